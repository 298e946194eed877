import type { ComponentType } from 'react'
import type { FurtherKind, TellingKind } from '../domain/form/kinds'
import { AmountInput } from './amount/Input'
import { DateTimeInput } from './date-time/Input'
import { EmailInput } from './email/Input'
import { FactInput } from './fact/Input'
import { IdentifierInput } from './identifier/Input'
import type { InputProps } from './input-props'
import { LongTextInput } from './long-text/Input'
import { MonthInput } from './month/Input'
import { PhoneInput } from './phone/Input'
import { RankingInput } from './ranking/Input'
import { ScaleInput } from './scale/Input'
import { ScannedCodeInput } from './scanned-code/Input'

/** Inputs of kinds that few forms ask: a form that asks none loads none. */
export const FURTHER_INPUTS: Record<
  Exclude<FurtherKind, TellingKind | 'place' | 'files' | 'consent' | 'table-choice'>,
  ComponentType<InputProps>
> = {
  'long-text': LongTextInput,
  email: EmailInput,
  phone: PhoneInput,
  amount: AmountInput,
  'date-time': DateTimeInput,
  month: MonthInput,
  identifier: IdentifierInput,
  'scanned-code': ScannedCodeInput,
  scale: ScaleInput,
  ranking: RankingInput,
  fact: FactInput,
}
