/** Exact decimals, on the integers of the platform. */

/** Decimals of a quotient. */
const QUOTIENT = 20

const tens = (count: number): bigint => 10n ** BigInt(count)

/** The nearest integer to a quotient; half is rounded away from zero. */
const nearest = (one: bigint, by: bigint): bigint =>
  (2n * one + (one < 0n === by < 0n ? by : -by)) / (2n * by)

/** A number, kept without zeros that it needs not: those that are the same have the same figures. */
export class Decimal {
  /** Its figures, without a point. */
  readonly figures: bigint
  /** How many of them stand behind the point. */
  readonly places: number

  constructor(figures: bigint, places = 0) {
    let [left, behind] = places < 0 ? [figures * tens(-places), 0] : [figures, places]
    for (; behind > 0 && left % 10n === 0n; behind -= 1) left /= 10n
    this.figures = left
    this.places = behind
  }

  /** Its figures with as many places behind the point as it has, or more. */
  private at(places: number): bigint {
    return places > this.places ? this.figures * tens(places - this.places) : this.figures
  }

  plus(other: Decimal): Decimal {
    const places = Math.max(this.places, other.places)
    return new Decimal(this.at(places) + other.at(places), places)
  }
  minus(other: Decimal): Decimal {
    return this.plus(other.neg())
  }
  times(other: Decimal): Decimal {
    return new Decimal(this.figures * other.figures, this.places + other.places)
  }
  /**
   * With twenty decimals.
   * @throws RangeError where the other one is zero
   */
  div(other: Decimal): Decimal {
    const places = Math.max(this.places, other.places)
    return new Decimal(nearest(this.at(places + QUOTIENT), other.at(places)), QUOTIENT)
  }
  neg(): Decimal {
    return new Decimal(-this.figures, this.places)
  }
  abs(): Decimal {
    return this.figures < 0n ? this.neg() : this
  }

  /** Below 0 when it is less than the other, 0 when it is the same. */
  cmp(other: Decimal): number {
    const [one, two] = [this.at(other.places), other.at(this.places)]
    return one < two ? -1 : Number(one > two)
  }
  eq({ figures, places }: Decimal): boolean {
    return this.figures === figures && this.places === places
  }

  /** With so many decimals, below 0 with so many zeros before the point; half is rounded away from zero. */
  round(places = 0): Decimal {
    const behind = this.places - places
    return behind > 0 ? new Decimal(nearest(this.figures, tens(behind)), places) : this
  }
  /** Without its decimals. */
  whole(): Decimal {
    return new Decimal(this.figures / tens(this.places))
  }

  /** As it is written: '12.5', '-3', '0'. */
  toString(): string {
    const written = String(this.abs().figures).padStart(this.places + 1, '0')
    const at = written.length - this.places
    const text = this.places > 0 ? `${written.slice(0, at)}.${written.slice(at)}` : written
    return this.figures < 0n ? `-${text}` : text
  }
}

/** The number that is written, with a point where it has decimals. */
export function decimal(written: string | number): Decimal {
  const [whole = '', behind = ''] = String(written).split('.')
  return new Decimal(BigInt(whole + behind), behind.length)
}
