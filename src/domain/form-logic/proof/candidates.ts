/** The few values of an answer that matter to some rules: borders and their neighbours, each option, something else. */
import { decimal, type Decimal } from '../../logic/decimal'
import { addDays, addMonths, FIRST_DAY, LAST_DAY } from '../../calendar'
import { FILE_KINDS } from '../../files/limits'
import { asksFor, type Option, type Question } from '../../form/question'
import type { Type } from '../../logic/scope'
import { isNumber, isOptions, isText, numberText, textValue, type Value } from '../../logic/value'
import { behaviourOf } from '../../question-types'
import { kindOf, shapeOf } from '../../form/kinds'
import { FIRST_ANSWERED_DAY } from '../../question-types/date'
import { fileRequirementsIn } from '../../form/file-requirements'
import { dayPart, isCalendarDay, isTimeOfDay, isWallClock, timePart } from '../../wall-clock'

/** What rules tell about one answer. */
export interface Matters {
  borders: readonly Value[]
  options: ReadonlySet<string>
  /** More matters than which named option is ticked. */
  isWhole: boolean
  /** Whether more may happen than really does. */
  isAbstract: boolean
}

export interface Candidates {
  /** In the order in which they are tried; blank is the last one. */
  values: readonly Value[]
  /** Whether each value that there is behaves like one of them. */
  isComplete: boolean
}

/** Most options of which all sets are tried. */
const MOST_SETS = 6
const MINUTES_OF_DAY = 1440
const MINUTES_OF_HOUR = 60

/** Values, each once, as they are. */
export function distinct(values: readonly Value[]): Value[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = keyOf(value)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
const keyOf = (value: Value): string => {
  if (isNumber(value)) return `n${numberText(value)}`
  return isOptions(value) ? `o${value.join(' ')}` : `${typeof value}${JSON.stringify(value)}`
}

const complete = (values: readonly Value[]): Candidates => ({
  values: [...distinct(values.filter((value) => value !== null)), null],
  isComplete: true,
})

/** Numbers that can be answered: steps of a size, from a least one. */
function numbers(borders: readonly Value[], step: Decimal, least: Decimal | null): Candidates {
  const around = borders.filter(isNumber).flatMap((border) => {
    const below = border.div(step).whole().times(step)
    return [below, below.plus(step), below.minus(step)]
  })
  const within = around.filter((one) => least === null || one.cmp(least) >= 0)
  return complete(within.length > 0 ? within : [least ?? decimal(0)])
}

/** Any numbers: each border, and one between each two. */
function anyNumbers(borders: readonly Value[]): Candidates {
  const sorted = borders.filter(isNumber).toSorted((one, other) => one.cmp(other))
  const [first = decimal(0)] = sorted
  const last = sorted.at(-1) ?? first
  const between = sorted.slice(1).map((one, at) => one.plus(sorted[at] ?? one).div(TWO))
  return complete([...sorted, first.minus(ONE), last.plus(ONE), ...between])
}

function days(borders: readonly Value[], first: string, today: string): Candidates {
  const around = borders
    .filter(isText)
    .filter(isCalendarDay)
    .flatMap((day) => [day, addDays(day, -1), addDays(day, 1)])
  return complete([...around, today].filter((day) => day !== null && day >= first && day <= LAST_DAY))
}

const minuteOf = (time: string): number =>
  Number(time.slice(0, 2)) * MINUTES_OF_HOUR + Number(time.slice('HH:'.length))
const timeAt = (minute: number): string =>
  [Math.floor(minute / MINUTES_OF_HOUR), minute % MINUTES_OF_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

function times(borders: readonly Value[]): Candidates {
  const around = borders
    .filter(isText)
    .filter(isTimeOfDay)
    .flatMap((time) => [0, -1, 1].map((more) => minuteOf(time) + more))
  const within = around.filter((minute) => minute >= 0 && minute < MINUTES_OF_DAY)
  return complete([...within.map(timeAt), '12:00'])
}

/** A day and a time of day: the days around a border, and where that has a time of day the minutes beside it. */
function moments(borders: readonly Value[], today: string): Candidates {
  const written = borders.filter(isText)
  const around = written.filter(isWallClock).flatMap((border) => {
    const [day, minute] = [dayPart(border), minuteOf(timePart(border))]
    return times([timePart(border)])
      .values.filter(isText)
      .map((time) => `${day}T${time}`)
      .concat(minute === 0 ? [`${addDays(day, -1) ?? day}T23:59`] : [])
      .concat(minute === MINUTES_OF_DAY - 1 ? [`${addDays(day, 1) ?? day}T00:00`] : [])
  })
  const { values } = days(written.map(dayPart), FIRST_ANSWERED_DAY, today)
  const each = [...around, ...values.filter(isText).map((day) => `${day}T12:00`)]
  return complete(each.filter((one) => one >= FIRST_ANSWERED_DAY))
}

/** What is compared with, and one text that is not: all others are like it. */
function texts(borders: readonly Value[], start: string): Candidates {
  const compared = borders.filter(isText).filter((text) => textValue(text) === text)
  let other = start
  while (compared.includes(other)) other += 'a'
  return complete([...compared, other])
}
const OTHER_TEXT = 'a'
const OTHER_TEXTS = [OTHER_TEXT, 'https://example.org/', 'ana@example.org', '+5493511234567']

/** Texts that a question takes; what is none of the few that are tried by example is not known to be all. */
function textsOf(question: Question, borders: readonly Value[]): Candidates {
  const other = [...OTHER_TEXTS, ...EXAMPLES].find((text) => isTakenBy(question)(text))
  const taken = borders.filter(isTakenBy(question))
  return other === undefined ? { values: [...distinct(taken), null], isComplete: false } : texts(taken, other)
}

/** Days as the month that they stand in, for questions that ask for one. */
const asMonths = ({ values }: Candidates): Pick<Candidates, 'values'> => ({
  values: distinct(values.map((day) => (isText(day) ? `${day.slice(0, -2)}01` : day))),
})

const subsetsOf = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])

