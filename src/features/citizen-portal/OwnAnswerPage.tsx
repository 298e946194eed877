import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CITIZEN } from '../../data/citizen/citizen'
import { ownAnswer } from '../../data/citizen/own-answers'
import { recheckFile } from '../../data/citizen/recheck-file'
import { bookingFor } from '../../data/public/booking'
import { uploaderFor } from '../../data/public/uploader'
import type { Answer } from '../../domain/answer/answer'
import { officeName } from '../../domain/answer/corrections/author'
import { untouchedOf, waitingRequest } from '../../domain/answer/corrections/request'
import { withoutAnswers } from '../../domain/text/without-answers'
import { localized } from '../../domain/language'
import { currentState } from '../../domain/states/transitions'
import { useCitizen } from '../../lib/citizen'
import { FilesFrom } from '../../lib/files'
import { formatDateTime } from '../../lib/formats'
import { useLanguage } from '../../lib/i18n'
import { useZone } from '../../lib/zone'
import { idInAddress, paths } from '../../lib/paths'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { Booking } from '../../renderer/booking/Booking'
import { AnswerSections } from '../../renderer/read/AnswerSections'
import { SignatureList } from '../../renderer/read/SignatureList'
import { useLoaded } from '../../renderer/use-loaded'
import { messageAction } from '../../ui/MessagePage'
import { AnswerFacts } from './AnswerFacts'
import { useItemWords } from './item-words'
import styles from './CitizenPortal.module.css'
import { ListSkeleton } from './ListSkeleton'
import { OwnAnswerFailed } from './OwnAnswerFailed'
import { OwnPdf } from './OwnPdf'

const { read } = uploaderFor(CITIZEN)

/** One own answer with what reviewers wrote about it (CIT-03, CORR-08). */
export function OwnAnswerPage() {
  const { t } = useTranslation('citizen')
  const { answerId = '' } = useParams()
  const { emisor } = useCitizen()
  const id = idInAddress(answerId)
  const [loaded, retry] = useLoaded(useCallback(() => ownAnswer(id), [id]))
  useNamePlace(emisor.nombre, emisor.marca)
  return (
    <article className={styles.page}>
      <p>
        <Link className={messageAction.plain} to={paths.ownAnswers.href()}>
          {t('view.back')}
        </Link>
      </p>
      {loaded.status === 'loading' ? <ListSkeleton /> : null}
      {loaded.status === 'failed' ? <OwnAnswerFailed error={loaded.error} onRetry={retry} /> : null}
      {loaded.status === 'done' ? <OwnAnswer answer={loaded.value} /> : null}
    </article>
  )
}

function OwnAnswer({ answer }: { answer: Answer }) {
  const title = localized(answer, 'titulo', useLanguage())
  useTitle(title, answer.municipioInfo.nombre)
  const { codigoMunicipio: code, fechaCreacion, estados } = answer
  return (
    <>
      <header className={styles.head}>
        <h1 dir="auto">{title}</h1>
        <AnswerFacts code={code} date={fechaCreacion} state={currentState(estados)} />
        <OwnPdf answerId={answer.id} code={code} />
      </header>
      {answer.opcionales.addAppointment ? <OwnBooking answer={answer} /> : null}
      <Requests answer={answer} />
      <FilesFrom read={read} recheck={(path) => recheckFile({ path, answerId: answer.id })}>
        <div className={styles.document}>
          <AnswerSections secciones={answer.secciones} />
          <SignatureList signatures={answer.signatures} formId={answer.idPlantilla} />
        </div>
      </FilesFrom>
    </>
  )
}

/** The appointment, or the link to the booking page while none is booked (APPT-01). */
function OwnBooking({ answer: { id, turno = null, titulo, codigoMunicipio } }: { answer: Answer }) {
  const port = useMemo(() => bookingFor(CITIZEN, { answerId: id }), [id])
  return <Booking port={port} of={{ title: withoutAnswers(titulo), code: codigoMunicipio }} before={turno} />
}

/** The requests for changes: by whom, when, and whether they were done (CORR-08). */
function Requests({ answer }: { answer: Answer }) {
  const zone = useZone()
  const { t } = useTranslation('citizen')
  const { id, requestsForChanges = [] } = answer
  const wordsOf = useItemWords(answer.secciones)
  if (requestsForChanges.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby="own-requests">
      <h2 id="own-requests">{t('view.requests')}</h2>
      <ol className={styles.list}>
        {requestsForChanges.map((request, index) => (
          <li key={index} className={styles.asked}>
            <p className={styles.when}>
              {formatDateTime(request.sentDateTime, zone)} · {officeName(answer)} ·{' '}
              {t(
                request.needCompletition
                  ? 'view.waiting'
                  : request.porRevisar
                    ? 'view.received'
                    : 'view.done',
              )}
            </p>
            {request.comment ? <p dir="auto">{request.comment}</p> : null}
            {request.sinTocar.length > 0 ? (
              <p dir="auto">{t('view.untouched', { what: untouchedOf(request).map(wordsOf).join(', ') })}</p>
            ) : null}
          </li>
        ))}
      </ol>
      {waitingRequest(requestsForChanges) ? (
        <Link className={messageAction.main} to={paths.revision.href(id)}>
          {t('revise.go')}
        </Link>
      ) : null}
    </section>
  )
}
