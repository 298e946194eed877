import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { orderReceipt } from '../../data/checkout/receipt'
import type { OrderView } from '../../domain/payment/order-view'
import { useLanguage } from '../../lib/i18n'
import { Button } from '../../ui/native/Button'
import { DownloadIcon } from '../../ui/native/icons'
import { Notice } from '../../ui/native/Notice'
import { downloadFile } from '../../lib/download-file'
import { noteDone, wasDone } from './once'
import styles from './Payment.module.css'

/** How long after the page is shown the receipt downloads by itself (§2.2, PAY-08). */
const COMES_AFTER_MS = 1000

type Made =
  | { status: 'waiting' | 'making' }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; file: Blob }

interface ReceiptProps {
  order: Pick<OrderView, 'orderId' | 'id'>
  /** Called when it was downloaded by itself, once on each device. */
  onCame: () => void
}

/** The receipt of a paid order. It downloads by itself once, and again on demand (PAY-08). */
export function Receipt({ order, onCame }: ReceiptProps) {
  const { t } = useTranslation(['payment', 'common'])
  const language = useLanguage()
  const [made, setMade] = useState<Made>({ status: 'waiting' })
  const { orderId, id } = order
  const name = `${orderId}.pdf`
  const make = useCallback(async () => {
    setMade({ status: 'making' })
    try {
      const file = await orderReceipt({ orderId, id, language })
      downloadFile(file, `${orderId}.pdf`)
      setMade({ status: 'done', file })
      return true
    } catch (error) {
      setMade({ status: 'failed', error })
      return false
    }
  }, [orderId, id, language])
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    const timer = setTimeout(() => {
      began.current = true
      const key = `receipt/${orderId}`
      const before = wasDone(key)
      // It was downloaded before: a reload or second tab downloads nothing. Where the browser keeps no note it
      // downloads again.
      if (before) return
      noteDone(key)
      void make().then((came) => came && before === false && onCame())
    }, COMES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [make, orderId, onCame])
  const why = made.status === 'failed' ? serviceFailureKey(made.error) : null
  return (
    <div className={styles.part}>
      <div role="status">{made.status === 'done' ? <p>{t('done.receiptDone')}</p> : null}</div>
      {made.status === 'failed' ? (
        <Notice tone="danger" urgent>
          <p>{t('done.receiptFailed')}</p>
          {why ? <p>{t(why)}</p> : null}
        </Notice>
      ) : null}
      <Button
        look="primary"
        icon={<DownloadIcon />}
        busy={made.status === 'making'}
        onClick={() => (made.status === 'done' ? downloadFile(made.file, name) : void make())}
      >
        {t('done.receipt')}
      </Button>
    </div>
  )
}
