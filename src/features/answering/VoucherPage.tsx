import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { isAnswerCode } from '../../domain/codes/answer-code'
import { foreignTag, localized } from '../../domain/language'
import { zoneOf } from '../../domain/zone'
import { formatDate } from '../../lib/formats'
import { FormText } from '../../lib/FormText'
import { useLanguage } from '../../lib/i18n'
import { useNamePlace } from '../../lib/place'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { ZoneProvider } from '../../lib/zone'
import { AppointmentFacts } from '../../renderer/booking/AppointmentFacts'
import { MessagePage } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import { Facts } from '../../ui/native/Facts'
import { QrCode } from '../../ui/QrCode'
import { addressOfCode } from './saved/CodeLinks'
import { NoProof, OtherCode } from './saved/NoProof'
import { useProof } from './saved/use-proof'
import styles from './VoucherPage.module.css'
import type { GetAnswerStateResponse } from '../../data/public/lookup'

/**
 * The voucher of an answer, to print or to keep (PUB-03): what the server says of its code, with the form's own words
 * and where to look it up. Without the server's word there is none (REACH-09). The citizen's id in the address is not
 * shown: anybody can write one there, and to confirm it would tell strangers whose answer it is.
 */
export function VoucherPage() {
  const { t } = useTranslation('lookup')
  const { formId = '', docCode = '' } = useParams()
  if (!isAnswerCode(docCode)) {
    return (
      <MessagePage title={t('voucher.badTitle')} actions={<OtherCode />}>
        <p>{t('voucher.badText')}</p>
      </MessagePage>
    )
  }
  return <CheckedVoucher formId={formId} code={docCode} />
}

interface OfCode {
  formId: string
  code: string
}

function CheckedVoucher({ formId, code }: OfCode) {
  const { t } = useTranslation('lookup')
  const [proof, checkAgain] = useProof(formId, code)
  useTitle(t('voucher.title'))
  return proof.status === 'received' ? (
    <Voucher formId={formId} code={code} told={proof.told} onCheck={checkAgain} />
  ) : (
    <NoProof proof={proof} code={code} onRetry={checkAgain} />
  )
}

interface VoucherProps extends OfCode {
  told: GetAnswerStateResponse
  onCheck: () => void
}

function Voucher({ formId, code, told, onCheck }: VoucherProps) {
  const { t } = useTranslation('lookup')
  const language = useLanguage()
  const { fecha, emisor, turno, textos } = told
  const title = localized(textos, 'titulo', language) || told.titulo
  const words = localized(textos, 'customizedVoucherText', language)
  const zone = zoneOf(emisor)
  const hasStates = told.estado !== ''
  useTitle(t('voucher.title'), title)
  useNamePlace(emisor.nombre, emisor.marca)
  return (
    <article className={styles.page}>
      <div className={styles.slip}>
        <div className={styles.words}>
          <p className={styles.kind}>{t('voucher.title')}</p>
          <h1 dir="auto">
            <FormText of={{ titulo: told.titulo, ...textos }} field="titulo" fallback={t('voucher.title')} />
          </h1>
          {emisor.nombre !== '' && <p className={styles.place}>{emisor.nombre}</p>}
          <Facts
            facts={[
              [t('status.code'), code, styles.code],
              [t('status.date'), fecha === null ? '' : formatDate(new Date(fecha), zone)],
            ]}
          />
          {told.recepcion === 'recibida' && <Pending onCheck={onCheck} />}
          {turno && (
            <ZoneProvider zone={zone}>
              <AppointmentFacts appointment={turno} of={{ title, code }} isOld={!told.turnoAlDia} />
            </ZoneProvider>
          )}
          {words !== '' && (
            <p
              dir="auto"
              lang={foreignTag(textos, 'customizedVoucherText', language)}
              className={styles.text}
            >
              {words}
            </p>
          )}
        </div>
        <figure className={styles.scan}>
          <QrCode
            text={addressOfCode({ formId, code, hasStates })}
            label={t(hasStates ? 'voucher.qr' : 'voucher.qrHere')}
          />
          <figcaption>
            {t(hasStates ? 'voucher.scan' : 'voucher.scanHere')}{' '}
            {hasStates && <Link to={paths.status.href(code)}>{t('voucher.link')}</Link>}
          </figcaption>
        </figure>
      </div>
      <div className={styles.print}>
        <Button look="main" onClick={() => window.print()}>
          {t('voucher.print')}
        </Button>
      </div>
    </article>
  )
}

/** An answer that was just sent: it is there, and nothing has looked at it yet. */
function Pending({ onCheck }: { onCheck: () => void }) {
  const { t } = useTranslation('finish')
  return (
    <div role="status">
      <p>{t('proof.pending')}</p>
      <div className={styles.print}>
        <Button onClick={onCheck}>{t('proof.retry')}</Button>
      </div>
    </div>
  )
}
