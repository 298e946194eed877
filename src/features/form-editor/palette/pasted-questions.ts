import type { NewId } from '../../../domain/form/factory'
import type { Question } from '../../../domain/form/question'
import { guessColumns } from '../../../domain/transfer/sheet/columns'
import { readSheet } from '../../../domain/transfer/sheet/read'
import { rowsOfText } from '../../../domain/transfer/sheet/text'

/** The questions that a pasted list is: line by line with their options below, or rows of a sheet (EDIT-10, MOVE-04). */
export function questionsOfText(text: string, newId: NewId): Question[] {
  const { rows, columns } = rowsOfText(text)
  const made = readSheet(rows, columns ?? guessColumns(rows), { name: '', newId })
  return made.status === 'form' ? made.content.secciones.flatMap(({ preguntas }) => preguntas) : []
}
