import { tokensOf, UnsupportedSyntax, type Token } from './tokens'

const END: Token = { is: 'end', word: '' }

/** Reads the tokens of a script one after another. */
export class TokenReader {
  private readonly tokens: readonly Token[]
  private next = 0

  /** @throws UnsupportedSyntax */
  constructor(text: string) {
    this.tokens = tokensOf(text)
  }

  get isAtEnd(): boolean {
    return this.next >= this.tokens.length
  }

  protected peek(after = 0): Token {
    return this.tokens[this.next + after] ?? END
  }

  protected take(): Token {
    const token = this.peek()
    this.next += 1
    return token
  }

  isNext(word: string): boolean {
    const { is, word: found } = this.peek()
    return found === word && is !== 'text'
  }

  /** Takes that word where it is the next. */
  accept(word: string): boolean {
    const isNext = this.isNext(word)
    if (isNext) this.take()
    return isNext
  }

  /** @throws UnsupportedSyntax where that word is not the next */
  expect(word: string): void {
    if (!this.accept(word)) throw new UnsupportedSyntax()
  }
}
