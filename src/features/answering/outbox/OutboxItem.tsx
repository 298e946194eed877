import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outbox } from '../../../engine/outbox/outbox'
import { deliveryStatusOf } from '../../../engine/outbox/queue-entry'
import { isLasting } from '../../../engine/outbox/schedule'
import type { QueuedAnswer } from '../../../engine/outbox/saved-work'
import { formatDateTime } from '../../../lib/formats'
import { FormText } from '../../../lib/FormText'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { Notice } from '../../../ui/native/Notice'
import { ClosingWords } from './ClosingWords'
import { DeliverySteps } from './DeliverySteps'
import { failureKey } from './failure-key'
import styles from './Outbox.module.css'

interface OutboxItemProps {
  item: QueuedAnswer
  outbox: Outbox
  isSending: boolean
  heading: 'h2' | 'h3'
  onOpen: (item: QueuedAnswer) => void
}

/** One answer in the outbox: its fate, why it was not sent, and what can be done. */
export function OutboxItem({ item, outbox, isSending, heading: Heading, onOpen }: OutboxItemProps) {
  const { t } = useTranslation('outbox')
  const titleId = useId()
  const { code, entry } = item
  const { failure } = entry
  return (
    <li className={styles.item} aria-labelledby={titleId}>
      <Heading id={titleId} dir="auto" className={styles.title}>
        <FormText of={entry.titles} field="titulo" fallback={t('untitled')} />
      </Heading>
      <p className={styles.code}>{code}</p>
      <DeliverySteps entry={entry} isSending={isSending} />
      {failure && !isSending ? (
        <Notice tone={isLasting(entry) ? 'danger' : 'warning'} title={t(failureKey(failure))}>
          <ClosingWords of={entry.closing} />
          <p>
            {isLasting(entry)
              ? t('staysHere')
              : t('triesAgain', { count: entry.tries, when: formatDateTime(entry.triedAt) })}
          </p>
        </Notice>
      ) : null}
      <ItemActions item={item} outbox={outbox} isSending={isSending} onOpen={onOpen} />
    </li>
  )
}

function ItemActions({ item, outbox, isSending, onOpen }: Omit<OutboxItemProps, 'heading'>) {
  const { t } = useTranslation('outbox')
  const [isAsking, setAsking] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const fate = deliveryStatusOf(item.entry)
  const remove = () => void outbox.remove(item)
  const takeBack = async () => {
    if (await outbox.takeBack(item)) onOpen(item)
    else setTaken(true)
  }
  if (fate === 'verified') {
    return (
      <div className={styles.actions}>
        <Button look="quiet" onClick={remove}>
          {t('takeOff')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Button busy={isSending} onClick={() => void outbox.retry(item)}>
        {t(fate === 'here' ? 'sendNow' : 'lookNow')}
      </Button>
      {fate === 'here' ? <Button onClick={() => void takeBack()}>{t('open')}</Button> : null}
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <div role="status">{isTaken ? <p>{t('onItsWay')}</p> : null}</div>
      {isAsking ? (
        <Dialog
          title={t('deleteTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
              <Button look="danger" onClick={remove}>
                {t('deleteConfirm')}
              </Button>
            </>
          }
        >
          <p>{t(fate === 'here' ? 'deleteText' : 'deleteReceivedText')}</p>
        </Dialog>
      ) : null}
    </div>
  )
}
