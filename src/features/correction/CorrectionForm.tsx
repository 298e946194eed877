import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { rowSpot } from '../../domain/answer/corrections/spot'
import { recheckFile } from '../../data/staff/recheck-file'
import { filePage } from '../../domain/files/file-page'
import type { Correcting } from '../../engine/correction/correcting'
import { FilesFrom } from '../../lib/files'
import { takeReviewPicks } from '../../lib/review-picks'
import type { ClosedParts, RowsAway } from '../../renderer/context'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { CLOSED } from '../../renderer/closed'
import { ClosedWordsValue, type ClosedWords } from '../../renderer/closed/words'
import { Notice } from '../../ui/native/Notice'
import styles from './Correction.module.css'
import { CorrectedQuestion } from './CorrectedQuestion'
import { CorrectionBar } from './CorrectionBar'
import { CorrectionFailures } from './CorrectionFailures'
import { CorrectingContext } from './context'
import { PlaceBefore } from './PlaceBefore'
import { ReviewTag } from './ReviewTag'
import { WholeTick } from './WholeTick'

/** The components that draw the items of an answer in correction. */
const CORRECTED: ClosedParts = {
  ...CLOSED,
  Question: CorrectedQuestion,
  Whole: WholeTick,
  Place: PlaceBefore,
}

interface CorrectionFormProps {
  correcting: Correcting
  onSaved: () => void
  onCancel: () => void
  onDiscard: () => void
  /** Opens the answer as it stands now, with what was put right. */
  onRenew: () => void
}

/** An answer in which everything can be corrected or asked of the citizen (CORR-02, CORR-04). */
export function CorrectionForm({ correcting, onCancel, onRenew, ...given }: CorrectionFormProps) {
  const { t } = useTranslation('correction')
  const { answering, stored, carried, removals, ask } = correcting
  useEffect(() => {
    for (const pick of takeReviewPicks(stored.id)) ask.tick(pick, true)
  }, [ask, stored.id])
  const away = useMemo(
    (): RowsAway => ({
      on: removals.on,
      has: (index, row) => {
        const section = answering.version.secciones[index]
        return section !== undefined && removals.has(rowSpot(section, row))
      },
    }),
    [answering, removals],
  )
  const words = useMemo(
    (): ClosedWords => ({
      why: () => '',
      noCondition: '',
      signed: t('signed'),
      unsigned: t('unsigned'),
      signatureOf: (name) => t('signatureOf', { name }),
    }),
    [t],
  )
  return (
    <CorrectingContext value={correcting}>
      <ClosedWordsValue value={words}>
        <FilesFrom
          read={answering.readFile}
          recheck={(path) => recheckFile({ path, answerId: stored.id })}
          pageOf={filePage}
        >
          <AnswerForm
            {...given}
            answering={answering}
            closed={CORRECTED}
            away={away}
            facts={
              <>
                <p className={styles.facts}>{t('code', { code: stored.codigoMunicipio })}</p>
                <ReviewTag />
              </>
            }
            notices={
              <Notice tone={carried ? 'warning' : 'info'} title={t(carried ? 'carried' : 'rule')}>
                <p>{t(carried ? 'carriedText' : 'ruleText')}</p>
              </Notice>
            }
            bar={(toast) => <CorrectionBar toast={toast} onCancel={onCancel} />}
            failures={<CorrectionFailures onRenew={onRenew} />}
          />
        </FilesFrom>
      </ClosedWordsValue>
    </CorrectingContext>
  )
}
