/**
 * Comparisons that are never all true, whatever the numbers are: `a > b` beside `b > a`, or two least values beside a
 * most of their sum. Answers with any number of decimals are looked at, so that what is impossible for them is for all.
 */
import { decimal, type Decimal } from '../../logic/decimal'
import { compile } from '../../logic/compile'
import '../every-part'
import type { Call, Expression } from '../../logic/expression'
import { namesIn } from '../../logic/names'
import { formulaOf } from '../../logic/print'
import { isNumber, isText } from '../../logic/value'
import { shapeOf } from '../../form/kinds'
import { isCalendarDay, isTimeOfDay } from '../../wall-clock'
import { scopeIn, type FormPart } from '../parts'
import type { Model, ProofRule } from './model'

/** A rule that is to be true, or false. */
interface Wanted {
  rule: ProofRule
  is: boolean
}

/** What is known of answers: those that are given, and those that are asked and left blank. */
export interface KnownAnswers {
  given: ReadonlySet<string>
  blank: ReadonlySet<string>
}

/** Factors of what is added up, by name, and what has none. */
interface Sum {
  factors: ReadonlyMap<string, Decimal>
  constant: Decimal
}

/** A sum that is more than 0, or 0 too. */
interface Positive extends Sum {
  isStrict: boolean
}

/** What has to hold; null where that never does. */
type Needs = readonly Positive[] | null

const [ONE, MINUS, ZERO] = [decimal(1), decimal(-1), decimal(0)]
const NOTHING: readonly Positive[] = []
const VALUES: readonly string[] = ['number', 'date', 'time']
const TURNED: Partial<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' }
/** More than so many are not worked through. */
const MOST_SUMS = 200

const isZero = (factor: Decimal): boolean => factor.eq(ZERO)

function plus(one: Sum, other: Sum, by = ONE): Sum {
  const factors = new Map(one.factors)
  for (const [name, factor] of other.factors) {
    const sum = (factors.get(name) ?? ZERO).plus(factor.times(by))
    if (isZero(sum)) factors.delete(name)
    else factors.set(name, sum)
  }
  return { factors, constant: one.constant.plus(other.constant.times(by)) }
}
const NONE: Sum = { factors: new Map(), constant: ZERO }
const constantOf = (constant: Decimal): Sum => ({ ...NONE, constant })
const nameOf = (name: string): Sum => ({ factors: new Map([[name, ONE]]), constant: ZERO })

class Reading {
  constructor(
    private readonly model: Model,
    private readonly here: readonly string[],
    private readonly known: KnownAnswers,
  ) {}

  private isAsked(id: string): boolean {
    return this.known.given.has(id) || this.known.blank.has(id) || !this.model.mayBeUnasked(id)
  }
  /** Whether what is asked decides it: what is not asked lets a check pass. */
  private isDecided(at: Expression): boolean {
    return namesIn(at).every(({ id }) => this.isAsked(id))
  }

  /** Something that nothing more is known of: the same for the same text in the same rows. */
  private named(at: Expression): Sum | null {
    const { type } = compile(at, scopeIn(this.model.byId, this.here))
    return type && VALUES.includes(type.is) ? nameOf(JSON.stringify([this.here, formulaOf(at)])) : null
  }

  private sum(at: Expression): Sum | null {
    if (at.kind === 'literal') {
      if (isNumber(at.value)) return constantOf(at.value)
      // Days, and times, stand in the order of their digits.
      const isOrdered = isText(at.value) && (isCalendarDay(at.value) || isTimeOfDay(at.value))
      return isOrdered && isText(at.value) ? constantOf(decimal(at.value.replaceAll(/\D/gu, ''))) : null
    }
    if (at.kind === 'reference') {
      const type = this.model.byId.get(at.id)?.named.type.is ?? ''
      return at.option === null && VALUES.includes(type) ? nameOf(at.id) : null
    }
    const [left, right] = at.args
    if (at.name === 'negate' && left) return this.added(NONE, this.sum(left), MINUS)
    if (!left || !right || !['+', '-', '*'].includes(at.name)) return this.named(at)
    const [one, other] = [this.sum(left), this.sum(right)]
    if (at.name === '*') return one && other && (scaled(one, other) ?? scaled(other, one) ?? this.named(at))
    return one && this.added(one, other, at.name === '+' ? ONE : MINUS)
  }
  private readonly added = (one: Sum, other: Sum | null, by: Decimal): Sum | null =>
    other && plus(one, other, by)

