import type { ReactNode } from 'react'
import styles from './Pieces.module.css'

/** From this many questions on, those out of sight are not laid out until they come near. */
const MANY = 40
const PIECE = 24

/**
 * A long list in pieces, each out of style and layout while it is out of sight: what a key costs then follows from the number
 * of pieces and what one of them holds, not from the number of questions.
 */
export const inPieces = (drawn: ReactNode[]): ReactNode[] =>
  drawn.length < MANY
    ? drawn
    : Array.from({ length: Math.ceil(drawn.length / PIECE) }, (_, at) => (
        <div key={at} className={styles.piece}>
          {drawn.slice(at * PIECE, (at + 1) * PIECE)}
        </div>
      ))
