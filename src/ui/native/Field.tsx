import type { ReactNode } from 'react'
import { AlertIcon } from './icons'
import styles from './Field.module.css'

interface FieldProps {
  /** Id of the control, or of the group when `group`. */
  id: string
  label: ReactNode
  /** Beside the label: required or optional, in words. */
  mark?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** The control is several controls: the label names the group instead of pointing at one. */
  group?: boolean
  /** Below the control. */
  children: ReactNode
}

/** Ids of the parts of a field, so that its control can name them. */
export const fieldIds = (id: string) => ({ label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` })

/** The value of `aria-describedby`: only what is on the page now. */
export function describedBy(id: string, has: { hint: boolean; error: boolean }): string | undefined {
  const ids = fieldIds(id)
  return [has.hint ? ids.hint : '', has.error ? ids.error : ''].filter(Boolean).join(' ') || undefined
}

/** Label above, hint under the label, control, then error with an icon and a sentence. */
export function Field({ id, label, mark, hint, error, group = false, children }: FieldProps) {
  const ids = fieldIds(id)
  const Label = group ? 'div' : 'label'
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <Label id={ids.label} dir="auto" className={styles.label} {...(group ? {} : { htmlFor: id })}>
        {label}
        {mark ? <bdi className={styles.mark}>{` ${mark}`}</bdi> : null}
      </Label>
      {hint ? (
        <div id={ids.hint} dir="auto" className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children}
      {error ? (
        <p id={ids.error} dir="auto" className={styles.error}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
