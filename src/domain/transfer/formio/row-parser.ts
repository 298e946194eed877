/** Parses what functions in a script of Form.io do with the rows of a grid: each adds up one thing of every row. */
import { TokenReader } from './token-reader'
import { UnsupportedSyntax } from './tokens'

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

  /** What one thing of each row adds up to, of which nothing else is made: `row.x`, `(row.x || 0)`, `Number(row.x)`. */
  protected summed(list: string, row: string): string {
    const { column, isCounted } = this.cell(row)
    if (list === '') throw new UnsupportedSyntax()
    return `${isCounted ? 'sumInArray' : '_sumOfAll'}({${list}}, '${column}')`
  }

  private cell(row: string): { column: string; isCounted: boolean } {
    const isWrapped = this.accept('Number') || this.accept('parseFloat')
    let inner: { column: string; isCounted: boolean }
    if (isWrapped || this.isNext('(')) {
      this.expect('(')
      inner = this.cell(row)
      this.expect(')')
    } else {
      this.expect(row)
      if (!this.accept('?.')) this.expect('.')
      inner = { column: this.name(), isCounted: false }
    }
    if (!this.accept('||')) return inner
    this.expect('0')
    return { ...inner, isCounted: true }
  }
}
