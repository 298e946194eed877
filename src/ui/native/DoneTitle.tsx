import styles from './DoneTitle.module.css'
import { CheckIcon } from './icons'

/** The heading of a page that says what went well; read aloud when it comes. */
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
