import { LANGUAGE_TAG } from '../../language'
import { cleanValue } from '../../text/clean'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT, textThat } from '../shared/text'

/** Currencies in which amounts are asked for (ISO 4217). */
export const CURRENCIES: readonly string[] = [
  ...['ARS', 'EUR', 'USD', 'BOB', 'BRL', 'CLP', 'COP', 'CRC', 'CUP', 'DOP', 'GTQ', 'HNL', 'JPY', 'MXN'],
  ...['NIO', 'PAB', 'PEN', 'PYG', 'UYU', 'VES', 'XAF'],
]

const AMOUNT = /^\d+(,\d{1,2})?$/

/**
 * Signs between thousands go where it is clear that they are such: they stand before each three digits, and either a
 * comma or point of the other sort follows or there are two of them. `1.234` alone may mean either and is told.
 */
function withoutThousands(number: string): string {
  const compact = number.replaceAll(/[ \u00a0']/g, '')
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d{1,3}(\.\d{3}){2,}$/.test(compact)) return compact.replaceAll('.', '')
  if (/^\d{1,3}(,\d{3})+\.\d{1,2}$|^\d{1,3}(,\d{3}){2,}$/.test(compact))
    return compact.replaceAll(',', '').replace('.', ',')
  return compact.replace(/^(\d+)\.(\d{1,2})$/, '$1,$2')
}

/** Money: digits, then optionally a comma and one or two decimals, as decimals are stored (§2.3); its currency is the form's. */
export const amount: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: textThat((text) => AMOUNT.test(text), 'malformed'),
  normalize: (typed) => withoutThousands(cleanValue(typed).replace(/^[^\d]+/, '')),
  summary: ({ formato }, { respuesta }, { language }) => {
    const text = respuesta.trim()
    if (!AMOUNT.test(text) || !CURRENCIES.includes(formato)) return text
    const format = new Intl.NumberFormat(LANGUAGE_TAG[language], { style: 'currency', currency: formato })
    return format.format(Number(text.replace(',', '.')))
  },
}
