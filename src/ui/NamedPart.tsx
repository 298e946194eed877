import type { ReactNode } from 'react'
import styles from './unseen.module.css'

interface NamedPartProps {
  /** For `aria-labelledby`. */
  id?: string
  /** A sentence of the interface around the part's words. */
  sentence: (part: string) => string
  /** Words of the form. */
  part: ReactNode
  /** The language that they are in, if it is another one than the page's and they do not say it themselves. */
  lang?: string | undefined
}

/** Stands where the part's words come: no form has it. */
const PLACE = '\uE000'

/**
 * What a control or a group is called for whoever does not see it, each word in its own language, which an attribute
 * could not say (NAV-02).
 */
export function NamedPart({ id, sentence, part, lang }: NamedPartProps) {
  const [before, after] = sentence(PLACE).split(PLACE)
  return (
    <span id={id} className={styles.unseen}>
      {before}
      {lang ? <span lang={lang}>{part}</span> : part}
      {after}
    </span>
  )
}
