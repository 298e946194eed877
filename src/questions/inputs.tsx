import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { isFurther, kindOf, type FurtherKind, type QuestionKind } from '../domain/form/kinds'
import type { InputProps } from './input-props'
import { MultipleChoiceInput } from './multiple-choice/Input'
import { MomentInput } from './shared/MomentInput'
import { NumberInput } from './shared/NumberInput'
import { TypedInput } from './shared/TypedInput'
import { SingleChoiceInput } from './single-choice/Input'
import { TextInput } from './text/Input'
import { YesNoInput } from './yes-no/Input'

interface InputEntry {
  /** null for further kinds, whose inputs are loaded by forms that ask them. */
  Input: ComponentType<InputProps> | null
  /** It has several controls, so the question's title names the group. */
  group?: boolean
  /** A sentence on how to write it, where that is not obvious. */
  hint?: 'input.integerHint' | 'input.decimalHint' | 'input.linkHint'
}

const URL_KEYBOARD = {
  type: 'text',
  inputMode: 'url',
  autoCapitalize: 'none',
  autoComplete: 'url',
  spellCheck: false,
} as const

const INPUTS: Record<Exclude<QuestionKind, FurtherKind>, InputEntry> = {
  text: { Input: TextInput },
  // `type="number"` would drop what it does not understand instead of showing it (ANS-05).
  integer: { Input: (props) => <NumberInput {...props} inputMode="numeric" />, hint: 'input.integerHint' },
  decimal: { Input: (props) => <NumberInput {...props} inputMode="decimal" />, hint: 'input.decimalHint' },
  date: { Input: (props) => <MomentInput {...props} type="date" /> },
  time: { Input: (props) => <MomentInput {...props} type="time" /> },
  link: { Input: (props) => <TypedInput {...props} keyboard={URL_KEYBOARD} />, hint: 'input.linkHint' },
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
