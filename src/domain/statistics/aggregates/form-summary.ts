/** What the statistics of a form show for a range (STAT-02), from its sums. */
import { BASE_KEYS } from './base-keys'
import { bucketEnds, fromHundredths, squaresOf } from './numbers'
import { monthFrom } from './range'
import { statesIn, type StatesSummary } from './states-summary'
import { partsOf, type Sums } from './sums'

export interface NumberSummary {
  /** Numbers given; those too large for a sum, and what is no number, are in `beyond` alone. */
  count: number
  sum: number
  sumOfSquares: number
  /**
   * Ascending. `from` is included, `to` is not; 0 to 99 are told apart whole. `nearest` is the one nearest to 0, so -12
   * of those down to -12.99.
   */
  buckets: { from: number; to: number; nearest: number; count: number }[]
  beyond: number
}

/** What was given to a question, of whatever kind it was at the time. */
export interface QuestionSummary {
  id: string
  /** Responses, further ones and rows each by themselves. */
  filled: number
  /** Asked and left empty. */
  empty: number
  /** By option id, most chosen first. */
  options: { id: string; count: number }[]
  /** Choices of options that are beyond those kept apart; 0 nearly always. */
  otherOptions: number
  yes: number
  no: number
  /** Null where no number was given. */
  numbers: NumberSummary | null
  /** Dates given, by month `YYYY-MM`, in the order of the calendar. */
  months: { month: string; count: number }[]
  /** Dates before 1900 or after 2199. */
  otherDates: number
  /** Times of day given, by their hour, 24 numbers; empty when there are none. */
  times: number[]
  /** Answers by how often a repeatable question was answered, ascending. */
  repetitions: { times: number; answers: number }[]
}

export interface SectionSummary {
  id: string
  /** Answers whose form had this section of conditions. */
  asked: number
  /** Answers that checked a condition, by its id. */
  conditions: { id: string; answers: number }[]
  /** Answers by how many rows a repeatable section has, ascending. */
  rows: { rows: number; answers: number }[]
}

export interface FormSummary extends StatesSummary {
  answers: number
  /** Answers that were moved from the state in which they began. */
  processed: number
  /** Answers whose version cannot be read: nothing of their questions is known. */
  unread: number
  /** Versions that were answered, newest first. */
  versions: { version: number; answers: number }[]
  questions: ReadonlyMap<string, QuestionSummary>
  sections: ReadonlyMap<string, SectionSummary>
  /** Who answered, most answers first; `usuario` is `creadoPor`. */
  inspectors: { usuario: string; nombre: string; answers: number }[]
  /** Each hour that has answers, by the moment at which it begins, in order: days, weekdays and hours follow. */
  hours: { hour: Date; answers: number }[]
  /** Middle of each cell of about 100 m. */
  places: { lat: number; lng: number; answers: number }[]
  /** Answers whose place is beyond those kept apart; 0 nearly always. */
  otherPlaces: number
}

/** The end of a key for what is counted together because there is too much of it to keep apart. */
export const REST = '~'
/**
 * The part of a key for the hour of a time of day that was given. Counts that were made before times of day were what a
 * clock shows have hours of UTC under another one, which nobody reads any more: `npm run migrate -- only statistics` counts them anew.
 */
export const HOUR_GIVEN = 'h'
/** Cells have this many sides in a degree. */
export const CELLS_IN_DEGREE = 1000

const HOURS_IN_DAY = 24
const HOUR_MS = 3_600_000

const blankQuestion = (id: string): QuestionSummary => ({
  id,
  filled: 0,
  empty: 0,
  options: [],
  otherOptions: 0,
  yes: 0,
  no: 0,
  numbers: null,
  months: [],
  otherDates: 0,
  times: [],
  repetitions: [],
})
const blankNumbers = (): NumberSummary => ({ count: 0, sum: 0, sumOfSquares: 0, buckets: [], beyond: 0 })

function bucketFrom(bucket: number, count: number) {
  const { from, to, nearest } = bucketEnds(bucket)
  return { from: fromHundredths(from), to: fromHundredths(to), nearest: fromHundredths(nearest), count }
}

