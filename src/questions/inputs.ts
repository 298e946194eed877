import { lazy, type ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type FurtherKind, type QuestionKind } from '../domain/question-types'
import { DateInput } from './date/Input'
import { DecimalInput } from './decimal/Input'
import type { InputProps } from './input-props'
import { IntegerInput } from './integer/Input'
import { LinkInput } from './link/Input'
import { loadFurther } from './load-further'
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

/** Further kinds that are drawn by an input of their own. */
type Drawn = Exclude<FurtherKind, 'note' | 'place'>
const further = (kind: Drawn): InputEntry => ({
  Input: lazy(async () => ({ default: (await loadFurther())[kind] })),
})

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
  'long-text': further('long-text'),
  email: further('email'),
  phone: further('phone'),
  amount: further('amount'),
  'date-time': further('date-time'),
  month: { ...further('month'), group: true },
  identifier: further('identifier'),
  'scanned-code': further('scanned-code'),
  scale: { ...further('scale'), group: true },
  ranking: { ...further('ranking'), group: true },
  // What draws forms has the map (`renderer/place`).
  place: { Input: () => null, group: true },
  note: { Input: () => null },
}

/** How a question is answered. */
export const inputFor = (question: Pick<Question, 'tipoPregunta' | 'tipoDato'>): InputEntry =>
  INPUTS[kindOf(question)]
