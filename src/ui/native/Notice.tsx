import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from './icons'
import styles from './Notice.module.css'

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  children?: ReactNode
  /** Buttons for what can be done about it. */
  actions?: ReactNode
  /** Screen readers announce it at once, as for something that just failed. */
  urgent?: boolean
}

const ICON = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon }

/** A message that stays: what happened, what stays safe, what to do next. */
export function Notice({ tone, title, children, actions, urgent = false }: NoticeProps) {
  const Icon = ICON[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={urgent ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}
