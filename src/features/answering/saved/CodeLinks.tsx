import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/native/Button'
import styles from './Saved.module.css'

/** Loaded when wanted: it is 4 kB, and few people show the code to another phone. */
const QrCode = lazy(async () => ({ default: (await import('../../../ui/QrCode')).QrCode }))

interface CodeLinksProps {
  formId: string
  code: string
  /** Only an answer with states has something to look up (PUB-01). */
  hasStates: boolean
}

/** Where a code leads on a phone that reads it: to the state, or to the voucher where there is none (REACH-09). */
export const addressOfCode = ({ formId, code, hasStates }: CodeLinksProps): string =>
  window.location.origin + (hasStates ? paths.status.href(code) : paths.voucher.href(formId, code))

/** Links of a code: its answer's state, and a voucher to keep (PUB-01, PUB-03). */
export function CodeLinks(props: CodeLinksProps) {
  const { formId, code, hasStates } = props
  const { t } = useTranslation('finish')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        {hasStates && <Link to={paths.status.href(code)}>{t('links.status')}</Link>}
        <Link to={paths.voucher.href(formId, code)}>{t('links.voucher')}</Link>
      </div>
      {!isShown && <Button onClick={() => setShown(true)}>{t('links.qr')}</Button>}
      {isShown && (
        <Suspense fallback={null}>
          <QrCode text={addressOfCode(props)} label={t(hasStates ? 'links.qrLabel' : 'links.qrVoucher')} />
        </Suspense>
      )}
    </>
  )
}