/** Stands for all options that nothing is said about: it is offered whenever one of them could be. */
const OTHER_OPTION = ''

/** Options that something is said about, and one for all others. */
function relevantOptions({ opciones }: Question, { options, isWhole, isAbstract }: Matters): string[] {
  const isRelevant = ({ id, mostrarSi, exclusiva }: Option): boolean =>
    isWhole || options.has(id) || mostrarSi !== '' || exclusiva
  const other = opciones.find((option) => !isRelevant(option))
  const relevant = opciones.filter(isRelevant).map(({ id }) => id)
  return other ? [...relevant, isAbstract ? OTHER_OPTION : other.id] : relevant
}

/** An option that stands alone is ticked beside no other. */
const canBeTicked =
  ({ opciones }: Question) =>
  (ids: readonly string[]): boolean =>
    ids.length < 2 || !opciones.some(({ id, exclusiva }) => exclusiva && ids.includes(id))

function choices(question: Question, matters: Matters, isMultiple: boolean): Candidates {
  const relevant = relevantOptions(question, matters)
  if (!isMultiple) return complete(relevant.map((id) => [id]))
  if (relevant.length <= MOST_SETS) {
    const sets = subsetsOf(relevant).filter((ids) => ids.length > 0)
    return complete(sets.filter(canBeTicked(question)))
  }
  const sets = [...relevant.map((id) => [id]), relevant].filter(canBeTicked(question))
  return { ...complete(sets), isComplete: false }
}

const isTakenBy =
  (question: Question) =>
  (value: Value): boolean =>
    isText(value) && behaviourOf(question).validate(question, { ...question, respuesta: value }) === null

const [ONE, TWO, HUNDREDTH] = [decimal(1), decimal(2), decimal('0.01')]

/** By how much two numbers that can be answered differ at least. */
const stepOf = (question: Question): Decimal => (kindOf(question) === 'integer' ? ONE : HUNDREDTH)

/** How many files there can be: only so many are taken. */
function filesOf({ formato }: Question, { borders, isWhole }: Matters): Candidates {
  const { least, most } = fileRequirementsIn(formato)
  const each = Array.from({ length: most - least }, (_, at) => decimal(least + at))
  const ends = [decimal(least), decimal(most), ...(isWhole ? each : [])]
  const { values } = numbers([...borders, ...ends], ONE, ONE)
  return complete(values.filter((one) => isNumber(one) && Number(one) >= least && Number(one) <= most))
}

