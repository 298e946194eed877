import type { ReactNode } from 'react'
import styles from './ChoiceRow.module.css'

interface ChoiceRowProps {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  checked: boolean
  disabled?: boolean
  describedBy?: string | undefined
  invalid?: boolean
  /** The language of its words, where that is not the page's. */
  lang?: string | undefined
  children: ReactNode
  onChange: (checked: boolean) => void
}

/** A choice as a full-width row that can be tapped anywhere; its mark is level with the first line of its words. */
export function ChoiceRow({
  type,
  id,
  name,
  checked,
  disabled,
  describedBy,
  invalid,
  lang,
  children,
  onChange,
}: ChoiceRowProps) {
  return (
    <label dir="auto" className={styles.row} data-invalid={invalid || undefined}>
      <input
        type={type}
        id={id}
        name={name}
        className={styles.mark}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span lang={lang} className={styles.words}>
        {children}
      </span>
    </label>
  )
}
