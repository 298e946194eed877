import type { TFunction } from 'i18next'
import type { ListColumn } from '../../../domain/answers-list/listed-questions'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { writeDate } from '../../../domain/dates'

/** What an answer says under a column, in words; '' for nothing, or nothing that is known yet (DAY-01). */
export function columnText(t: TFunction<'staff'>, { ficha }: AnswerRow, { id, tipo }: ListColumn): string {
  const text = ficha?.columnas[id] ?? ''
  if (text === '') return ''
  if (tipo === 'yes-no') return t(text === 'true' ? 'answers.columns.yes' : 'answers.columns.no')
  if (tipo === 'date' || tipo === 'time') {
    const moment = new Date(text)
    return Number.isNaN(moment.getTime()) ? '' : writeDate(tipo, moment)
  }
  return text
}
