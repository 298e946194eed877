import { useSyncExternalStore } from 'react'
import { formatTime } from '../../lib/formats'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './DraftMark.module.css'

/** Says that what was typed is safe on this device, or that it is not (ANS-22). */
export function DraftMark() {
  const { answering, t } = useForm()
  const { savedAt, failed } = useSyncExternalStore(answering.keeper.onMark, answering.keeper.mark)
  if (failed) {
    return (
      <p className={`${styles.mark} ${styles.failed}`} role="alert">
        <AlertIcon />
        <span>{t('draft.failed')}</span>
      </p>
    )
  }
  if (!savedAt) return null
  return <p className={styles.mark}>{t('draft.saved', { time: formatTime(savedAt) })}</p>
}
