/** Parses what functions in a script of Form.io do with the rows of a grid: each adds up one thing of every row. */
import { TokenReader } from './token-reader'
import { UnsupportedSyntax } from './tokens'

/** Columns of a row that are multiplied with each other. */
interface Factors {
  columns: readonly string[]
  /** Whether they count as 0 where one of them was not answered. */
  isCounted: boolean
}
const NONE: Factors = { columns: [], isCounted: false }

export abstract class RowParser extends TokenReader {
  protected name(): string {
    const { is, word } = this.take()
    if (is !== 'name') throw new UnsupportedSyntax()
    return word
  }

  /** `(a, b) =>`, `a =>`, `function (a, b)` */
  protected parameters(count: number): string[] {
    const isFunction = this.accept('function')
    const names: string[] = []
    if (!isFunction && !this.isNext('(')) names.push(this.name())
    else {
      this.expect('(')
      do names.push(this.name())
      while (this.accept(','))
      this.expect(')')
    }
    if (isFunction ? !this.isNext('{') : !this.accept('=>')) throw new UnsupportedSyntax()
    if (names.length !== count || new Set(names).size !== count) throw new UnsupportedSyntax()
    return names
  }

  /**
   * What one thing of each row, or the product of several, adds up to: `row.x`, `(row.x || 0)`, `row.x * row.y`.
   * @param isApart whether nothing but that stands there, so that `|| 0` is about it alone
   */
  protected summed(list: string, row: string, isApart: boolean): string {
    const { columns, isCounted } = this.product(row, isApart)
    if (list === '') throw new UnsupportedSyntax()
    return `${isCounted ? '_sumOfKnown' : '_sumOfAll'}({${list}}, ${columns.map((one) => `'${one}'`).join(', ')})`
  }

  private product(row: string, isApart: boolean): Factors {
    const factors = [this.factor(row)]
    while (this.accept('*')) factors.push(this.factor(row))
    const columns = factors.flatMap((one) => one.columns)
    if (isApart && this.accept('||')) {
      this.expect('0')
      return { columns, isCounted: true }
    }
    const [{ isCounted } = NONE] = factors
    // Where some are 0 without an answer, and others are nothing then, no sum of ours says it.
    if (factors.some((one) => one.isCounted !== isCounted)) throw new UnsupportedSyntax()
    return { columns, isCounted }
  }

  private factor(row: string): Factors {
    const isWrapped = this.accept('Number') || this.accept('parseFloat')
    if (isWrapped || this.isNext('(')) {
      this.expect('(')
      const inner = this.product(row, true)
      this.expect(')')
      return inner
    }
    this.expect(row)
    if (!this.accept('?.')) this.expect('.')
    return { columns: [this.name()], isCounted: false }
  }
}
