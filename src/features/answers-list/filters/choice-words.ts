import { useTranslation } from 'react-i18next'
import { namedChoices } from '../../../domain/answers-list/choice-address'
import type { ChoiceFilter } from '../../../domain/answers-list/filters'
import type { Question } from '../../../domain/form/question'
import { foreignOptionTag, foreignTag, localized, localizedOption } from '../../../domain/language'
import { shapeOf } from '../../../domain/form/kinds'
import { useLanguage } from '../../../lib/i18n'

/** What can be chosen in a question, and what a choice is called (DAY-01). */
export function useChoiceWords() {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const valuesOf = (question: Question): { value: string; words: string; tag?: string | undefined }[] =>
    shapeOf(question) === 'yesNo'
      ? [
          { value: 'true', words: t('answers.columns.yes') },
          { value: 'false', words: t('answers.columns.no') },
        ]
      : question.opciones.map((option) => ({
          value: option.id,
          words: localizedOption(option, language),
          tag: foreignOptionTag(option, language),
        }))
  /** Question and choice; what the form does not ask any more is called as it is stored. */
  const wordsOf = (choice: ChoiceFilter, questions: readonly Question[]) => {
    const question = questions.find(({ id }) => id === choice.question)
    const value = namedChoices([choice], questions)[0]?.value ?? choice.value
    const found = question && valuesOf(question).find((one) => one.value === value)
    return {
      label: question ? localized(question, 'titulo', language) : t('answers.choices.question'),
      labelTag: question && foreignTag(question, 'titulo', language),
      value: found?.words ?? value,
      valueTag: found?.tag,
    }
  }
  return { valuesOf, wordsOf }
}
