import type { ReactNode } from 'react'
import { useRootClass } from '../ui/use-root-class'
import styles from './StaffFrame.module.css'

/** A form that is worked in within the pages of staff. */
export function StaffFrame({ children }: { children: ReactNode }) {
  useRootClass(styles.root)
  return <div className={styles.frame}>{children}</div>
}
