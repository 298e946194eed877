import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_PICKS, reviewBadge, type ReviewBadge } from '../../domain/correction/badge'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import { useCorrecting } from './context'

const TONE: Record<ReviewBadge, Tone> = { inReview: 'info', toCorrect: 'warning', approved: 'success' }

/** The state that the review will have with the current ticks (VIEW-02). */
export function ReviewTag() {
  const { t } = useTranslation('staff')
  const { ask, stored } = useCorrecting()
  const { items } = useSyncExternalStore(ask.on, ask.get)
  const badge = reviewBadge(stored.requestsForChanges ?? [], { ...NO_PICKS, answers: items })
  return (
    <p>
      <StatusTag label={t(`view.badge.${badge}`)} tone={TONE[badge]} />
    </p>
  )
}
