import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { deliveryStatusOf, type QueueEntry } from '../../../engine/outbox/queue-entry'
import { isLasting } from '../../../engine/outbox/schedule'
import { paths } from '../../../lib/paths'
import { MessagePage, messageAction } from '../../../ui/MessagePage'
import type { QueuedHere } from '../queued-here'
import { ClosingWords } from './ClosingWords'
import { DeliverySteps } from './DeliverySteps'
import { failureKey } from './failure-key'
import styles from './Outbox.module.css'
import { publicOutbox } from './public-outbox'
import { useOutbox } from './use-outbox'

/** What the outbox notes of it. A receipt that is taken off while this page is open counts here still. */
function useParcel(code: string): { entry: QueueEntry | null; isSending: boolean } {
  const { queued, sending } = useOutbox(publicOutbox())
  const item = queued.find((one) => one.code === code)
  const last = useRef<QueueEntry | null>(null)
  useEffect(() => {
    if (item) last.current = item.entry
  }, [item])
  return { entry: item?.entry ?? last.current, isSending: item?.answerId === sending && sending !== null }
}

/** Where an answer is that was just left on this device: here, received, verified; it changes by itself (DAY-05). */
export function QueuedDelivery(left: QueuedHere) {
  const { t } = useTranslation(['answering', 'outbox'])
  const { entry, isSending } = useParcel(left.code)
  const fate = entry ? deliveryStatusOf(entry) : 'here'
  const place = left.place || t('form.thePlace')
  const steps = entry && (
    <div className={styles.told}>
      <DeliverySteps entry={entry} isSending={isSending} />
    </div>
  )
  if (entry && isLasting(entry)) {
    const toOutbox = (
      <Link className={messageAction.main} to={paths.publicOutbox.href()}>
        {t('outbox:see')}
      </Link>
    )
    return (
      <MessagePage urgent title={t('outbox:arrived.failed')} actions={toOutbox}>
        <p>{t(`outbox:${failureKey(entry.failure ?? 'failed')}`)}</p>
        <ClosingWords of={entry.closing} />
        {steps}
      </MessagePage>
    )
  }
  if (fate === 'here') {
    return (
      <MessagePage urgent title={t('outbox.leftTitle')}>
        <p>{t('outbox.leftText', { place })}</p>
        <p>
          {t('outbox.leftCode')}: <strong>{left.code}</strong>
        </p>
        {steps}
        <p>{t('outbox.leftKeep')}</p>
      </MessagePage>
    )
  }
  const toSaved = (
    <Link
      className={messageAction.main}
      to={paths.publicSaved.href(left.formId, left.code)}
      state={{ ...left.state, at: entry?.receivedAt ?? left.state.at }}
    >
      {t('outbox:arrived.next')}
    </Link>
  )
  return (
    <MessagePage urgent title={t(`outbox:arrived.${fate}`)} actions={toSaved}>
      <p>{t('outbox:arrived.text', { place })}</p>
      <p>
        {t('outbox:arrived.code')}: <strong>{left.code}</strong>
      </p>
      {steps}
    </MessagePage>
  )
}
