import { Fragment, type ReactNode } from 'react'
import type { QuestionPath } from '../../domain/answer/path'
import { blocksOf, type Block } from '../../domain/form/grid'
import type { Question } from '../../domain/form/question'
import { isGrid } from '../../domain/form/kinds'
import { useForm } from '../context'
import { Pieces } from '../parts/pieces'
import { columnsOf } from './columns'
import { GridTable } from './GridTable'
import { useRoom } from './use-room'
import styles from './Grid.module.css'

/** Least width of a table; each choice beside the names of the rows takes some. */
const LEAST = 600
const NAMES = 200
const CHOICE = 76

interface GridListProps {
  place: Pick<QuestionPath, 'section' | 'condition' | 'row'>
  questions: Question[]
  /** Draws the question at a position by itself. */
  draw: (question: Question, at: number) => ReactNode
}

/** Questions one below the other, the rows of a grid in a table where there is room for it (KIND-05). */
export const GridList = ({ place, questions, draw }: GridListProps) => (
  <Pieces>
    {blocksOf(questions).map((block) =>
      isGrid(block.question) ? (
        <Grid key={block.question.id} place={place} block={block} draw={draw} />
      ) : (
        <Fragment key={block.question.id}>{draw(block.question, block.at)}</Fragment>
      ),
    )}
  </Pieces>
)

interface GridProps extends Omit<GridListProps, 'questions'> {
  block: Block
}

function Grid({ place, block: { question: heading, at, rows }, draw }: GridProps) {
  const { closed, language, t } = useForm()
  // Who completes or corrects an answer sees each row with what was there first.
  const columns = closed
    ? null
    : columnsOf(
        rows.map(({ question }) => question),
        language,
        t,
      )
  const least = columns ? Math.max(LEAST, NAMES + CHOICE * columns.choices.length) : Infinity
  const [frame, hasRoom] = useRoom(least)
  return (
    <div ref={frame} className={styles.grid}>
      {draw(heading, at)}
      {columns && hasRoom ? (
        <GridTable place={place} heading={heading} rows={rows} columns={columns} />
      ) : (
        <div className={styles.rows}>{rows.map((row) => draw(row.question, row.at))}</div>
      )}
    </div>
  )
}