/** The sums of a question that are no lists. */
function addToGiven(question: QuestionSummary, what: number, count: number): void {
  const numbers = () => (question.numbers ??= blankNumbers())
  switch (what) {
    case BASE_KEYS.filled:
      question.filled += count
      break
    case BASE_KEYS.empty:
      question.empty += count
      break
    case BASE_KEYS.yes:
      question.yes += count
      break
    case BASE_KEYS.no:
      question.no += count
      break
    case BASE_KEYS.beyond:
      numbers().beyond += count
      break
    case BASE_KEYS.sum:
      numbers().sum += fromHundredths(count)
      break
    case BASE_KEYS.squaresUpper:
      numbers().sumOfSquares += squaresOf(count, 0)
      break
    case BASE_KEYS.squaresLower:
      numbers().sumOfSquares += squaresOf(0, count)
  }
}

function addToQuestion(question: QuestionSummary, [what = '', first = '']: string[], count: number): void {
  switch (what) {
    case 'o':
      if (first === REST) question.otherOptions += count
      else question.options.push({ id: first, count })
      break
    case 'd':
      if (first === REST) question.otherDates += count
      else question.months.push({ month: monthFrom(Number(first)), count })
      break
    case HOUR_GIVEN: {
      if (question.times.length === 0) question.times = Array.from({ length: HOURS_IN_DAY }, () => 0)
      question.times[Number(first)] = count
      break
    }
    case 'r':
      question.repetitions.push({ times: Number(first), answers: count })
      break
    case 'b': {
      const numbers = (question.numbers ??= blankNumbers())
      numbers.count += count
      numbers.buckets.push(bucketFrom(Number(first), count))
      break
    }
    default:
      addToGiven(question, Number(what), count)
  }
}

function addToSection(section: SectionSummary, [what = '', detail = '']: string[], count: number): void {
  if (what === 'n') section.asked += count
  else if (what === 'c') section.conditions.push({ id: detail, answers: count })
  else section.rows.push({ rows: Number(detail), answers: count })
}

const most = <T>(items: T[], count: (item: T) => number): T[] => items.sort((a, b) => count(b) - count(a))
const least = <T>(items: T[], count: (item: T) => number): T[] => items.sort((a, b) => count(a) - count(b))
const byMonth = (a: { month: string }, b: { month: string }) => (a.month < b.month ? -1 : 1)

function made<T>(all: Map<string, T>, id: string, blank: (id: string) => T): T {
  const known = all.get(id) ?? blank(id)
  all.set(id, known)
  return known
}

/** What a page shows, from the sums of a range. */
export function summaryOf(sums: Sums): FormSummary {
  const questions = new Map<string, QuestionSummary>()
  const sections = new Map<string, SectionSummary>()
  const summary: FormSummary = {
    answers: 0,
    processed: 0,
    unread: 0,
    versions: [],
    ...statesIn(sums),
    questions,
    sections,
    inspectors: [],
    hours: [],
    places: [],
    otherPlaces: 0,
  }
  for (const [key, count] of sums) {
    const [what, id = '', ...rest] = partsOf(key)
    const [first = ''] = rest
    switch (what) {
      case 'a':
        if (id === 'n') summary.answers += count
        else if (id === 'p') summary.processed += count
        else summary.unread += count
        break
      case 'v':
        summary.versions.push({ version: Number(id), answers: count })
        break
      case 'q':
        addToQuestion(made(questions, id, blankQuestion), rest, count)
        break
      case 's':
        addToSection(
          made(sections, id, () => ({ id, asked: 0, conditions: [], rows: [] })),
          rest,
          count,
        )
        break
      case 'i':
        summary.inspectors.push({ usuario: id, nombre: first, answers: count })
        break
      case 'h':
        summary.hours.push({ hour: new Date(Number(id) * HOUR_MS), answers: count })
        break
      case 'p':
        if (id === REST) summary.otherPlaces += count
        else {
          const middle = (cell: string) => (Number(cell) + 0.5) / CELLS_IN_DEGREE
          summary.places.push({ lat: middle(id), lng: middle(first), answers: count })
        }
    }
  }

  for (const question of questions.values()) {
    most(question.options, ({ count }) => count)
    question.months.sort(byMonth)
    least(question.repetitions, ({ times }) => times)
    if (question.numbers) least(question.numbers.buckets, ({ from }) => from)
  }
  for (const section of sections.values()) {
    most(section.conditions, ({ answers }) => answers)
    least(section.rows, ({ rows }) => rows)
  }
  most(summary.versions, ({ version }) => version)
  most(summary.inspectors, ({ answers }) => answers)
  least(summary.hours, ({ hour }) => hour.getTime())
  return summary
}
