/** Numbers that offices and banks give, as they are written: not whether they exist. */

/**
 * Whether a number is right by its check digits. Signs that are none of a keyboard make it wrong: the library reads some
 * of them as those that they look like, but not in the browser, which has it without that table.
 */
export const isOfficial = (text: string, validate: (text: string) => { isValid: boolean }): boolean =>
  /^[ -~]*$/.test(text) && validate(text).isValid

const LETTER_OFFSET = 55
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** ISO 13616: country and check digits go to the end, letters count from 10, and 97 divides it but for 1. */
export function isIban(text: string): boolean {
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
