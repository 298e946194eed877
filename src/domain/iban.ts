/** Account numbers of many countries. */

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
