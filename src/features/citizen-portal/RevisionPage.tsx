import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CITIZEN } from '../../data/citizen/citizen'
import { reviseAnswer, storedOwnAnswer, type StoredOwnAnswer } from '../../data/citizen/own-answers'
import { DEVICE } from '../../data/device'
import { detailsOf, errorCodeOf, serviceFailureOf } from '../../data/errors'
import { uploaderFor } from '../../data/public/uploader'
import type { RevisionFault } from '../../domain/correction/revise'
import { isOver, waitingRequest, type RequestForChanges } from '../../domain/answer/corrections/request'
import { localized } from '../../domain/language'
import { openRevision, type RevisionPorts } from '../../engine/correction/revising'
import type { DraftSlot } from '../../engine/draft-slot'
import type { SaveFailure } from '../../engine/saving'
import { useCitizen } from '../../lib/citizen'
import { formatDate } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import { useLanguage } from '../../lib/i18n'
import { idInAddress, paths } from '../../lib/paths'
import { useNamePlace, usePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { RefusedPage } from '../../renderer/refused/RefusedPage'
import { useLoaded } from '../../renderer/use-loaded'
import { useOpened } from '../../renderer/use-opened'
import { messageAction } from '../../ui/MessagePage'
import styles from './CitizenPortal.module.css'
import { OwnAnswerFailed } from './OwnAnswerFailed'
import { RevisionForm } from './RevisionForm'

/** Whether the function refused it for that reason. The function decides, because this device's clock may be wrong. */
function isBecause(failed: unknown, reason: RevisionFault): boolean {
  const said = detailsOf(failed)
  return typeof said === 'object' && said !== null && 'reason' in said && said.reason === reason
}

/** Why a revision was refused: another tab sent it first, or its last day is over. */
async function failureAt(answerId: string, failed: unknown): Promise<SaveFailure> {
  const service = serviceFailureOf(failed)
  if (service) return service
  if (errorCodeOf(failed) === 'offline') return 'offline'
  if (isBecause(failed, 'late')) return 'closed'
  const code = errorCodeOf(failed)
  if (code === 'forbidden') return 'forbidden'
  const now = await storedOwnAnswer(answerId).catch(() => null)
  const waiting = now && waitingRequest(now.stored.requestsForChanges)
  if (now && !waiting) return 'answered'
  if (now && waiting && isOver(waiting, now.stored, new Date())) return 'closed'
  return code === 'conflict' ? 'changed' : 'failed'
}

const UPLOADER = uploaderFor(CITIZEN, { completes: true })

const portsFor = (answerId: string): RevisionPorts => ({
  uploader: UPLOADER,
  revise: reviseAnswer,
  failureOf: (error) => failureAt(answerId, error),
  ...DEVICE,
})

/** /ciudadano/revision/{id}: a citizen revises what was asked for, and nothing else (CORR-05). */
export function RevisionPage() {
  const answerId = idInAddress(useParams().answerId ?? '')
  const { emisor } = useCitizen()
  const language = useLanguage()
  const [loaded, retry] = useLoaded(useCallback(() => storedOwnAnswer(answerId), [answerId]))
  useNamePlace(emisor.nombre, emisor.marca, loaded.status === 'done' ? loaded.value.version : null)
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed') {
    return (
      <article className={styles.page}>
        <OwnAnswerFailed error={loaded.error} onRetry={retry} />
      </article>
    )
  }
  const request = waitingRequest(loaded.value.stored.requestsForChanges)
  if (!request)
    return <AlreadyRevised answerId={answerId} about={localized(loaded.value.version, 'titulo', language)} />
  return <Asked answer={loaded.value} request={request} onRenew={retry} />
}

/** The revision, or why it cannot be given any more (CORR-10). */
function Asked(given: RevisionProps) {
  const zone = useZone()
  const { t } = useTranslation('citizen')
  const { answer, request } = given
  const place = usePlace()
  const title = localized(answer.version, 'titulo', useLanguage())
  const [over] = useState(() => isOver(request, answer.stored, new Date()))
  if (!over) return <Revision {...given} />
  return (
    <RefusedPage
      about={title}
      place={place}
      title={t('revise.lateTitle', { date: request.vence ? formatDate(request.vence, zone) : '' })}
      actions={
        <Link className={messageAction.main} to={paths.ownAnswer.href(answer.stored.id)}>
          {t('revise.see')}
        </Link>
      }
    >
      <p>{t('revise.overText')}</p>
    </RefusedPage>
  )
}

function AlreadyRevised({ answerId, about }: { answerId: string; about: string }) {
  const { t } = useTranslation('citizen')
  useTitle(t('revise.doneTitle'))
  return (
    <RefusedPage
      about={about}
      place={usePlace()}
      title={t('revise.doneTitle')}
      actions={
        <Link className={messageAction.main} to={paths.ownAnswer.href(answerId)}>
          {t('revise.see')}
        </Link>
      }
    >
      <p>{t('revise.doneText')}</p>
    </RefusedPage>
  )
}

interface RevisionProps {
  answer: StoredOwnAnswer
  request: RequestForChanges
  onRenew: () => void
}

function Revision({ answer, request, onRenew }: RevisionProps) {
  const { t } = useTranslation('citizen')
  const language = useLanguage()
  const navigate = useNavigate()
  const { municipio, id } = useCitizen()
  const { stored, version } = answer
  const open = useCallback(
    (slot: DraftSlot) => openRevision(answer, request, slot, portsFor(answer.stored.id)),
    [answer, request],
  )
  // Other citizens on this device have drafts of their own.
  const { work: revising, discard } = useOpened(`revisar/${stored.id}`, `${municipio} ${id}`, open)
  useTitle(t('revise.title'), localized(version, 'titulo', language))
  if (!revising) return <FormSkeleton />
  const saved = paths.citizenSaved.href(stored.idPlantilla, stored.codigoMunicipio)
  return (
    <RevisionForm
      revising={revising}
      onDiscard={discard}
      onRenew={onRenew}
      onSaved={() => void navigate(saved, { replace: true })}
    />
  )
}
