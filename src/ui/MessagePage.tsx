import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface MessagePageProps {
  title: string
  /** What happened, what stays safe. */
  children?: ReactNode
  /** Links and buttons that lead on. */
  actions?: ReactNode
  /** Screen readers announce it at once, as for something that just failed. */
  urgent?: boolean
}

/** A whole page that is a message: not found, forbidden, blocked, failed. */
export function MessagePage({ title, children, actions, urgent = false }: MessagePageProps) {
  return (
    <div className={styles.page} role={urgent ? 'alert' : undefined}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** The look of the links and buttons in `actions`. */
export const messageAction = { main: styles.main, plain: styles.plain }
