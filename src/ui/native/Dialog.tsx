import { useEffect, useId, useRef, type ReactNode } from 'react'
import { SlowWords } from '../SlowWords'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  children: ReactNode
  actions?: ReactNode
  onClose(): void
  /** A sheet rises from the lower edge on phones. */
  sheet?: boolean
  /** What was pressed in it goes on: once it takes long, the dialog says so. */
  busy?: boolean
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes with Escape and gives the focus back.
 * It is open while it is rendered.
 */
export function Dialog({ title, children, actions, onClose, sheet = false, busy = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      // The dialog was removed from the page, so the browser does not give the focus back. The code that closed it may
      // have moved the focus already.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${sheet ? styles.sheet : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>
          {children}
          {busy ? <SlowWords pressed /> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </dialog>
  )
}
