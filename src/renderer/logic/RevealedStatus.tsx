import { useSyncExternalStore } from 'react'
import styles from '../../ui/unseen.module.css'
import { useForm } from '../context'

/** Says to who does not see it that an answer brought up other questions (LOGIC-13). */
export function RevealedStatus() {
  const { answering, t } = useForm()
  const { onRevealed, revealed } = answering.engine
  const { count, times } = useSyncExternalStore(onRevealed, revealed)
  return (
    <div role="status" className={styles.unseen}>
      {count > 0 ? <span key={times}>{t('revealed', { count })}</span> : null}
    </div>
  )
}
