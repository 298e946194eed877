import { pathKey, type QuestionPath } from '../../domain/answer/path'
import type { Block } from '../../domain/form/grid'
import type { Question } from '../../domain/form/question'
import { localized } from '../../domain/language'
import { useForm } from '../context'
import type { Columns } from './columns'
import { GridRow } from './GridRow'
import styles from './Grid.module.css'

interface GridTableProps {
  place: Pick<QuestionPath, 'section' | 'condition' | 'row'>
  heading: Question
  rows: Block['rows']
  columns: Columns
}

/** The rows of a grid below what may be chosen in each. */
export function GridTable({ place, heading, rows, columns }: GridTableProps) {
  const { language } = useForm()
  return (
    <table className={styles.table} aria-label={localized(heading, 'titulo', language)}>
      {columns.choices.length > 0 ? (
        <thead>
          <tr>
            <td>{'\u00a0'}</td>
            {columns.choices.map(({ key, words, end, lang }) => (
              <th key={key} scope="col" dir="auto" lang={lang}>
                {end ? <span className={styles.end}>{end}</span> : null}
                {words}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(({ at }) => {
          const path = { ...place, question: at, repetition: 0 }
          return <GridRow key={pathKey(path)} columns={columns} {...path} />
        })}
      </tbody>
    </table>
  )
}
