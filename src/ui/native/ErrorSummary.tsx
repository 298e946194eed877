import type { ReactNode, Ref } from 'react'
import { AlertIcon } from './icons'
import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  title: string
  errors: { key: string; text: ReactNode; solved?: boolean }[]
  /** Leads to the field. */
  onPick(key: string): void
  ref?: Ref<HTMLDivElement>
}

/** Everything that keeps the form from being saved, or is to be read before, each line a link to its field. */
export function ErrorSummary({ title, errors, onPick, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={styles.summary}
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
