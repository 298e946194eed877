import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeVacant, rowsOf } from '../../domain/answer/rows'
import { sectionView } from '../../domain/answer/view'
import { rowSpot } from '../../domain/answer/corrections/spot'
import type { Section } from '../../domain/form/section'
import { behaviourOf } from '../../domain/question-types'
import { useSummaryFormat } from '../../questions/summary-format'
import { useForm } from '../../renderer/context'
import { focusPlace } from '../../renderer/focus-place'
import { rowKey } from '../../renderer/parts/RowCard'
import { useRowNumber } from '../../renderer/parts/row-number'
import { Button } from '../../ui/native/Button'
import { TrashIcon } from '../../ui/native/icons'
import { NamedPart } from '../../ui/NamedPart'
import { RemovedPart } from './RemovedPart'
import { useCorrecting } from './context'
import { useIsAway } from './use-is-away'

interface RowProps {
  section: number
  row: number
  /** Its questions. */
  children: ReactNode
}

/** A row that may be taken away, and put back (CORR-02, CORR-07). */
export function CorrectedRow({ section: index, row, children }: RowProps) {
  const { engine } = useForm().answering
  const section = useSyncExternalStore(
    (listener) => engine.onShape(index, listener),
    () => engine.shape(index),
  )
  // A row that was added just now is simply removed.
  if (!section?.repetible || engine.policy.row(index, row) === 'open') return children
  return (
    <Row section={section} index={index} row={row}>
      {children}
    </Row>
  )
}

function Row({
  section,
  index,
  row,
  children,
}: Omit<RowProps, 'section'> & { section: Section; index: number }) {
  const { t } = useTranslation('correction')
  const { t: texts } = useForm()
  const { remove, removals } = useCorrecting()
  const isAway = useIsAway(rowSpot(section, row))
  const isOnly = useSyncExternalStore(
    removals.on,
    () => !mayBeVacant(section) && rowsLeft(section, removals.has) === 1,
  )
  const put = (away: boolean) => {
    remove(rowSpot(section, row), away)
    focusPlace(rowKey(index, row))
  }
  const inWords = useRowInWords(index, row)
  const number = useRowNumber(index, row)
  if (isAway) {
    return (
      <RemovedPart
        words={t('away.row')}
        back={<NamedPart sentence={(part) => t('away.backOf', { name: part })} part={inWords} />}
        onBack={() => put(false)}
      >
        {inWords}
      </RemovedPart>
    )
  }
  const name = t('away.name', { number })
  return (
    <>
      {children}
      {isOnly ? null : (
        <div>
          <Button
            look="quiet"
            icon={<TrashIcon />}
            aria-label={texts('repeat.removeRow', { row: name })}
            onClick={() => put(true)}
          >
            {texts('repeat.remove')}
          </Button>
        </div>
      )}
    </>
  )
}

const rowsLeft = (section: Section, isAway: (spot: ReturnType<typeof rowSpot>) => boolean): number =>
  rowsOf(section).filter((_, row) => !isAway(rowSpot(section, row))).length

/** The answers of a row in one line. */
function useRowInWords(index: number, row: number): string {
  const { answering, t } = useForm()
  const format = useSummaryFormat()
  const whole = answering.engine.sections()[index]
  const questions = (whole && sectionView(whole, index).groups[row]?.questions) ?? []
  const words = questions
    .map(({ question }) => behaviourOf(question).summary(question, question, format))
    .filter(Boolean)
  return words.join(' · ') || t('repeat.empty')
}
