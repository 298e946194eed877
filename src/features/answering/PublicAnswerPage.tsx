import { zoneOf } from '../../domain/zone'
import { ZoneProvider } from '../../lib/zone'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSummaryFormat } from '../../questions/summary-format'
import {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom'
import { loadPublicForm } from '../../data/public/forms'
import { loadPublicSending } from '../../data/public/load-sending'
import type { FormVersion } from '../../domain/form/form'
import type { Branding } from '../../domain/geography/branding'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { usePreload } from '../../lib/navigation'
import { noteOutbox } from '../../lib/outbox-note'
import { paths } from '../../lib/paths'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { publicRefusal, refusalOfError, refusalOfReason } from './access'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { DataNotice } from './DataNotice'
import { ClosingNote, KeepLater, OutsideHours } from './reaching/lazy'
import { FormRefused } from './refused/lazy-refused'
import { SavedDraftNotice } from './SavedDraftNotice'
import type { QueuedHere } from './queued-here'
import { QueuedPage } from './QueuedPage'
import { PUBLIC_PORTS, STRANGER } from './public-ports'
import { useAnswering } from './use-answering'
import { useOfflinePage } from '../../renderer/use-offline-page'
import { useLoaded } from '../../renderer/use-loaded'
import { paidOrderOf } from './paid-order'
import { savedState } from './saved-state'
import { noteSent, sentLately } from './sent-lately'

/** A placeholder for the code, in the address of a page that is loaded ahead. */
const ANY_CODE = '-'

/** A form that anybody with its link can answer without signing in. */
export function PublicAnswerPage() {
  const { formId = '' } = useParams()
  // The first page of a visit was not reached with the back button.
  const isFirst = useLocation().key === 'default'
  const isBack = useNavigationType() === NavigationType.Pop && !isFirst
  // Asked once: going back inside a new answer does not count.
  const [sent] = useState(() => sentLately(formId, isBack))
  const [left, setLeft] = useState<QueuedHere | null>(null)
  const [loaded, retry] = useLoaded(useCallback(() => loadPublicForm(formId), [formId]))
  const told = loaded.status === 'done' ? loaded.value : null
  useNamePlace(told?.version?.municipioInfo.nombre ?? told?.form.municipio, told?.form.marca, told?.version)
  if (sent) return <Navigate replace to={sent.address} state={{ ...sent.state, isFresh: false }} />
  if (left) return <QueuedPage {...left} />
  if (loaded.status === 'loading') return <FormSkeleton />
  if (loaded.status === 'failed')
    return <FormRefused refusal={refusalOfError(loaded.error)} onRetry={retry} />
  const { form, version, clockLagMs, keptAt = null } = loaded.value
  if (!version)
    return form.abierto ? (
      <OutsideHours form={form} clockLagMs={clockLagMs} onOpen={retry} />
    ) : (
      <FormRefused refusal={refusalOfReason(form.motivo)} about={form.titulo} />
    )
  const refusal = publicRefusal(version)
  if (refusal) return <FormRefused refusal={refusal} about={form.titulo} />
  return (
    <ZoneProvider zone={zoneOf(form)}>
      {keptAt ? <SavedDraftNotice keptAt={keptAt} onRenew={retry} /> : null}
      {form.horario ? <ClosingNote form={form} clockLagMs={clockLagMs} /> : null}
      <PublicForm version={version} marca={form.marca} onRenew={retry} onLeft={setLeft} />
    </ZoneProvider>
  )
}

interface PublicFormProps {
  version: FormVersion
  marca: Branding | undefined
  onRenew: () => void
  onLeft: (left: QueuedHere) => void
}

function PublicForm({ version, marca, onRenew, onLeft }: PublicFormProps) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const format = useSummaryFormat()
  const navigate = useNavigate()
  const { search } = useLocation()
  // As the link said it: later the address names the steps of the form.
  const [linked] = useState(search)
  const { answering, closed, notice, discard } = useAnswering(version, STRANGER, PUBLIC_PORTS, {
    search: linked,
  })
  useOfflinePage('public', useLoadEnd(version.formId))
  const { formId } = version
  const title = localized(version, 'titulo', language)
  useTitle(title, version.municipioInfo.nombre)
  if (!answering) return notice ?? <FormSkeleton />
  const ofAnswer = () => {
    const secciones = answering.engine.sections()
    const saved = { id: answering.answerId(), code: answering.code(), secciones, marca }
    return { formId, code: saved.code, state: savedState(version, format, saved) }
  }
  return (
    <>
      {notice}
      <AnswerForm
        answering={answering}
        closed={closed}
        savingSays={t('form.savingSays', { place: version.municipioInfo.nombre || t('form.thePlace') })}
        last={<DataNotice marca={marca} />}
        onDiscard={discard}
        onRenew={onRenew}
        onLeft={() => {
          noteOutbox(true)
          onLeft({ ...ofAnswer(), place: version.municipioInfo.nombre })
        }}
        onSaved={() => {
          const paid = paidOrderOf(answering)
          if (paid) return void navigate(paid, { replace: true })
          const { code, state } = ofAnswer()
          const address = paths.publicSaved.href(formId, code)
          noteSent({ formId, address, state })
          void navigate(address, { replace: true, state })
        }}
      >
        {version.seguir ? (
          <Suspense fallback={null}>
            <KeepLater answering={answering} onDiscard={discard} />
          </Suspense>
        ) : null}
      </AnswerForm>
    </>
  )
}

/** Loads the pages after the form ahead, while there is a network. */
function useLoadEnd(formId: string) {
  const preload = usePreload()
  return useCallback(
    () => Promise.all([loadPublicSending(), preload(paths.publicSaved.href(formId, ANY_CODE))]),
    [formId, preload],
  )
}
