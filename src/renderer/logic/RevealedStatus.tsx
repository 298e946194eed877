import { useEffect, useState } from 'react'
import styles from '../../ui/unseen.module.css'
import { useForm } from '../context'

/** Says to who does not see it that an answer brought up other questions (LOGIC-13). */
export function RevealedStatus() {
  const { answering, t } = useForm()
  const [{ count, times }, setRevealed] = useState({ count: 0, times: 0 })
  useEffect(() => {
    const stop = answering.engine.onRevealed((next) =>
      setRevealed((before) => ({ count: next, times: before.times + 1 })),
    )
    return () => void stop()
  }, [answering])
  return (
    <div role="status" className={styles.unseen}>
      {count > 0 ? <span key={times}>{t('revealed', { count })}</span> : null}
    </div>
  )
}
