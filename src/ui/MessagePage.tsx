import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

interface MessagePageProps {
  title: string
  /** What happened, what stays safe. */
  children?: ReactNode
  /** The way on: links and buttons. */
  actions?: ReactNode
  /** Said at once: for what just went wrong. */
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

/** The look of a link or button that is the way on. */
export const messageAction = { main: styles.main, plain: styles.plain }
