/** Parses what scripts of Form.io make of two values by what these are: texts, numbers, ticks, or nothing. */
import { ALWAYS } from './primary-parser'
import { answerNameIn } from './survey-text'
import { UnsupportedSyntax } from './tokens'
import { VariableParser } from './variable-parser'

/** A text as an expression writes it. */
export const TEXT = /^(?:'[^']*'|"(?:[^"\\]|\\")*")$/u
/** What is true or false by itself: a comparison, what is not so, whether a text has something. */
const CONDITION =
  /^!\(|^\(.* (?:=|!=|<|<=|>|>=|or|and|contains) .*\)$|^_(?:starts|ends|matches)\(|(?:not)?empty\)?$/u

export abstract class OperandParser extends VariableParser {
  protected isCondition(said: string): boolean {
    const name = answerNameIn(said)
    if (name !== undefined) return this.answers.isYesNo?.(name) === true
    return said === 'true' || said === 'false' || CONDITION.test(said)
  }

  /** Whether something is made of numbers alone. */
  protected areNumbers(said: string): boolean {
    const names = [...said.matchAll(/\{(\w+)\}/gu)].flatMap(([, name]) => name ?? [])
    return (
      names.length > 0 &&
      names.every((name) => this.answers.isNumber(name)) &&
      !/['"]/u.test(said) &&
      !this.isCondition(said)
    )
  }

  /** What came of texts, one of which gives way to another. */
  private readonly texts = new Set<string>()

  /** A text, or another where it is empty. */
  protected textOr(left: string, right: string): string {
    const made = `iif(${left} notempty, ${left}, ${right})`
    this.texts.add(made)
    return made
  }

  /** Whether both are texts, of which an empty one gives way to the other. */
  protected areTexts(...operands: readonly string[]): boolean {
    return operands.every((one) => {
      const name = answerNameIn(one)
      return name === undefined ? TEXT.test(one) || this.texts.has(one) : this.answers.isText?.(name) === true
    })
  }

  /** `a ?? b`: of what is a text, a tick or a number there already nothing else than itself. */
  protected unlessGiven(left: string, right: string): string {
    const name = answerNameIn(left) ?? ''
    if (this.answers.isNumber(name) && /^[\d.]+$/u.test(right))
      return `iif((${left}) notempty, ${left}, ${right})`
    const isSame =
      right === "''" ? this.areTexts(left) : right === 'false' && this.answers.isYesNo?.(name) === true
    if (!isSame) throw new UnsupportedSyntax()
    return left
  }

  /** `a == null`, `a !== undefined`: what is a text, a tick or rows is always something. */
  protected comparedWithNothing(sign: string, operand: string): string {
    const { isNumber, isText, isYesNo, isContainer } = this.answers
    const name = answerNameIn(operand)
    const isNot = sign.startsWith('!')
    if (name === undefined || !['==', '===', '!=', '!=='].includes(sign)) throw new UnsupportedSyntax()
    // Whether a number that is not answered is `null` or `undefined` depends on the program.
    if (isNumber(name) && sign.length === 2) return `(${operand} ${isNot ? 'notempty' : 'empty'})`
    if (!isNot || ![isText, isYesNo, isContainer].some((is) => is?.(name))) throw new UnsupportedSyntax()
    return ALWAYS
  }
}
