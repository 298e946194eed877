/** Whether a text is an address, a telephone or a number that offices give: length and check digits, not whether it exists. */
import { cbu, cuit, dni } from 'stdnum/lib/esm/ar/index.js'
import { nie, nif } from 'stdnum/lib/esm/es/index.js'
import { isMailAddress } from '../mail/address'
import { isIban } from '../iban'
import { cleanValue } from '../text/clean'
import { of, type FunctionSpec } from './function-spec'
import { isText } from './value'

const check = (isOne: (text: string) => boolean): FunctionSpec => ({
  params: ['text'],
  result: 'yesNo',
  run: of(isText, (text = '') => isOne(cleanValue(text))),
})

const official = ({ validate }: { validate: (text: string) => { isValid: boolean } }): FunctionSpec =>
  check((text) => validate(text.replaceAll('.', '')).isValid)

export const CHECK_FUNCTIONS: Record<string, FunctionSpec> = {
  is_email: check(isMailAddress),
  is_phone: check((text) => /^\+?\d{6,15}$/.test(text.replaceAll(/[ ()./-]/g, ''))),
  is_dni: official(dni),
  is_cuit: official(cuit),
  is_cbu: official(cbu),
  is_nif: official(nif),
  is_nie: official(nie),
  is_iban: check(isIban),
}
