import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../domain/form/listed-questions'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { BASE_LANGUAGE, LANGUAGE_TAG } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { useZone } from '../../../lib/zone'
import { MatchedText } from '../MatchedText'
import { columnText } from './column-text'

/** Their answers are words of the form, as it is written; what people typed is in a language that nobody knows. */
const OF_THE_FORM: readonly ListColumn['tipo'][] = ['single-choice', 'multiple-choice']

interface ColumnTextProps {
  answer: Pick<AnswerRow, 'ficha'>
  column: ListColumn
  /** What was typed into the search field. */
  search: string
}

/** What an answer says under a column, with what a search found marked (DAY-01). */
export function ColumnText({ answer, column, search }: ColumnTextProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const zone = useZone()
  const isForeign = OF_THE_FORM.includes(column.tipo) && language !== BASE_LANGUAGE
  return (
    <bdi lang={isForeign ? LANGUAGE_TAG[BASE_LANGUAGE] : undefined}>
      <MatchedText text={columnText(t, answer, column, zone)} search={search} />
    </bdi>
  )
}
