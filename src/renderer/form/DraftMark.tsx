import { useSyncExternalStore } from 'react'
import { formatTime } from '../../lib/formats'
import { useOnline } from '../../lib/use-online'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './DraftMark.module.css'

/** Says that what was typed is safe on this device, also without network, or that it is not (ANS-22). */
export function DraftMark() {
  const { answering, t } = useForm()
  const { savedAt, failed } = useSyncExternalStore(answering.keeper.onMark, answering.keeper.mark)
  const isOnline = useOnline()
  if (failed) {
    return (
      <p className={`${styles.mark} ${styles.failed}`} role="alert">
        <AlertIcon />
        <span>{t('draft.failed')}</span>
      </p>
    )
  }
  if (!savedAt) return null
  // The region is on the page before it has a text, or screen readers miss it.
  return (
    <>
      <div role="status">{isOnline ? null : <p className={styles.offline}>{t('draft.offline')}</p>}</div>
      {isOnline ? <p className={styles.mark}>{t('draft.saved', { time: formatTime(savedAt) })}</p> : null}
    </>
  )
}
