import { Chip } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { ChoiceFilter } from '../../../domain/answers-list/filters'
import { useListedQuestions } from '../use-listed-questions'
import { useChoiceWords } from './choice-words'

interface ChoiceChipsProps {
  formId: string
  choices: readonly ChoiceFilter[]
  onChange: (choices: readonly ChoiceFilter[]) => void
}

/** Each choice that the list is narrowed to, as a chip that removes it. */
export function ChoiceChips({ formId, choices, onChange }: ChoiceChipsProps) {
  const { t } = useTranslation('staff')
  const { data: questions = [] } = useListedQuestions(formId)
  const { wordsOf } = useChoiceWords()
  return choices.map((choice) => {
    const name = t('answers.filters.chip', wordsOf(choice, questions))
    return (
      <Chip
        key={choice.question}
        label={name}
        title={t('answers.filters.remove', { name })}
        onDelete={() => onChange(choices.filter((other) => other !== choice))}
        sx={{ maxWidth: '100%' }}
      />
    )
  })
}
