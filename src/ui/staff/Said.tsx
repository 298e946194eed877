import type { ReactNode } from 'react'
import styles from '../unseen.module.css'

/** Words for those who do not see the screen: a screen reader says them whenever they change. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p className={styles.unseen} role="status">
      {children}
    </p>
  )
}
