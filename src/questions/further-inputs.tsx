import type { ComponentType } from 'react'
import type { FurtherKind, TellingKind } from '../domain/form/kinds'
import { AmountInput } from './amount/Input'
import { EmailInput } from './email/Input'
import { FactInput } from './fact/Input'
import { IdentifierInput } from './identifier/Input'
import type { InputProps } from './input-props'
import { LongTextInput } from './long-text/Input'
import { MonthInput } from './month/Input'
import { RankingInput } from './ranking/Input'
import { ScaleInput } from './scale/Input'
import { ScannedCodeInput } from './scanned-code/Input'
import { MomentInput } from './shared/MomentInput'
import { TypedInput } from './shared/TypedInput'

const PHONE_KEYBOARD = { type: 'tel', autoComplete: 'tel', dir: 'ltr' } as const

/** Inputs of kinds that few forms ask: a form that asks none loads none. */
export const FURTHER_INPUTS: Record<
  Exclude<FurtherKind, TellingKind | 'place' | 'files' | 'consent' | 'table-choice'>,
  ComponentType<InputProps>
> = {
  'long-text': LongTextInput,
  email: EmailInput,
  phone: (props) => <TypedInput {...props} short keyboard={PHONE_KEYBOARD} />,
  amount: AmountInput,
  'date-time': (props) => <MomentInput {...props} type="datetime-local" />,
  month: MonthInput,
  identifier: IdentifierInput,
  'scanned-code': ScannedCodeInput,
  scale: ScaleInput,
  ranking: RankingInput,
  fact: FactInput,
}
