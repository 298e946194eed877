import type { ReactNode } from 'react'
import styles from './Toast.module.css'

/** A short message over the page that can be acted on; stays until it is closed or replaced. */
export function Toast({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.toast}>
      <span className={styles.text}>{children}</span>
      {actions}
    </div>
  )
}
