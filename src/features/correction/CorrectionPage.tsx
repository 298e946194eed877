import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { STAFF_DEVICE } from '../../data/staff/staff-device'
import { answerToComplete, type AnswerToComplete } from '../../data/staff/complete-answer'
import { correctAnswer } from '../../data/staff/amendments'
import { loadStaffSending } from '../../data/staff/load-sending'
import { completingUploader } from '../../data/staff/uploader'
import { whyUnread, workFailure } from '../../data/staff/work-failure'
import { oneAnswer } from '../../domain/access/things'
import { completionOf } from '../../domain/correction/locks'
import { isReviewable } from '../../domain/correction/badge'
import { openCorrection } from '../../engine/correction/correcting'
import type { DraftSlot } from '../../engine/draft-slot'
import { idInAddress, paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { StoredWorkPage } from '../../renderer/StoredWorkPage'
import { WorkRefused } from '../../renderer/WorkRefused'
import { useLoaded } from '../../renderer/use-loaded'
import { useToast } from '../../ui/staff/toast'
import { CorrectionForm } from './CorrectionForm'
import type { CorrectionToSend } from '../../domain/correction/to-send'

/** /correctForm/{id}: a supervisor puts an answer right, or asks the citizen for it again (CORR-01 to CORR-04). */
export function CorrectionPage() {
  const answerId = idInAddress(useParams().answerId ?? '')
  const { user, ability } = useSession()
  const [loaded, retry] = useLoaded(useCallback(() => answerToComplete(answerId), [answerId]))
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed') return <Problem why={whyUnread(loaded.error)} onRetry={retry} />
  const { stored } = loaded.value
  if (ability.cannot('correct', oneAnswer(stored))) return <Problem why="forbidden" />
  if (!isReviewable(stored.opcionales)) return <Problem why="notReviewed" />
  if (completionOf(stored) === 'sealed') return <Problem why="signed" />
  return <LoadedAnswer answer={loaded.value} username={user.username} onRenew={retry} />
}

type Unworkable = 'missing' | 'forbidden' | 'damaged' | 'failed' | 'notReviewed' | 'signed'

function Problem({ why, onRetry }: { why: Unworkable; onRetry?: () => void }) {
  const { t } = useTranslation('correction')
  return <WorkRefused why={why} words={(key) => t(`notShown.${key}`)} onRetry={onRetry} />
}

interface LoadedAnswerProps {
  answer: AnswerToComplete
  username: string
  onRenew: () => void
}

function LoadedAnswer({ answer, username, onRenew }: LoadedAnswerProps) {
  const { t } = useTranslation('correction')
  const navigate = useNavigate()
  const toast = useToast()
  const { stored } = answer
  const correct = useCallback(
    async (request: CorrectionToSend) => {
      const told = await correctAnswer(request)
      // The correction is stored, but the supervisor must know that the citizen got no mail.
      if (told === 'failed') toast.warning(t('notTold'))
    },
    [t, toast],
  )
  const open = useCallback(
    (slot: DraftSlot) =>
      openCorrection(answer, slot, {
        uploader: completingUploader,
        failureOf: workFailure,
        correct,
        ...STAFF_DEVICE,
      }),
    [answer, correct],
  )
  const view = paths.view.href(stored.id)
  return (
    <StoredWorkPage
      answer={answer}
      verb="corregir"
      username={username}
      open={open}
      loadSending={loadStaffSending}
      title={t('title', { code: stored.codigoMunicipio })}
      saved={t('saved')}
      next={view}
    >
      {(correcting, on) => (
        <CorrectionForm
          {...on}
          correcting={correcting}
          onRenew={onRenew}
          onCancel={() => void navigate(view)}
        />
      )}
    </StoredWorkPage>
  )
}
