import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import styles from '../../ui/unseen.module.css'
import { useForm } from '../context'
import { stillFocus } from './still-focus'

/** Says to who does not see it that an answer brought up other questions, and leaves the focus in its place (LOGIC-13). */
export function RevealedStatus() {
  const { answering, t } = useForm()
  const { engine } = answering
  const status = useRef<HTMLDivElement>(null)
  const { on, keep } = useMemo(() => stillFocus(engine), [engine])
  const sections = useSyncExternalStore(on, engine.sections)
  const { count, above, times } = useSyncExternalStore(engine.onRevealed, engine.revealed)
  useLayoutEffect(() => keep(status.current?.parentElement), [keep, sections])
  return (
    <div ref={status} role="status" className={styles.unseen}>
      {above > 0 ? <span key={`a${times}`}>{t('revealedAbove', { count: above })}</span> : null}
      {count > above ? <span key={times}>{t('revealed', { count: count - above })}</span> : null}
    </div>
  )
}
