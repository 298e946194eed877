import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { saveAnswer } from '../../data/staff/answers'
import { formToAnswer } from '../../data/staff/form-to-answer'
import { createCitizen, findCitizen, findCitizenByHash } from '../../data/staff/citizens'
import { hasAnswered, isFull } from '../../data/staff/limits'
import { loadStaffSending } from '../../data/staff/load-sending'
import { sessionUid } from '../../data/staff/session'
import { staffUploader } from '../../data/staff/uploader'
import { authorOf } from '../../domain/answer/new-answer'
import type { Form } from '../../domain/form/form'
import { toVersion } from '../../domain/form/version'
import { localized } from '../../domain/language'
import type { User } from '../../domain/user/user'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { messageAction } from '../../ui/MessagePage'
import { useToast } from '../../ui/staff/toast'
import { AccessFace } from './AccessFace'
import { refusalOfError, type Refusal } from './access'
import type { AnsweringPorts } from './engine/answering'
import { AnswerForm } from './form/AnswerForm'
import { FormSkeleton } from './FormSkeleton'
import { KeptNotice } from './KeptNotice'
import { staffRefusal } from './staff-access'
import { staffFailure } from './staff-failure'
import styles from './StaffAnswerPage.module.css'
import { useAnswering } from './use-answering'
import { useKeptPage } from './use-kept-page'
import { useLoaded } from './use-loaded'

/** A form, and whether it already has all the answers that it takes (ANS-12). */
async function loadForm(username: string, formId: string) {
  const { value: form, keptAt } = await formToAnswer(username, formId)
  // Without network, or when it cannot be told, the server says so when the answer is sent.
  return { form, keptAt, full: keptAt === null && (await isFull(form).catch(() => false)) }
}

/** A form as a member of staff answers it. */
export function StaffAnswerPage() {
  const { formId = '' } = useParams()
  const { user } = useSession()
  const [loaded, retry] = useLoaded(
    useCallback(() => loadForm(user.username, formId), [user.username, formId]),
  )
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed') return <StaffFace refusal={refusalOfError(loaded.error)} onRetry={retry} />
  const { form, keptAt, full } = loaded.value
  const refusal = staffRefusal(form, user) ?? (full ? 'closed' : null)
  if (refusal === 'deleted') return <BackToForms />
  if (refusal) return <StaffFace refusal={refusal} />
  return (
    <>
      {keptAt ? (
        <div className={styles.kept}>
          <KeptNotice keptAt={keptAt} onRenew={retry} />
        </div>
      ) : null}
      <StaffForm form={form} user={user} onRenew={retry} />
    </>
  )
}

function StaffFace({ refusal, onRetry }: { refusal: Refusal; onRetry?: () => void }) {
  const { t } = useTranslation('answering')
  return (
    <AccessFace refusal={refusal} {...(onRetry && { onRetry })}>
      <Link className={messageAction.plain} to={paths.forms.href()}>
        {t('access.toForms')}
      </Link>
    </AccessFace>
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

function StaffForm({ form, user, onRenew }: { form: Form; user: User; onRenew: () => void }) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const navigate = useNavigate()
  const version = useMemo(() => toVersion(form), [form])
  const { citizenHash = '' } = useParams()
  const ports = useStaffPorts(user, citizenHash)
  const { answering, discard } = useAnswering(version, user.username, ports)
  useKeptPage('staff', loadStaffSending)
  useTitle(localized(form, 'titulo', language), form.municipioInfo.nombre)
  if (!answering) return <FormSkeleton />
  return (
    <div className={styles.frame}>
      <AnswerForm
        answering={answering}
        savingSays={t('form.savingSaysStaff')}
        onDiscard={discard}
        onRenew={onRenew}
        onSaved={() => void navigate(paths.forms.href(answering.code()), { replace: true })}
      />
    </div>
  )
}

function useStaffPorts(user: User, hash: string): AnsweringPorts {
  const { username, firstName, lastName, inspectorID } = user
  // The form stays open when something of the person changes that is not written on the answer.
  const current = useRef(user)
  current.current = user
  return useMemo(
    () => ({
      uploader: staffUploader,
      save: async (make) =>
        saveAnswer(make(authorOf({ username, firstName, lastName, inspectorID }, sessionUid()))),
      failureOf: (error, version) => staffFailure(error, version, current.current),
      now: () => new Date(),
      citizens: {
        hash,
        find: findCitizen,
        findByHash: findCitizenByHash,
        create: (municipioPath, citizen, attempt) => createCitizen({ ...citizen, municipioPath, attempt }),
        hasAnswered,
      },
    }),
    [hash, username, firstName, lastName, inspectorID],
  )
}
