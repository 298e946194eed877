import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { isFurther, kindOf, type FurtherKind, type QuestionKind } from '../domain/form/kinds'
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
  /** null for further kinds, whose inputs are loaded by forms that ask them. */
  Input: ComponentType<InputProps> | null
  /** It has several controls, so the question's title names the group. */
  group?: boolean
  /** A sentence on how to write it, where that is not obvious. */
  hint?: 'input.integerHint' | 'input.decimalHint' | 'input.linkHint'
}

const INPUTS: Record<Exclude<QuestionKind, FurtherKind>, InputEntry> = {
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

/** Further kinds with several controls. */
const GROUPS: readonly FurtherKind[] = ['month', 'scale', 'ranking', 'place', 'files', 'consent', 'fact']

/** How a question is answered. */
export function inputFor(
  question: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'formato' | 'opciones'>,
): InputEntry {
  const kind = kindOf(question)
  if (isFurther(kind)) return { Input: null, group: GROUPS.includes(kind) }
  // A choice that offers its options otherwise is loaded by forms that have one.
  return question.formato || question.opciones.some((option) => option.imagenURL)
    ? { ...INPUTS[kind], Input: null }
    : INPUTS[kind]
}
