import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

interface PieceProps {
  /** As its file is called. */
  name: string
  /** One state below the other, for what is as wide as a page. */
  wide?: boolean
  children: ReactNode
}

/** One piece with its states. */
export function Piece({ name, wide = false, children }: PieceProps) {
  return (
    <article className={styles.piece} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={wide ? styles.column : styles.states}>{children}</div>
    </article>
  )
}

/** A piece in one state. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.content}>{children}</div>
    </figure>
  )
}
