import type { ReactNode } from 'react'
import styles from './AnswerSpace.module.css'

/** Where the answer will go, in the editor: the shape of a field that takes nothing. */
export const AnswerSpace = ({ children }: { children: ReactNode }) => (
  <div className={styles.space}>{children}</div>
)
