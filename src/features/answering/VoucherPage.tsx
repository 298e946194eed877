import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { isAnswerCode } from '../../domain/answer/code'
import { useNamePlace } from '../../lib/place'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { MessagePage } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import { Facts } from '../../ui/native/Facts'
import { QrCode } from '../../ui/QrCode'
import { useSavedForm } from './saved/use-saved-form'
import styles from './VoucherPage.module.css'

/** What the management system's ids of citizens look like: other text from an address is not shown. */
const CITIZEN_ID = /^[\w.-]{1,40}$/

/**
 * The voucher of an answer, to print or to keep (PUB-03): the municipality, the form's own words, the code and where to
 * look it up.
 */
export function VoucherPage() {
  const { t } = useTranslation('lookup')
  const { formId = '', docCode = '', citizenId = '' } = useParams()
  const { title, place, voucher, hasStates, brand } = useSavedForm(formId, null)
  useTitle(t('voucher.title'), title)
  useNamePlace(place, brand)
  if (!isAnswerCode(docCode)) {
    return (
      <MessagePage title={t('voucher.badTitle')}>
        <p>{t('voucher.badText')}</p>
      </MessagePage>
    )
  }
  return (
    <article className={styles.page}>
      <div className={styles.slip}>
        <div className={styles.words}>
          {title !== '' && <p className={styles.kind}>{t('voucher.title')}</p>}
          <h1 dir="auto">{title || t('voucher.title')}</h1>
          {place !== '' && <p className={styles.place}>{place}</p>}
          <Facts
            facts={[
              [t('status.code'), docCode, styles.code],
              [t('voucher.citizen'), CITIZEN_ID.test(citizenId) ? citizenId : ''],
            ]}
          />
          {voucher !== '' && (
            <p dir="auto" className={styles.text}>
              {voucher}
            </p>
          )}
        </div>
        {hasStates && (
          <figure className={styles.scan}>
            <QrCode text={window.location.origin + paths.status.href(docCode)} label={t('voucher.qr')} />
            <figcaption>
              {t('voucher.scan')} <Link to={paths.status.href(docCode)}>{t('voucher.link')}</Link>
            </figcaption>
          </figure>
        )}
      </div>
      <div className={styles.print}>
        <Button look="main" onClick={() => window.print()}>
          {t('voucher.print')}
        </Button>
      </div>
    </article>
  )
}
