import type { ReactNode } from 'react'
import styles from './Beside.module.css'

interface BesideProps {
  /** Id of the words, by which the control is described. */
  id: string
  words: string
  /** Whether the words stand before the control. */
  before?: boolean
  children: ReactNode
}

/** A control with a few words beside it: a unit, a currency. */
export function Beside({ id, words, before = false, children }: BesideProps) {
  const said = (
    <span id={id} className={styles.words}>
      {words}
    </span>
  )
  return (
    <div className={styles.row}>
      {before ? said : null}
      {children}
      {before ? null : said}
    </div>
  )
}

/** Ids that describe a control, with one more. */
export const describedWith = (describedBy: string | undefined, id: string): string =>
  describedBy ? `${describedBy} ${id}` : id
