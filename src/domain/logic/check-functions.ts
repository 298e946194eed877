/** Whether a text is an address, a telephone or a number that offices give: length and check digits, not whether it exists. */
import { cbu, cuit, dni } from 'stdnum/lib/esm/ar/index.js'
import { nie, nif } from 'stdnum/lib/esm/es/index.js'
import { isMailAddress } from '../mail/address'
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

const LETTER_OFFSET = 55
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** ISO 13616: country and check digits go to the end, letters count from 10, and 97 divides it but for 1. */
function isIban(text: string): boolean {
  const compact = text.replaceAll(/[ -]/g, '').toUpperCase()
  if (!IBAN.test(compact)) return false
  const turned = compact.replace(/^(.{4})(.*)$/, '$2$1')
  let rest = 0
  for (const sign of turned) {
    const digits = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - LETTER_OFFSET)
    for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

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
