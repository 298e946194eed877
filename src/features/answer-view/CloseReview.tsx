import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { closeReview } from '../../data/staff/amendments'
import { errorCodeOf } from '../../data/errors'
import { oneAnswer } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { revisionToClose, untouchedOf } from '../../domain/answer/corrections/request'
import { useAbility } from '../../lib/ability'
import { useToast } from '../../ui/staff/toast'
import styles from './AnswerView.module.css'

interface CloseReviewProps {
  answer: Answer
  /** Reads the answer again. */
  onClosed: () => Promise<unknown>
}

/** What a citizen revised and nobody has looked at yet, with the button that closes it (VIEW-02). */
export function CloseReview({ answer, onClosed }: CloseReviewProps) {
  const { t } = useTranslation(['staff', 'common'])
  const ability = useAbility()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const revision = revisionToClose(answer.requestsForChanges)
  if (!revision) return null
  const left = untouchedOf(revision).map(({ title }) => title)
  const close = async () => {
    setBusy(true)
    try {
      await closeReview({ answerId: answer.id, lastUpdate: answer.lastUpdate?.getTime() ?? null })
      toast.success(t('view.reviewClosed'))
    } catch (error) {
      const isChanged = errorCodeOf(error) === 'conflict'
      const unheard = serviceFailureKey(error) ?? 'view.reviewNotClosed'
      toast.error(t(isChanged ? 'view.reviewChanged' : unheard))
    } finally {
      setBusy(false)
      await onClosed()
    }
  }
  return (
    <>
      <p className={styles.lead}>
        {left.length > 0
          ? t('view.toReviewUntouched', { what: [...new Set(left)].join(', ') })
          : t('view.toReview')}
      </p>
      {ability.can('correct', oneAnswer(answer)) && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void close()}>
          {t('view.closeReview')}
        </Button>
      )}
    </>
  )
}
