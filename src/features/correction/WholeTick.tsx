import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionKey } from '../../domain/answer/path'
import { branchSpot, rowSpot } from '../../domain/answer/corrections/spot'
import { isOthersPart } from '../../domain/form/second-person'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { sentence } from '../../lib/sentence'
import { useForm, type WholeProps } from '../../renderer/context'
import { useRowNumber } from '../../renderer/parts/row-number'
import { Tick } from '../../renderer/Tick'
import styles from './Correction.module.css'
import { CorrectedRow } from './CorrectedRow'
import { useCorrecting } from './context'
import { useIsAway } from './use-is-away'

/** The tick of a whole section, row or condition, and whether a condition was changed (CORR-04, CORR-07). */
export function WholeTick({ section: index, row, condition, children }: WholeProps) {
  const { answering, language } = useForm()
  const { engine } = answering
  const section = useSyncExternalStore(
    (listener) => engine.onShape(index, listener),
    () => engine.shape(index),
  )
  // What another person gave is not for the citizen to change (REACH-11).
  if (!section) return null
  const isOthers = isOthersPart(section)
  const id = sectionKey(index)
  if (row !== undefined) {
    // A row that was added just now has no tick: the citizen has not seen it.
    const isNew = engine.policy.row(index, row) === 'open'
    return (
      <>
        {section.repetible && !isNew && !isOthers ? (
          <RowTick id={`${id}-r${row}`} {...{ index, section, row }} />
        ) : null}
        <CorrectedRow section={index} row={row}>
          {children}
        </CorrectedRow>
      </>
    )
  }
  if (condition !== undefined) {
    const branch = section.conditions[condition]
    return branch && !isOthers ? (
      <BranchTick
        id={`${id}-c${condition}`}
        spot={branchSpot(section, branch)}
        name={localized(branch, 'condition', language)}
        lang={foreignTag(branch, 'condition', language)}
      />
    ) : null
  }
  return isOthers ? null : (
    <SectionTick
      id={id}
      sectionId={section.id}
      name={localized(section, 'titulo', language)}
      lang={foreignTag(section, 'titulo', language)}
    />
  )
}

interface SectionTickProps {
  id: string
  sectionId: string
  name: string
  lang: string | undefined
}

function SectionTick({ id, sectionId, name, lang }: SectionTickProps) {
  const { t } = useTranslation('correction')
  const { ask } = useCorrecting()
  return (
    <Tick
      id={`tick-${id}`}
      label={sentence((part) => t('tick.section', { name: part }), <bdi lang={lang}>{name}</bdi>)}
      words={t('tick.sectionWords')}
      on={ask.on}
      isOn={() => ask.hasSection(sectionId)}
      onTick={(isOn) => ask.tickSection(sectionId, isOn)}
    />
  )
}

interface RowTickProps {
  id: string
  index: number
  section: Section
  row: number
}

function RowTick({ id, index, section, row }: RowTickProps) {
  const { t } = useTranslation('correction')
  const { ask } = useCorrecting()
  const pick = { ...rowSpot(section, row), parte: 'fila' as const }
  const number = useRowNumber(index, row)
  if (useIsAway(pick)) return null
  return (
    <Tick
      id={`tick-${id}`}
      label={t('tick.row', { number })}
      words={t('tick.rowWords')}
      on={ask.on}
      isOn={() => ask.has(pick)}
      onTick={(isOn) => ask.tick(pick, isOn)}
    />
  )
}

interface BranchTickProps {
  id: string
  spot: ReturnType<typeof branchSpot>
  name: string
  lang: string | undefined
}

function BranchTick({ id, spot, name, lang }: BranchTickProps) {
  const { t } = useTranslation('correction')
  const { ask, wasChecked, isChecked } = useCorrecting()
  const pick = { ...spot, parte: 'condicion' as const }
  const before = wasChecked(spot)
  return (
    <div className={styles.under}>
      {before === isChecked(spot) ? null : (
        <p className={styles.was}>
          <span className={styles.word}>{t('before')}</span> {t(before ? 'checked' : 'unchecked')}
        </p>
      )}
      <Tick
        id={`tick-${id}`}
        label={sentence((part) => t('tick.of', { name: part }), <bdi lang={lang}>{name}</bdi>)}
        words={t('tick.words')}
        on={ask.on}
        isOn={() => ask.has(pick)}
        onTick={(isOn) => ask.tick(pick, isOn)}
      />
    </div>
  )
}