  /** Whether it has a value for sure. */
  private hasValue(at: Expression): boolean {
    if (at.kind === 'literal') return true
    if (at.kind === 'reference') return this.known.given.has(at.id)
    return ['+', '-', '*', 'negate'].includes(at.name) && at.args.every((arg) => this.hasValue(arg))
  }
  private isBlank(at: Expression): boolean {
    if (at.kind === 'reference') return at.option === null && this.known.blank.has(at.id)
    return (
      at.kind === 'call' &&
      ['+', '-', '*', 'negate'].includes(at.name) &&
      at.args.some((arg) => this.isBlank(arg))
    )
  }

  private comparison({ args: [left, right] }: Call, name: string): Needs {
    if (!left || !right) return NOTHING
    // A comparison with blank is false.
    if (this.isBlank(left) || this.isBlank(right)) return null
    const [one, other] = [this.sum(left), this.sum(right)]
    if (!one || !other) return NOTHING
    const [more, less] = [plus(one, other, MINUS), plus(other, one, MINUS)]
    if (name === '=') return [more, less].map((each) => ({ ...each, isStrict: false }))
    return [{ ...(name.startsWith('>') ? more : less), isStrict: !name.endsWith('=') }]
  }

  /** What has to hold so that something is true; nothing where that is not understood. */
  truth(at: Expression): Needs {
    if (at.kind !== 'call') return NOTHING
    if (at.name === 'and') return together(at.args.map((arg) => this.truth(arg)))
    if (at.name === 'not') return at.args[0] ? this.falsehood(at.args[0]) : NOTHING
    if (at.name === 'or') {
      const ways = at.args.filter((arg) => !this.isFalse(arg))
      const [way] = ways
      return way && ways.length === 1 ? this.truth(way) : NOTHING
    }
    const isCompared = at.name === '=' || TURNED[at.name] !== undefined
    return isCompared && this.isDecided(at) ? this.comparison(at, at.name) : NOTHING
  }
  private isFalse(at: Expression): boolean {
    const isBlank = at.kind === 'call' && at.name === 'is_blank'
    return isBlank && at.args.every((arg) => this.hasValue(arg))
  }

  /** What has to hold so that something is not true. */
  falsehood(at: Expression): Needs {
    if (at.kind !== 'call') return NOTHING
    if (at.name === 'or') return together(at.args.map((arg) => this.falsehood(arg)))
    const turned = TURNED[at.name]
    const isSure = turned !== undefined && at.args.every((arg) => this.hasValue(arg))
    return isSure ? this.comparison(at, turned) : NOTHING
  }
}

const together = (needs: readonly Needs[]): Needs => {
  const all: Positive[] = []
  for (const need of needs) {
    if (need === null) return null
    all.push(...need)
  }
  return all
}

function scaled(one: Sum, { factors, constant }: Sum): Sum | null {
  return factors.size === 0 ? plus(NONE, one, constant) : null
}

/** Numbers that are answered are not below 0. */
function notNegative({ byId }: Model, sums: readonly Positive[]): Positive[] {
  const isAnswered = (part: FormPart | undefined): boolean =>
    part?.is === 'question' && part.definition.calculo === '' && shapeOf(part.definition) === 'number'
  return [...new Set(sums.flatMap(({ factors }) => [...factors.keys()]))]
    .filter((name) => isAnswered(byId.get(name)))
    .map((name) => ({ ...nameOf(name), isStrict: false }))
}

/** Whether no numbers fulfil all of these: one name after the other is put out (Fourier and Motzkin). */
function areImpossible(sums: readonly Positive[]): boolean {
  let left = [...sums]
  for (;;) {
    const wrong = ({ factors, constant, isStrict }: Positive): boolean =>
      factors.size === 0 && (constant.cmp(ZERO) < 0 || (isStrict && isZero(constant)))
    if (left.some(wrong)) return true
    const [name] = left.flatMap(({ factors }) => [...factors.keys()])
    if (name === undefined || left.length > MOST_SUMS) return false
    const factorIn = ({ factors }: Positive): Decimal => factors.get(name) ?? ZERO
    const above = left.filter((one) => factorIn(one).cmp(ZERO) > 0)
    const below = left.filter((one) => factorIn(one).cmp(ZERO) < 0)
    const pairs = above.flatMap((one) =>
      below.map((other) => ({
        ...plus(plus(NONE, one, factorIn(other).times(MINUS)), other, factorIn(one)),
        isStrict: one.isStrict || other.isStrict,
      })),
    )
    left = [...left.filter((one) => isZero(factorIn(one))), ...pairs]
  }
}

/** Whether it is proven that these rules never come out so together. */
export function neverTogether(model: Model, wanted: readonly Wanted[], known: KnownAnswers): boolean {
  const needs = together(
    wanted.map(({ rule, is }) => {
      const reading = new Reading(model, rule.rule.here, known)
      return is ? reading.truth(rule.expression) : reading.falsehood(rule.expression)
    }),
  )
  return needs === null || areImpossible([...needs, ...notNegative(model, needs)])
}
