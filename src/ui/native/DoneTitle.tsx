import styles from './DoneTitle.module.css'
import { CheckIcon } from './icons'

/** The heading of a page that says what was done; screen readers announce it. */
export function DoneTitle({ children }: { children: string }) {
  return (
    <div role="status">
      <h1 className={styles.title}>
        <span className={styles.tick}>
          <CheckIcon />
        </span>
        {children}
      </h1>
    </div>
  )
}
