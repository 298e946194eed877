/** The sign of a currency in a language: `€`, `$`; dollars of the United States are told from others: `US$`. */
export function currencySign(currency: string, tag: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return ''
  const currencyDisplay = currency === 'USD' ? 'symbol' : 'narrowSymbol'
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
