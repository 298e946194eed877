import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DataError } from '../../data/errors'
import { answerState, type GetAnswerStateResponse } from '../../data/public/lookup'
import { isAnswerCode } from '../../domain/codes/answer-code'
import { readAnswerCode } from '../../domain/codes/read-code'
import { NO_SENDER } from '../../domain/geography/sender'
import { foreignTag, localized } from '../../domain/language'
import { zoneOf } from '../../domain/zone'
import { formatDate } from '../../lib/formats'
import { useLanguage } from '../../lib/i18n'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { ZoneProvider } from '../../lib/zone'
import { Facts } from '../../ui/native/Facts'
import { CodeForm } from './CodeForm'
import styles from './Lookup.module.css'
import { LookupFailed } from './LookupFailed'
import { useCodeSearch } from './use-code-search'

// Loaded only for the few answers with a certificate.
const CertificateDownload = lazy(async () => ({
  default: (await import('./CertificateDownload')).CertificateDownload,
}))
// Loaded only for the few forms that book an appointment.
const BookedByCode = lazy(async () => ({ default: (await import('./BookedByCode')).BookedByCode }))

interface Told extends GetAnswerStateResponse {
  code: string
}

/** Codes are printed in capitals, and may be typed in any case. A text that cannot be a code is not sent. */
async function look(typed: string): Promise<Told> {
  const code = readAnswerCode(typed)
  if (!isAnswerCode(code)) throw new DataError('notFound')
  const told = await answerState(code)
  // Its form has no states, and nothing is booked with it: there is nothing to look up.
  if (told.estado === '' && !told.conTurno) throw new DataError('notFound')
  return { code, ...told }
}

/**
 * The state of the answer with a code (PUB-01): title, state, date and what is booked (REACH-09), and nothing else. A
 * link with a code looks it up at once.
 */
export function StatusPage() {
  const { t } = useTranslation('lookup')
  const [params] = useSearchParams()
  const given = params.get('codigo')?.trim() ?? ''
  const { busy, outcome, search } = useCodeSearch(look)
  const emisor = outcome?.kind === 'found' ? outcome.found.emisor : NO_SENDER
  useTitle(t('status.title'))
  useNamePlace(emisor.nombre, emisor.marca)
  useEffect(() => {
    if (given !== '') void search(given)
  }, [given, search])
  return (
    <article className={styles.page}>
      <h1>{t('status.title')}</h1>
      <p className={styles.lead}>{t('status.lead')}</p>
      <CodeForm
        id="status-code"
        initial={given}
        hint={t('status.hint')}
        busy={busy}
        onSearch={(code) => void search(code)}
      />
      {/* The region is on the page before it has a text, or screen readers miss the first message. */}
      <div role="status">{outcome?.kind === 'found' && <Status told={outcome.found} />}</div>
      {outcome !== null && outcome.kind !== 'found' && (
        <LookupFailed why={outcome.kind} missing={t('status.missing')} failed={t('status.failed')} />
      )}
    </article>
  )
}

function Status({ told }: { told: Told }) {
  const { code, textos, estado, fecha, certificado } = told
  const { t } = useTranslation('lookup')
  const language = useLanguage()
  const title = localized(textos, 'titulo', language) || told.titulo
  const zone = zoneOf(told.emisor)
  return (
    <section className={styles.status} aria-labelledby="status-form">
      <h2 id="status-form" dir="auto" lang={foreignTag({ titulo: title, ...textos }, 'titulo', language)}>
        {title}
      </h2>
      <Facts
        facts={[
          [
            t('status.state'),
            estado && (
              <bdi key="state" lang={foreignTag({ estado }, 'estado', language)}>
                {estado}
              </bdi>
            ),
            styles.state,
          ],
          [t('status.date'), fecha === null ? '' : formatDate(new Date(fecha), zone)],
          [t('status.code'), code, styles.code],
        ]}
      />
      {told.conTurno && (
        <Suspense fallback={null}>
          <ZoneProvider zone={zone}>
            <BookedByCode of={{ title, code }} told={told} />
          </ZoneProvider>
        </Suspense>
      )}
      {certificado !== '' && (
        <Suspense fallback={null}>
          <CertificateDownload certificate={certificado} answerCode={code} />
        </Suspense>
      )}
    </section>
  )
}
