import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /**
   * `main` is the one main action of a screen; `danger` destroys something; `grey` looks disabled, and can still be
   * pressed.
   */
  look?: 'main' | 'primary' | 'plain' | 'quiet' | 'danger' | 'grey'
  /** Its work goes on: shows a spinner and ignores further presses. */
  busy?: boolean
  wide?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A native button. While busy it stays focusable, so that the focus is not lost when work ends. */
export function Button({
  look = 'plain',
  busy = false,
  wide,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const className = [styles.button, styles[look], wide ? styles.wide : ''].join(' ')
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  )
}
