/** Parses what scripts of Form.io ask of days: which is before which, and how far they are from each other. */
import { RowParser } from './row-parser'
import { answerNameIn, type Answers } from './survey-text'
import { UnsupportedSyntax } from './tokens'

/** What `moment` asks whether a day is, by its sign. */
const ASKED: Readonly<Record<string, string>> = {
  ...{ isBefore: '<', isSameOrBefore: '<=', isAfter: '>', isSameOrAfter: '>=', isSame: '=' },
}
/** Now is later than the midnight at which today began: what is before or the same as that, and what is after. */
const THAN_NOW: Readonly<Record<string, string>> = { '<': '<=', '<=': '<=', '>': '>', '>=': '>' }
const TURNED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' }
/** Now, as far as days tell it. */
const NOW = 'today()'
const DAY = /^'\d{4}-\d\d-\d\d'$/u

export abstract class DayParser extends RowParser {
  protected abstract readonly answers: Answers
  abstract expression(): string

  /** Days that a program has made moments of, which it compares with each other. */
  private readonly moments = new Set<string>()

  /** `moment(a)…`, `new Date(a)…` */
  protected momentOf(word: string): string {
    if (word === 'new') this.expect('Date')
    this.expect('(')
    const day = this.isNext(')') ? NOW : this.day(this.expression())
    this.expect(')')
    if (word === 'moment' && this.accept('.')) return this.asked(day)
    if (word === 'new' && this.accept('.')) {
      this.expect('getFullYear')
      this.expect('(')
      this.expect(')')
      return `_year(${day})`
    }
    this.moments.add(day)
    return day
  }

  private day(said: string): string {
    const name = answerNameIn(said)
    const isDay = name === undefined ? said === NOW || DAY.test(said) : this.answers.isDay?.(name) === true
    if (!isDay) throw new UnsupportedSyntax()
    return said
  }

  /** What stands behind `moment(a).` */
  private asked(day: string): string {
    const name = this.name()
    this.expect('(')
    if (name === 'year') {
      this.expect(')')
      return `_year(${day})`
    }
    const other = this.isNext(')') ? NOW : this.day(this.expression())
    const unit = this.accept(',') ? this.take().word.slice(1, -1) : ''
    this.expect(')')
    if (name === 'diff') return apart(day, other, unit)
    const sign = Object.hasOwn(ASKED, name) ? ASKED[name] : undefined
    if (sign === undefined || (unit !== '' && unit !== 'day')) throw new UnsupportedSyntax()
    return compared(sign, day, other, unit === 'day')
  }

  /** Whether it is a moment, of which only a day would be kept, where more than that is asked for. */
  protected isLostMoment(said: string): boolean {
    return this.moments.has(said) && this.answers.isForDay !== true
  }

  /** Whether one moment is before another, or how they are compared else; undefined where they are none. */
  protected comparedMoments(sign: string, one: string, other: string): string | undefined {
    const areMoments = [one, other].map((operand) => this.moments.has(operand))
    if (!areMoments.includes(true)) return undefined
    if (areMoments.includes(false) || !Object.hasOwn(THAN_NOW, sign)) throw new UnsupportedSyntax()
    return compared(sign, one, other, false)
  }
}

function compared(sign: string, one: string, other: string, isByDay: boolean): string {
  if (one === NOW) {
    if (other === NOW) throw new UnsupportedSyntax()
    return compared(TURNED[sign] ?? sign, other, one, isByDay)
  }
  const isThanNow = other === NOW && !isByDay
  const than = isThanNow ? THAN_NOW[sign] : sign
  if (than === undefined) throw new UnsupportedSyntax()
  // A day that was not answered is never the same as another.
  return than === '=' ? `((${one} = ${other}) and ${one} notempty)` : `(${one} ${than} ${other})`
}

/** How many whole days or years it is to one from the other. */
function apart(one: string, other: string, unit: string): string {
  if (one === NOW && other === NOW) throw new UnsupportedSyntax()
  if (/^years?$/u.test(unit) && other !== NOW) return `_age(${other}, ${one})`
  if (!/^days?$/u.test(unit)) throw new UnsupportedSyntax()
  const days = `(${one} - ${other})`
  // A day that is still to come is as many whole days away as there are after this one.
  if (one === NOW) return `iif((${other} > ${NOW}), (${days} + 1), ${days})`
  return other === NOW ? `iif((${one} > ${NOW}), (${days} - 1), ${days})` : days
}
