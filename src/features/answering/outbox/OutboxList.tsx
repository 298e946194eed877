import type { Outbox } from '../../../engine/outbox/outbox'
import type { QueuedAnswer } from '../../../engine/outbox/saved-work'
import { OutboxItem } from './OutboxItem'
import styles from './Outbox.module.css'
import { useOutbox } from './use-outbox'

interface OutboxListProps {
  outbox: Outbox
  /** Opens an answer again that was taken out of the outbox. */
  onOpen: (item: QueuedAnswer) => void
  /** The level of each one's heading on the page. */
  heading: 'h2' | 'h3'
  /** Shown when the outbox is empty. */
  empty: string
}

/** The answers that were left on this device, each with its fate (DAY-05). */
export function OutboxList({ outbox, onOpen, heading, empty }: OutboxListProps) {
  const { queued, sending } = useOutbox(outbox)
  if (queued.length === 0) return <p>{empty}</p>
  return (
    <ul className={styles.list}>
      {queued.map((item) => (
        <OutboxItem
          key={item.answerId}
          item={item}
          outbox={outbox}
          heading={heading}
          isSending={sending === item.answerId}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}
