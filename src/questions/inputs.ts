import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type QuestionKind } from '../domain/question-types'
import { DateInput } from './date/Input'
import { DecimalInput } from './decimal/Input'
import type { InputProps } from './input-props'
import { IntegerInput } from './integer/Input'
import { LinkInput } from './link/Input'
import { MultipleChoiceInput } from './multiple-choice/Input'
import { SingleChoiceInput } from './single-choice/Input'
import { TextInput } from './text/Input'
import { TimeInput } from './time/Input'
import { YesNoInput } from './yes-no/Input'

interface InputEntry {
  Input: ComponentType<InputProps>
  /** It has several controls, so the question's title names the group. */
  group?: boolean
  /** A sentence on how to write it, where that is not obvious. */
  hint?: 'input.integerHint' | 'input.decimalHint' | 'input.linkHint'
}

const INPUTS: Record<QuestionKind, InputEntry> = {
  text: { Input: TextInput },
  integer: { Input: IntegerInput, hint: 'input.integerHint' },
  decimal: { Input: DecimalInput, hint: 'input.decimalHint' },
  date: { Input: DateInput },
  time: { Input: TimeInput },
  link: { Input: LinkInput, hint: 'input.linkHint' },
  'multiple-choice': { Input: MultipleChoiceInput, group: true },
  'single-choice': { Input: SingleChoiceInput, group: true },
  'yes-no': { Input: YesNoInput, group: true },
}

/** How a question is answered. */
export const inputFor = (question: Pick<Question, 'tipoPregunta' | 'tipoDato'>): InputEntry =>
  INPUTS[kindOf(question)]
