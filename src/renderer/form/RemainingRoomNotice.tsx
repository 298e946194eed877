import { useSyncExternalStore } from 'react'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './SaveArea.module.css'

/** Warns while the person types that the answer is nearly or already too long to be saved. */
export function RemainingRoomNotice() {
  const { answering, t } = useForm()
  const { room, over } = useSyncExternalStore(answering.room.on, answering.room.left)
  // The region is on the page before it has a text, or screen readers miss it. The exact number is not announced each
  // time.
  return (
    <>
      <div role="status">
        {room === 'free' ? null : (
          <p className={styles.missing}>
            <AlertIcon />
            <span>{t(`room.${room}`)}</span>
          </p>
        )}
      </div>
      {over > 0 ? (
        <p className={styles.cut}>{t('room.cut', { letters: formatNumber(over, currentTag()) })}</p>
      ) : null}
    </>
  )
}
