import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A label, its value, and a class for a value that looks different. */
export type Fact = readonly [label: string, value: ReactNode, className?: string]

interface FactsProps {
  facts: readonly Fact[]
  /** `list` one below the other, `rows` a line each, `beside` next to one another as far as they fit. */
  look?: 'list' | 'rows' | 'beside'
  /** Shown below them. */
  children?: ReactNode
}

/** Labels with their values; what is empty is left out. */
export function Facts({ facts, look = 'list', children }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${styles[look]}`}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value, className]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" className={className}>
              {value}
            </dd>
          </div>
        ))}
      {children}
    </dl>
  )
}
