import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { STAFF_DEVICE } from '../../data/staff/staff-device'
import { answerToComplete, completeAnswer, type AnswerToComplete } from '../../data/staff/complete-answer'
import { loadStaffSending } from '../../data/staff/load-sending'
import { completingUploader } from '../../data/staff/uploader'
import { whyUnread, workFailure } from '../../data/staff/work-failure'
import { oneAnswer } from '../../domain/access/things'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { idInAddress, paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { useToast } from '../../ui/staff/toast'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { WorkRefused } from '../../renderer/WorkRefused'
import styles from '../../renderer/staff-frame.module.css'
import { useKeptPage } from '../../renderer/use-kept-page'
import { useLoaded } from '../../renderer/use-loaded'
import { openCompletion, type CompletionPorts } from '../../engine/completion/completing'
import type { DraftSlot } from '../../engine/draft-slot'
import { CompletionForm } from './CompletionForm'
import { useOpened } from '../../renderer/use-opened'

const PORTS: CompletionPorts = {
  uploader: completingUploader,
  complete: completeAnswer,
  failureOf: workFailure,
  ...STAFF_DEVICE,
}

/** /respuestas/actualizar/{id}: what an answer lacks is filled in, what it holds stays (COMP-01, COMP-02). */
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
  return (
    <WorkRefused
      title={t(`notShown.${why}Title`)}
      text={t(`notShown.${why}Text`)}
      retry={t('notShown.retry')}
      toForms={t('notShown.toForms')}
      onRetry={why === 'failed' ? onRetry : undefined}
    />
  )
}

interface LoadedAnswerProps {
  answer: AnswerToComplete
  username: string
  onRenew: () => void
}

function LoadedAnswer({ answer, username, onRenew }: LoadedAnswerProps) {
  const { t } = useTranslation('completion')
  const language = useLanguage()
  const navigate = useNavigate()
  const { key } = useLocation()
  const toast = useToast()
  const queries = useQueryClient()
  const { stored, version } = answer
  const open = useCallback((slot: DraftSlot) => openCompletion(answer, slot, PORTS), [answer])
  const { work: completing, discard } = useOpened(`completar/${stored.id}`, username, open)
  useKeptPage('staff', loadStaffSending)
  useTitle(t('title', { code: stored.codigoMunicipio }), localized(version, 'titulo', language))
  if (!completing) return <FormSkeleton />
  const list = paths.answers.href(stored.idPlantilla)
  const leave = () => {
    toast.success(t('saved'))
    void queries.invalidateQueries({ queryKey: ['answers', stored.idPlantilla] })
    void queries.invalidateQueries({ queryKey: ['answer', stored.id] })
    void navigate(list, { replace: true })
  }
  return (
    <div className={styles.frame}>
      <CompletionForm
        completing={completing}
        onSaved={leave}
        onDiscard={discard}
        onRenew={onRenew}
        // Whoever came here by a link of its own has nowhere to go back to.
        onCancel={() => void (key === 'default' ? navigate(list) : navigate(-1))}
      />
    </div>
  )
}
