import { startTransition, useEffect, useState, type ReactNode } from 'react'
import styles from './Pieces.module.css'

/** From this many questions on, those out of sight are not laid out until they come near. */
const MANY = 40
const PIECE = 24
/** About as high as a piece is on a phone, as the style sheet guesses it. */
const PIECE_PX = 3400

/**
 * A long list in pieces, each out of style and layout while it is out of sight: what a key costs then follows from the number
 * of pieces and what one of them holds, not from the number of questions. The first piece stands at once and the others
 * follow one by one, as taps and keys leave time; their room is held until then.
 */
export function Pieces({ children }: { children: ReactNode[] }) {
  const pieces = children.length < MANY ? 0 : Math.ceil(children.length / PIECE)
  const [standing, setStanding] = useState(1)
  useEffect(() => {
    if (standing < pieces) startTransition(() => setStanding(standing + 1))
  }, [standing, pieces])
  if (pieces === 0) return children
  const left = pieces - standing
  return (
    <>
      {Array.from({ length: Math.min(standing, pieces) }, (_, at) => (
        <div key={at} className={styles.piece}>
          {children.slice(at * PIECE, (at + 1) * PIECE)}
        </div>
      ))}
      {left > 0 ? <div aria-busy data-to-come style={{ blockSize: left * PIECE_PX }} /> : null}
    </>
  )
}
