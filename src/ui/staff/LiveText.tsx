import type { ReactNode } from 'react'
import styles from '../unseen.module.css'

/** Hidden words that screen readers announce whenever they change. */
export function LiveText({ children }: { children: ReactNode }) {
  return (
    <p className={styles.unseen} role="status">
      {children}
    </p>
  )
}
