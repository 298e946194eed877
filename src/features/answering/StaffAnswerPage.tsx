import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { formToAnswer } from '../../data/staff/form-to-answer'
import { isBlockedMunicipality, isFull } from '../../data/staff/limits'
import { loadStaffSending } from '../../data/staff/load-sending'
import { zoneAt } from '../../data/staff/zones'
import type { Form } from '../../domain/form/form'
import { toVersion } from '../../domain/form/version'
import { localized } from '../../domain/language'
import { answersTo } from '../../domain/access/things'
import type { User } from '../../domain/user/user'
import { useLanguage } from '../../lib/i18n'
import { usePreload } from '../../lib/navigation'
import { tellOutbox, wakeWhenBack } from '../../lib/outbox-signal'
import { paths } from '../../lib/paths'
import { useRecentForm } from '../../lib/recent-forms'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { ZoneProvider } from '../../lib/zone'
import { messageAction } from '../../ui/MessagePage'
import { useToast } from '../../ui/staff/toast'
import { AccessRefused } from './AccessRefused'
import { refusalOfError, type Refusal } from './access'
import type { AnsweringPorts } from '../../engine/ports'
import { createStartState } from '../../engine/start-state'
import { paidOrderOf } from './paid-order'
import { StateDialog } from './finish/StateDialog'
import { useHandCopy } from './finish/use-hand-copy'
import { StaffFrame } from '../../renderer/StaffFrame'
import styles from '../../renderer/StaffFrame.module.css'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { SavedDraftNotice } from './SavedDraftNotice'
import { staffRefusal } from './staff-access'
import { staffPorts } from './staff-ports'
import { StaffDrafts } from './drafts/StaffDrafts'
import { useAnswering } from './use-answering'
import { useOfflinePage } from '../../renderer/use-offline-page'
import { useLoaded } from '../../renderer/use-loaded'
import { DRAFT_PARAMETER } from '../../lib/draft-address'

