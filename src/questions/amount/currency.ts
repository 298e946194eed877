/** The sign or short name of a currency in a language: `€`, `US$`; the code itself where there is none. */
export function currencySign(currency: string, tag: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return ''
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'symbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
