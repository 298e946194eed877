import type { TFunction } from 'i18next'
import type { ListColumn } from '../../../domain/form/listed-questions'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { dayInWords, timePart, wallClockIn } from '../../../domain/wall-clock'

/**
 * What an answer says under a column, in words; '' for nothing, or nothing that is known yet (DAY-01).
 * @param timeZone of the municipality, for older digests
 */
export function columnText(
  t: TFunction<'staff'>,
  { ficha }: Pick<AnswerRow, 'ficha'>,
  { id, tipo }: ListColumn,
  timeZone: string,
): string {
  const text = ficha?.columnas[id] ?? ''
  if (text === '') return ''
  if (tipo === 'yes-no') return t(text === 'true' ? 'answers.columns.yes' : 'answers.columns.no')
  if (tipo === 'date' || tipo === 'time') {
    // Digests that were made before days and times of day were texts hold moments, until `npm run migrate -- only lists`.
    const shown = text.endsWith('Z') ? wallClockIn(new Date(text), timeZone) : text
    return tipo === 'date' ? dayInWords(shown) : timePart(shown)
  }
  return text
}