/** Which of the drafts of a form the address names; undefined for the first one. */
function useWantedDraft(): number | undefined {
  const [search] = useSearchParams()
  const number = Number(search.get(DRAFT_PARAMETER))
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** A placeholder for the answer, in the address of a page that is loaded ahead. */
const ANY_ANSWER = '-'

/**
 * A form, by which clock it is answered (OPS-08), whether it has all the answers that it takes (ANS-12), and whether its municipality is blocked (AUTH-11). The
 * person's own municipality is not, or there would be no session.
 */
async function loadForm(username: string, municipalityPath: string, formId: string) {
  const { value: form, keptAt } = await formToAnswer(username, formId)
  const zonaHoraria = await zoneAt(form.municipalityPath)
  // Without network, or when this read fails, the server refuses the answer when it is sent.
  const isKnown = async (told: Promise<boolean>) => keptAt === null && (await told.catch(() => false))
  const isElsewhere = form.municipalityPath !== municipalityPath
  const blocked = isElsewhere && (await isKnown(isBlockedMunicipality(form.municipalityPath)))
  return { form, zonaHoraria, keptAt, blocked, full: !blocked && (await isKnown(isFull(form))) }
}

/** A form as a member of staff answers it. */
export function StaffAnswerPage() {
  const { formId = '' } = useParams()
  const { user, ability } = useSession()
  const { username, municipalityPath } = user
  // Not repeated when the server confirms the session: the form would close while the person types.
  const load = useCallback(
    () => loadForm(username, municipalityPath, formId),
    [username, municipalityPath, formId],
  )
  const [loaded, retry] = useLoaded(load)
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed')
    return <StaffRefused refusal={refusalOfError(loaded.error)} onRetry={retry} />
  const { form, zonaHoraria, keptAt, blocked, full } = loaded.value
  const refusal = staffRefusal(form, ability) ?? (blocked ? 'blocked' : full ? 'closed' : null)
  if (refusal === 'deleted') return <BackToForms />
  if (refusal) return <StaffRefused refusal={refusal} />
  return (
    <ZoneProvider zone={zonaHoraria}>
      {keptAt ? (
        <div className={styles.kept}>
          <SavedDraftNotice keptAt={keptAt} onRenew={retry} />
        </div>
      ) : null}
      <StaffForm form={form} zonaHoraria={zonaHoraria} user={user} onRenew={retry} />
    </ZoneProvider>
  )
}

function StaffRefused({ refusal, onRetry }: { refusal: Refusal; onRetry?: () => void }) {
  const { t } = useTranslation('answering')
  return (
    <AccessRefused refusal={refusal} {...(onRetry && { onRetry })}>
      <Link className={messageAction.plain} to={paths.forms.href()}>
        {t('access.toForms')}
      </Link>
    </AccessRefused>
  )
}

/** A deleted form leads back to the list, which says why (ANS-11). */
function BackToForms() {
  const { t } = useTranslation('answering')
  const navigate = useNavigate()
  const toast = useToast()
  const message = t('access.deletedTitle')
  useEffect(() => {
    toast.error(message)
    void navigate(paths.forms.href(), { replace: true })
  }, [toast, message, navigate])
  return null
}

interface StaffFormProps {
  form: Form
  zonaHoraria: string
  user: User
  onRenew: () => void
}

function StaffForm({ form, zonaHoraria, user, onRenew }: StaffFormProps) {
  const { t } = useTranslation(['answering', 'finish', 'outbox', 'staff'])
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useToast()
  const handCopy = useHandCopy()
  // Staff enter answers without a link.
  const version = useMemo(
    () => ({ ...toVersion(form), zonaHoraria, soloFirmado: undefined }),
    [form, zonaHoraria],
  )
  const { citizenHash = '' } = useParams()
  const ports = useStaffPorts(user, form, citizenHash)
  const wanted = useWantedDraft()
  const { answering, discard } = useAnswering(version, user.username, ports, { wanted })
  const sends = useMaySend(form)
  const books = useMayBook(form)
  useOfflinePage('staff', useLoadEnd(sends))
  useRecentForm(user.username, form)
  useTitle(localized(form, 'titulo', language), form.municipioInfo.nombre)
  if (!answering) return <FormSkeleton />
  return (
    <StaffFrame>
      <AnswerForm
        answering={answering}
        savingSays={t('staff:forms.answerSaves')}
        verb="save"
        onDiscard={discard}
        onRenew={onRenew}
        notices={<StaffDrafts answering={answering} username={user.username} stand="above" />}
        onLeft={() => {
          tellOutbox()
          void wakeWhenBack()
          toast.success(t('outbox:left', { code: answering.code() }))
          void navigate(paths.device.href(), { replace: true })
        }}
        {...(sends && { sendLabel: t('finish:send') })}
        onSaved={(toSend) => {
          const paid = paidOrderOf(answering)
          if (paid) return void navigate(paid, { replace: true })
          const code = answering.code()
          if (form.opcionales.automaticDownload) void handCopy(answering.answerId(), code)
          if (!toSend && !books) return void navigate(paths.forms.href(code), { replace: true })
          toast.success(t('staff:forms.answerSaved', { code }))
          // Leaving at once would abort the download of the copy.
          const next = toSend ? { sends: true } : { books: !form.opcionales.automaticDownload }
          void navigate(paths.view.href(answering.answerId(), next), { replace: true })
        }}
      >
        <StateDialog />
      </AnswerForm>
      <StaffDrafts answering={answering} username={user.username} stand="below" />
    </StaffFrame>
  )
}

/** Loads the pages after the form ahead, while there is a network. */
function useLoadEnd(sends: boolean) {
  const preload = usePreload()
  return useCallback(() => {
    const next = [paths.forms.href(), paths.device.href(), ...(sends ? [paths.view.href(ANY_ANSWER)] : [])]
    return Promise.all([loadStaffSending(), ...next.map(preload)])
  }, [preload, sends])
}

/** Whether the answer may be sent by mail once it is saved; forms for everybody do not offer it (ANS-17). */
function useMaySend(form: Form): boolean {
  const { user, ability } = useSession()
  const { envioEmail, publico } = form.opcionales
  return envioEmail && !publico && ability.can('read', answersTo(form, user.username))
}

/**
 * Whether an appointment is booked once the answer is saved: in its view, which the person must be allowed to open
 * (APPT-01).
 */
function useMayBook(form: Form): boolean {
  const { user, ability } = useSession()
  return form.opcionales.addAppointment && ability.can('read', answersTo(form, user.username))
}

function useStaffPorts(user: User, form: Form, hash: string): AnsweringPorts {
  const { ability } = useSession()
  const { username, firstName, lastName, inspectorID } = user
  // A ref, so that the form stays open when the person's abilities change.
  const current = useRef(ability)
  current.current = ability
  const mayMove = ability.can('move', answersTo(form, username))
  return useMemo(
    () => ({
      ...staffPorts({
        user: { username, firstName, lastName, inspectorID },
        hash,
        ability: () => current.current,
      }),
      ...(mayMove && { startState: createStartState }),
    }),
    [hash, mayMove, username, firstName, lastName, inspectorID],
  )
}
