/**
 * Decimals as a whole number and how many of its digits stand behind the point: worked out by `BigInt` alone, so that a
 * test has something else to compare exact numbers with.
 */
export interface Decimal {
  digits: bigint
  places: number
}

/** Digits that a number keeps, and decimals of a quotient. */
const MOST_DIGITS = 40
const QUOTIENT_PLACES = 20

const power = (exponent: number): bigint => 10n ** BigInt(exponent)
const size = (number: bigint): bigint => (number < 0n ? -number : number)

/** Half is rounded away from zero. */
function divided(number: bigint, by: bigint): bigint {
  const isBelow = number < 0n !== by < 0n
  const nearest = (size(number) * 2n + size(by)) / (size(by) * 2n)
  return isBelow ? -nearest : nearest
}

export function plain({ digits, places }: Decimal): Decimal {
  let [left, behind] = [digits, places]
  while (behind > 0 && left % 10n === 0n) {
    left /= 10n
    behind -= 1
  }
  return { digits: left, places: behind }
}

export function decimal(text: string): Decimal {
  const [before = '', behind = ''] = text.split('.')
  return plain({ digits: BigInt(before + behind), places: behind.length })
}

export function decimalText(number: Decimal): string {
  const { digits, places } = plain(number)
  const written = String(size(digits)).padStart(places + 1, '0')
  const whole = written.slice(0, written.length - places)
  const text = places > 0 ? `${whole}.${written.slice(-places)}` : whole
  return digits < 0n ? `-${text}` : text
}

export function rounded(number: Decimal, places: number): Decimal {
  if (number.places <= places) return number
  return plain({ digits: divided(number.digits, power(number.places - places)), places })
}

/** With no more digits than a number keeps. */
function kept(number: Decimal): Decimal {
  const exact = plain(number)
  const withoutZeros = String(size(exact.digits)).replace(/0+$/u, '')
  const tooMany = withoutZeros.length - MOST_DIGITS
  if (tooMany <= 0) return exact
  const cut = String(size(exact.digits)).length - MOST_DIGITS
  const digits = divided(exact.digits, power(cut))
  return exact.places >= cut
    ? plain({ digits, places: exact.places - cut })
    : { digits: digits * power(cut - exact.places), places: 0 }
}

const aligned = (one: Decimal, other: Decimal): [one: bigint, other: bigint, places: number] => {
  const places = Math.max(one.places, other.places)
  return [one.digits * power(places - one.places), other.digits * power(places - other.places), places]
}

export function compared(one: Decimal, other: Decimal): number {
  const [left, right] = aligned(one, other)
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** A sum of any length, which keeps all its digits. */
export const total = (numbers: readonly Decimal[]): Decimal =>
  numbers.reduce(
    (sum, one) => {
      const [left, right, places] = aligned(sum, one)
      return plain({ digits: left + right, places })
    },
    { digits: 0n, places: 0 },
  )

export const negative = ({ digits, places }: Decimal): Decimal => ({ digits: -digits, places })
export const plus = (one: Decimal, other: Decimal): Decimal => kept(total([one, other]))
export const minus = (one: Decimal, other: Decimal): Decimal => plus(one, negative(other))
export const times = (one: Decimal, other: Decimal): Decimal =>
  kept({ digits: one.digits * other.digits, places: one.places + other.places })

/** A quotient before its digits are counted; null by nothing. */
export function quotient(one: Decimal, other: Decimal): Decimal | null {
  if (other.digits === 0n) return null
  const [left, right] = aligned(one, other)
  return plain({ digits: divided(left * power(QUOTIENT_PLACES), right), places: QUOTIENT_PLACES })
}
export function over(one: Decimal, other: Decimal): Decimal | null {
  const result = quotient(one, other)
  return result && kept(result)
}

/** The next whole number below, or that itself. */
export function downwards({ digits, places }: Decimal): Decimal {
  const whole = digits / power(places)
  const isCut = digits < 0n && whole * power(places) !== digits
  return { digits: isCut ? whole - 1n : whole, places: 0 }
}
