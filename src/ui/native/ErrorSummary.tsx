import type { ReactNode } from 'react'
import { AlertIcon } from './icons'
import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  /** Leads to the summary, which takes the focus. */
  id?: string
  title: string
  /** Nothing has to be put right: it is to be read. */
  isAdvice?: boolean
  errors: { key: string; text: ReactNode; solved?: boolean }[]
  /** Leads to the field. */
  onPick(key: string): void
}

/** Everything that keeps the form from being saved, or is to be read before, each line a link to its field. */
export function ErrorSummary({ id, title, isAdvice, errors, onPick }: ErrorSummaryProps) {
  return (
    <div
      id={id}
      className={isAdvice ? styles.advice : styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
    >
      <h2 id="error-summary-title" className={styles.title}>
        <AlertIcon />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ key, text, solved }) => (
          <li key={key} dir="auto" className={solved ? styles.solved : undefined}>
            <a
              href={`#${key}`}
              onClick={(event) => {
                event.preventDefault()
                onPick(key)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
