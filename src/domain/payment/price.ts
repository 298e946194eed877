import { isoCurrency, type Currency } from './payments'

/**
 * An amount of whole cents with two decimals and the sign that the form gives its currency (PAY-08).
 * @param tag BCP 47 tag of the reader's language
 */
export function formatPrice(
  cents: number,
  { diminutive, sign }: Pick<Currency, 'diminutive' | 'sign'>,
  tag: string,
) {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: isoCurrency(diminutive),
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return format
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'currency' && sign !== '' ? sign : value))
    .join('')
}
