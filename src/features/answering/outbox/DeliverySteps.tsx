import { useTranslation } from 'react-i18next'
import type { QueueEntry } from '../../../engine/outbox/queue-entry'
import { formatDateTime } from '../../../lib/formats'
import { CheckIcon } from '../../../ui/native/icons'
import { Spinner } from '../../../ui/native/Spinner'
import styles from './Outbox.module.css'

/** Shows the answer's fate: on this device, received, verified. */
export function DeliverySteps({ entry, isSending }: { entry: QueueEntry; isSending: boolean }) {
  const { t } = useTranslation('outbox')
  const { leftAt, receivedAt, verifiedAt } = entry
  const steps = [
    { key: 'here', at: leftAt },
    { key: 'received', at: receivedAt },
    { key: 'verified', at: verifiedAt },
  ] as const
  const next = steps.find(({ at }) => at === null)?.key
  return (
    <ol className={styles.fate} aria-live="polite">
      {steps.map(({ key, at }) => (
        <li key={key} className={at ? styles.done : styles.open}>
          <span className={styles.mark} aria-hidden="true">
            {at ? <CheckIcon /> : isSending && key === next ? <Spinner /> : null}
          </span>
          <span>
            <strong>{t(`fate.${key}`)}</strong>{' '}
            {at ? formatDateTime(at) : t(isSending && key === next ? 'fate.now' : 'fate.notYet')}
          </span>
        </li>
      ))}
    </ol>
  )
}
