import type { ChoiceFilter } from '../../../domain/answers-list/filters'
import { useListedQuestions } from '../use-listed-questions'
import { useChoiceWords } from './choice-words'
import { FilterChip } from './FilterChip'

interface ChoiceChipsProps {
  formId: string
  choices: readonly ChoiceFilter[]
  onChange: (choices: readonly ChoiceFilter[]) => void
}

/** Each choice that the list is narrowed to, as a chip that removes it. */
export function ChoiceChips({ formId, choices, onChange }: ChoiceChipsProps) {
  const { data: questions = [] } = useListedQuestions(formId)
  const { wordsOf } = useChoiceWords()
  return choices.map((choice) => (
    <FilterChip
      key={choice.question}
      {...wordsOf(choice, questions)}
      onRemove={() => onChange(choices.filter((other) => other !== choice))}
    />
  ))
}
