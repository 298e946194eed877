import { useTranslation } from 'react-i18next'
import { useLasting } from '../lib/use-lasting'
import styles from './SlowWords.module.css'

/** Whoever looks at an outline for longer than this wants to know whether anything still happens. */
const SLOW_MS = 8_000

/** Says that something takes longer than usual, once it does. */
export function SlowWords({ waiting = true }: { waiting?: boolean }) {
  const { t } = useTranslation()
  const isSlow = useLasting(waiting, SLOW_MS)
  return <div role="status">{isSlow ? <p className={styles.words}>{t('slow')}</p> : null}</div>
}
