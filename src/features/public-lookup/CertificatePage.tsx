import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DataError } from '../../data/errors'
import { verifyCertificate, type VerifyCertificateResponse } from '../../data/public/certificate'
import { certificateCodeOf, shownCertificateCode } from '../../domain/certificate/certificate'
import { zoneOf } from '../../domain/zone'
import { formatDate } from '../../lib/formats'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { Facts, type Fact } from '../../ui/native/Facts'
import { Notice } from '../../ui/native/Notice'
import { CodeForm } from './CodeForm'
import styles from './Lookup.module.css'
import { LookupFailed } from './LookupFailed'
import { useCodeSearch } from './use-code-search'

interface Told extends VerifyCertificateResponse {
  code: string
}

/**
 * Codes are printed in capitals and in groups, and may be typed in any way. A text that cannot be a code is not sent.
 */
async function look(typed: string): Promise<Told> {
  const code = certificateCodeOf(typed)
  if (code === '') throw new DataError('notFound')
  return { code, ...(await verifyCertificate(code)) }
}

/** Checks a certificate for anybody who has it (PDF-02). A link or QR code with its code checks at once. */
export function CertificatePage() {
  const { t } = useTranslation('lookup')
  const { code: given = '' } = useParams()
  const { busy, outcome, search } = useCodeSearch(look)
  const told = outcome?.kind === 'found' ? outcome.found : null
  useTitle(t('certificate.title'))
  useNamePlace(told?.municipio, told?.marca)
  useEffect(() => {
    if (given !== '') void search(given)
  }, [given, search])
  return (
    <article className={styles.page}>
      <h1>{t('certificate.title')}</h1>
      <p className={styles.lead}>{t('certificate.lead')}</p>
      <CodeForm
        id="certificate-code"
        initial={shownCertificateCode(certificateCodeOf(given)) || given}
        hint={t('certificate.hint')}
        busy={busy}
        onSearch={(code) => void search(code)}
      />
      {/* The region is on the page before it has a text, or screen readers miss the first message. */}
      <div role="status">{told && <Verified told={told} />}</div>
      {outcome !== null && outcome.kind !== 'found' && (
        <LookupFailed
          why={outcome.kind}
          missing={t('certificate.missing')}
          failed={t('certificate.failed')}
        />
      )}
    </article>
  )
}

const TONE = { vigente: 'success', vencido: 'warning', revocado: 'danger' } as const

function Verified({ told }: { told: Told }) {
  const { t } = useTranslation('lookup')
  const { code, state, formulario, titulo, numero, municipio, iniciales } = told
  const day = (moment: number | null) => (moment === null ? '' : formatDate(new Date(moment), zoneOf(told)))
  const facts: Fact[] = [
    [t('certificate.about'), formulario],
    [t('certificate.number'), String(numero)],
    [t('certificate.municipality'), municipio],
    [t('certificate.holder'), iniciales],
    [t('certificate.issued'), day(told.emitido)],
    [t('certificate.until'), told.valeHasta === null ? t('certificate.noEnd') : day(told.valeHasta)],
    [t('certificate.revoked'), day(told.revocado)],
    [t('certificate.code'), shownCertificateCode(code)],
  ]
  return (
    <section className={styles.status} aria-labelledby="certificate-name">
      <Notice tone={TONE[state]} title={t(`certificate.states.${state}`)} />
      <h2 id="certificate-name" dir="auto">
        {titulo}
      </h2>
      <Facts facts={facts} />
    </section>
  )
}
