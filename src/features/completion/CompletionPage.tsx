import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { STAFF_DEVICE } from '../../data/staff/staff-device'
import { answerToComplete, completeAnswer, type AnswerToComplete } from '../../data/staff/complete-answer'
import { loadStaffSending } from '../../data/staff/load-sending'
import { completingUploader } from '../../data/staff/uploader'
import { whyUnread, workFailure } from '../../data/staff/work-failure'
import { oneAnswer } from '../../domain/access/things'
import { idInAddress, paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { StoredWorkPage } from '../../renderer/StoredWorkPage'
import { WorkRefused } from '../../renderer/WorkRefused'
import { useLoaded } from '../../renderer/use-loaded'
import { openCompletion, type CompletionPorts } from '../../engine/completion/completing'
import type { DraftSlot } from '../../engine/draft-slot'
import { CompletionForm } from './CompletionForm'

const PORTS: CompletionPorts = {
  uploader: completingUploader,
  complete: completeAnswer,
  failureOf: workFailure,
  ...STAFF_DEVICE,
}

/** /respuestas/actualizar/{id}: what an answer lacks is filled in, what was given stays (COMP-01, COMP-02). */
export function CompletionPage() {
  const answerId = idInAddress(useParams().answerId ?? '')
  const { user, ability } = useSession()
  const [loaded, retry] = useLoaded(useCallback(() => answerToComplete(answerId), [answerId]))
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed') return <Problem why={whyUnread(loaded.error)} onRetry={retry} />
  if (ability.cannot('move', oneAnswer(loaded.value.stored))) return <Problem why="forbidden" />
  return <LoadedAnswer answer={loaded.value} username={user.username} onRenew={retry} />
}

type Unworkable = 'missing' | 'forbidden' | 'damaged' | 'failed'

function Problem({ why, onRetry }: { why: Unworkable; onRetry?: () => void }) {
  const { t } = useTranslation('completion')
  return <WorkRefused why={why} words={(key) => t(`notShown.${key}`)} onRetry={onRetry} />
}

interface LoadedAnswerProps {
  answer: AnswerToComplete
  username: string
  onRenew: () => void
}

function LoadedAnswer({ answer, username, onRenew }: LoadedAnswerProps) {
  const { t } = useTranslation('completion')
  const navigate = useNavigate()
  const { key } = useLocation()
  const { idPlantilla, codigoMunicipio } = answer.stored
  const open = useCallback((slot: DraftSlot) => openCompletion(answer, slot, PORTS), [answer])
  const list = paths.answers.href(idPlantilla)
  return (
    <StoredWorkPage
      answer={answer}
      verb="completar"
      username={username}
      open={open}
      loadSending={loadStaffSending}
      title={t('title', { code: codigoMunicipio })}
      saved={t('saved')}
      next={list}
    >
      {(completing, on) => (
        <CompletionForm
          {...on}
          completing={completing}
          onRenew={onRenew}
          // A person who opened the page by its address has nowhere to go back to.
          onCancel={() => void (key === 'default' ? navigate(list) : navigate(-1))}
        />
      )}
    </StoredWorkPage>
  )
}
