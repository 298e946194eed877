/** Whether a text is an address, a telephone or a number that offices give: as it is written, not whether it exists. */
import { isMailAddress } from '../mail/address'
import { cleanValue } from '../text/clean'
import { of, type FunctionSpec } from './function-spec'
import { DIGIT_FUNCTIONS, seldom } from './seldom'
import { isText } from './value'

const check = (isOne: (text: string) => boolean): FunctionSpec => ({
  params: ['text'],
  result: 'yesNo',
  run: of(isText, (text = '') => isOne(cleanValue(text))),
})

const digits = DIGIT_FUNCTIONS.map((name): [string, FunctionSpec] => [
  name,
  check((text) => seldom('digits')[name](text)),
])

export const CHECK_FUNCTIONS: Record<string, FunctionSpec> = {
  is_email: check(isMailAddress),
  is_phone: check((text) => /^\+?\d{6,15}$/.test(text.replaceAll(/[ ()./-]/g, ''))),
  ...Object.fromEntries(digits),
}
