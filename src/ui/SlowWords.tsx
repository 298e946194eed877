import { useTranslation } from 'react-i18next'
import { useLasting } from '../lib/use-lasting'
import styles from './SlowWords.module.css'

/** Whoever looks at an outline for longer than this wants to know whether anything still happens. */
const SLOW_MS = 8_000

/** Whoever pressed a button waits for that alone, and asks sooner. */
const PRESSED_SLOW_MS = 4_000

interface SlowWordsProps {
  waiting?: boolean
  /** What goes on was begun with a button a moment ago. */
  pressed?: boolean
}

/** Says that something takes longer than usual, once it does. */
export function SlowWords({ waiting = true, pressed = false }: SlowWordsProps) {
  const { t } = useTranslation()
  const isSlow = useLasting(waiting, pressed ? PRESSED_SLOW_MS : SLOW_MS)
  return <div role="status">{isSlow ? <p className={styles.words}>{t('slow')}</p> : null}</div>
}
