import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerRow } from '../../domain/answers-list/row'
import { isLate, revisionToClose, waitingRequest } from '../../domain/answer/corrections/request'
import { StatusTag } from '../../ui/staff/StatusTag'

/** Marks an answer that waits for its citizen, one that waits too long (CORR-10), and one whose revision waits for staff. */
export function ReviewMark({ answer }: { answer: AnswerRow }) {
  const { t } = useTranslation('staff')
  const [now] = useState(() => new Date())
  const request = waitingRequest(answer.requestsForChanges)
  if (revisionToClose(answer.requestsForChanges)) {
    return <StatusTag label={t('view.revised')} tone="warning" />
  }
  if (!request) return null
  return isLate(request, now) ? (
    <StatusTag label={t('view.late')} tone="danger" />
  ) : (
    <StatusTag label={t('view.badge.inReview')} tone="info" />
  )
}
