import { useSyncExternalStore } from 'react'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './SaveArea.module.css'

/** Says while it is typed that an answer nears the most that can be saved, or is past it. */
export function RoomLeft() {
  const { answering, t } = useForm()
  const { room, over } = useSyncExternalStore(answering.room.on, answering.room.left)
  // The region stands before it speaks, or screen readers miss it; how much is too much they need not hear each time.
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
