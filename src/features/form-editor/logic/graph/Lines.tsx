import type { Picture } from '../../../../domain/form-logic/picture'
import styles from './LogicGraph.module.css'
import { sizeOf, wayOf } from './measures'

/** An arrow has no colour of its line everywhere: there is one for each. */
const ARROWS = [
  ['graph-arrow', styles.arrow],
  ['graph-own-arrow', styles.ownArrow],
] as const

/** The lines of the picture; those of the chosen part are thicker. */
export function Lines({ picture, chosen }: { picture: Picture; chosen: string | null }) {
  const { width, height } = sizeOf(picture)
  const isOfChosen = (at: number): boolean => picture.parts[at]?.part.definition.id === chosen
  return (
    <svg className={styles.lines} width={width} height={height} aria-hidden focusable="false">
      <defs>
        {ARROWS.map(([id, className]) => (
          <marker
            key={id}
            id={id}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" className={className} />
          </marker>
        ))}
      </defs>
      {picture.lines.map((line) => {
        const isOwn = isOfChosen(line.from) || isOfChosen(line.to)
        return (
          <path
            key={`${line.from} ${line.to}`}
            d={wayOf(picture, line)}
            className={isOwn ? styles.own : styles.line}
            markerEnd={isOwn ? 'url(#graph-own-arrow)' : 'url(#graph-arrow)'}
          />
        )
      })}
    </svg>
  )
}