/** How many files there can be beside an answer, the most first. */
export function countsBeside(question: Question): Value[] {
  const most = FILE_KINDS.filter((kind) => asksFor(question, kind)).length
  return Array.from({ length: most + 1 }, (_, at) => decimal(most - at))
}

/** The values of a question that matter; what is calculated may also be below 0, and any day. */
export function candidatesOf(question: Question, matters: Matters, today: string): Candidates {
  const { borders } = matters
  const isCalculated = question.calculo !== ''
  const least = isCalculated ? null : decimal(0)
  switch (shapeOf(question)) {
    case 'number':
      return numbers(borders, stepOf(question), least)
    case 'day':
      return days(borders, isCalculated ? FIRST_DAY : FIRST_ANSWERED_DAY, today)
    case 'time':
      return times(borders)
    case 'yesNo':
      return complete([true, false])
    case 'option':
    case 'ranking':
      return choices(question, matters, false)
    case 'options':
      return choices(question, matters, true)
    case 'text':
    case 'entry':
      return textsOf(question, borders)
    case 'moment':
      return moments(borders, today)
    case 'month':
      return { ...asMonths(days(borders, FIRST_ANSWERED_DAY, today)), isComplete: false }
    case 'place':
      return { values: [{ lat: 0, lng: 0 }, null], isComplete: false }
    case 'files':
      return filesOf(question, matters)
    case 'consent':
      return complete([true])
    case 'fact':
      return question.formato === 'link' ? textsOf(question, borders) : complete([])
    case 'nothing':
      return complete([])
  }
}

/** The values of something that is not understood further. */
export function candidatesOfType({ is }: Type, borders: readonly Value[], today: string): Candidates {
  if (is === 'number') return anyNumbers(borders)
  if (is === 'date') return days(borders, FIRST_DAY, today)
  if (is === 'time') return times(borders)
  if (is === 'text') return texts(borders, OTHER_TEXT)
  return is === 'yesNo' ? complete([true, false]) : { values: [null], isComplete: false }
}

const EXAMPLES: readonly string[] = [
  ...['ana@example.org', '+5493511234567', '20123456', '20-12345678-6', '12345678Z', 'X1234567L'],
  ...['ES9121000418450200051332', '2850590940090418135201'],
]
const LONGEST_EXAMPLE = 500
const MOST_YEARS = 200
const MONTHS_OF_YEAR = 12

const countsIn = (written: readonly Value[], most: number): number[] =>
  written
    .filter(isNumber)
    .map(Number)
    .filter((count) => Number.isInteger(count) && Math.abs(count) <= most)

function sampleDays(written: readonly Value[], today: string): Value[] {
  const years = countsIn(written, MOST_YEARS).flatMap((count) => {
    const before = addMonths(today, -count * MONTHS_OF_YEAR)
    return [before, before && addDays(before, 1), before && addDays(before, -1), addDays(today, count)]
  })
  return [...years, today, addDays(today, 1), addDays(today, -1), addMonths(today, -480)].filter(
    (day) => day === null || day >= FIRST_ANSWERED_DAY,
  )
}

/**
 * Values to try where no list is enough: what is written in the rules and what is near it.
 * @param written everything that is written in the rules
 */
export function samplesOf(question: Question, written: readonly Value[], today: string): Value[] {
  const shape = shapeOf(question)
  const words = written.filter(isText)
  if (shape === 'number') {
    const step = stepOf(question)
    const base = written
      .filter(isNumber)
      .filter((number) => number.figures >= 0n && number.div(step).places === 0)
    return [
      ...base.flatMap((number) => [number, number.plus(step)]),
      ...[1, 10, 1000].map((one) => decimal(one)),
    ]
  }
  if (shape === 'day') return sampleDays(written, today)
  if (shape === 'time') return ['00:00', '23:59']
  if (kindOf(question) !== 'text') return []
  const lengths = countsIn(written, LONGEST_EXAMPLE).filter((count) => count > 0)
  const long = lengths.flatMap((count) => ['a'.repeat(count), 'a'.repeat(count + 1)])
  return [...words, ...words.map((text) => `${text}x`), ...long, ...EXAMPLES].filter(
    (text) => textValue(text) === text,
  )
}
