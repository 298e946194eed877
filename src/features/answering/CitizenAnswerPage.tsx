import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSummaryFormat } from '../../questions/summary-format'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { CITIZEN } from '../../data/citizen/citizen'
import { citizenHasAnswered } from '../../data/citizen/has-answered'
import { saveAs } from '../../data/public/answers'
import { loadPublicForm, PUBLIC_DEVICE } from '../../data/public/forms'
import { uploaderFor } from '../../data/public/uploader'
import type { Citizen } from '../../domain/answer/answer'
import { anonymousAuthor } from '../../domain/answering/new-answer'
import type { CitizenLogin } from '../../domain/citizen/login'
import { toCitizen } from '../../domain/citizen/citizen'
import type { FormVersion } from '../../domain/form/form'
import type { Branding } from '../../domain/geography/branding'
import { localized } from '../../domain/language'
import type { AnsweringPorts } from '../../engine/ports'
import type { SaveFailure } from '../../engine/saving'
import { useCitizen } from '../../lib/citizen'
import { currentLanguage, useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { useLoaded } from '../../renderer/use-loaded'
import { portalRefusal, refusalOfError, refusalOfReason, saveFailureOf } from './access'
import { DataNotice } from './DataNotice'
import { ClosingNote, OutsideHours } from './reaching/lazy'
import { FormRefused } from './refused/lazy-refused'
import { publicFailure } from './public-failure'
import { paidOrderOf } from './paid-order'
import { savedState } from './saved-state'
import { useAnswering } from './use-answering'
import { WhoAnswers } from './WhoAnswers'

const UPLOADER = uploaderFor(CITIZEN)

/**
 * Whether the citizen has already given the only answer that the form takes of each; false when it cannot be found out
 * (ANS-13).
 */
const hasAnswered = async ({ formId, opcionales }: FormVersion): Promise<boolean> =>
  opcionales.singleAnswer && (await citizenHasAnswered(formId).catch(() => false))

/** A form of the portal, and why the citizen cannot answer it, before anything is typed. */
async function loadForm(formId: string, { municipio }: CitizenLogin) {
  const { form, version, clockLagMs } = await loadPublicForm(formId)
  const { marca } = form
  if (!version)
    return {
      refusal: form.abierto ? ('late' as const) : refusalOfReason(form.motivo),
      version: null,
      marca,
      form,
      clockLagMs,
    }
  const refusal = portalRefusal(version, municipio)
  if (refusal) return { refusal, version: null, marca, form, clockLagMs }
  return (await hasAnswered(version))
    ? { refusal: 'answered' as const, version: null, marca, form, clockLagMs }
    : { refusal: null, version, marca, form, clockLagMs }
}

/** A form as a citizen answers it who came from the portal (CIT-02, ANS-02). */
export function CitizenAnswerPage() {
  const { formId = '' } = useParams()
  const citizen = useCitizen()
  const [loaded, retry] = useLoaded(useCallback(() => loadForm(formId, citizen), [formId, citizen]))
  const { emisor } = citizen
  useNamePlace(emisor.nombre, emisor.marca, loaded.status === 'done' ? loaded.value.version : null)
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed')
    return <FormRefused refusal={refusalOfError(loaded.error)} onRetry={retry} />
  const { refusal, version, marca, form, clockLagMs } = loaded.value
  if (refusal === 'late') return <OutsideHours form={form} clockLagMs={clockLagMs} onOpen={retry} />
  if (!version) return <FormRefused refusal={refusal} about={form.titulo} />
  return (
    <>
      {form.horario ? <ClosingNote form={form} clockLagMs={clockLagMs} /> : null}
      <CitizenForm version={version} marca={marca} citizen={citizen} onRenew={retry} />
    </>
  )
}

/** Why a save failed: the citizen may have answered in another tab meanwhile. */
async function failureOf(error: unknown, version: FormVersion): Promise<SaveFailure> {
  const isSecond = saveFailureOf(error) === 'refused' && (await hasAnswered(version))
  return isSecond ? 'answered' : publicFailure(error, version)
}

function usePorts(person: Citizen): AnsweringPorts {
  return useMemo(
    () => ({
      uploader: UPLOADER,
      save: (make) => saveAs(CITIZEN, (uid) => make(anonymousAuthor(uid))),
      failureOf,
      loadCheckout: async () => (await import('../../data/checkout/public')).CITIZENS_CHECKOUT,
      ...PUBLIC_DEVICE,
      language: currentLanguage,
      person,
    }),
    [person],
  )
}

interface CitizenFormProps {
  version: FormVersion
  marca: Branding | undefined
  citizen: CitizenLogin
  onRenew: () => void
}

function CitizenForm({ version, marca, citizen, onRenew }: CitizenFormProps) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const format = useSummaryFormat()
  const navigate = useNavigate()
  const person = useMemo(() => toCitizen(citizen, { kind: 'fisica', number: citizen.dni }), [citizen])
  // Other citizens on this device have drafts of their own.
  const drafts = `${citizen.municipio} ${citizen.id}`
  const { search } = useLocation()
  // As the link said it: later the address names the steps of the form.
  const [linked] = useState(search)
  const { answering, closed, notice, discard } = useAnswering(version, drafts, usePorts(person), {
    search: linked,
  })
  useTitle(localized(version, 'titulo', language), version.municipioInfo.nombre)
  if (!answering) return notice ?? <FormSkeleton />
  return (
    <>
      {notice}
      <AnswerForm
        answering={answering}
        closed={closed}
        facts={<WhoAnswers person={person} />}
        savingSays={t('form.savingSays', { place: version.municipioInfo.nombre || t('form.thePlace') })}
        last={<DataNotice marca={marca} />}
        onDiscard={discard}
        onRenew={onRenew}
        onSaved={() => {
          const paid = paidOrderOf(answering)
          if (paid) return void navigate(paid, { replace: true })
          const secciones = answering.engine.sections()
          const saved = { id: answering.answerId(), code: answering.code(), secciones, marca }
          const state = savedState(version, format, saved)
          void navigate(paths.citizenSaved.href(version.formId, saved.code), { replace: true, state })
        }}
      />
    </>
  )
}
