import type { TFunction } from 'i18next'
import { type Option, QUESTION_TYPE } from '../../domain/form/question'
import { foreignOptionTag, localizedOption, type Language } from '../../domain/language'
import { shapeOf } from '../../domain/form/kinds'
import type { AskedQuestion } from '../../domain/statistics/asked'
import { datesAt, datesOverTime, distributionOf } from '../../domain/statistics/figures'
import type { QuestionSummary, SectionSummary } from '../../domain/statistics/aggregates/form-summary'
import type { ChartData, PictureKind } from '../../ui/staff/chart/chart-data'
import { choseIn, compared, monthWords, number, ONE_DECIMAL, type Counted, type Shown } from './shown'

/** One chart of the answers to a question. */
export interface QuestionChart {
  /** What it counts; also used in the name of its files. */
  what: 'options' | 'yesNo' | 'numbers' | 'months' | 'times' | 'repetitions'
  data: ChartData
  pictures: readonly [PictureKind, ...PictureKind[]]
}

type Words = TFunction<'statistics'>

interface OptionsShown {
  options: readonly Option[]
  given: QuestionSummary
  before: QuestionSummary | undefined
  language: Language
  /** The link to the answers with a choice, by its name in filters. */
  chose: (value: string) => Pick<Counted, 'to'>
}

/** Entries of a table that a chart shows; the others are counted together. */
const MOST_ENTRIES = 20

/** The entries of a table that were picked, most often first; they are counted by their words. */
function entryRows(t: Words, given: QuestionSummary, before: QuestionSummary | undefined): Counted[] {
  const countIn = (counted: QuestionSummary | undefined, wanted: string) =>
    counted?.options.find(({ id }) => id === wanted)?.count ?? 0
  const shown = given.options.slice(0, MOST_ENTRIES)
  const others = given.options.slice(MOST_ENTRIES).reduce((sum, { count }) => sum + count, given.otherOptions)
  const rows = shown.map(({ id, count }): Counted => ({ name: id, count, before: countIn(before, id) }))
  if (others === 0) return rows
  const counted = shown.reduce((sum, { id }) => sum + countIn(before, id), 0)
  const all = before?.options.reduce((sum, { count }) => sum + count, before.otherOptions) ?? 0
  return [...rows, { name: t('form.otherOptions'), count: others, before: all - counted }]
}

/** The question's options, and chosen ones that it does not have any more, most chosen first. */
function optionRows(t: Words, { options, given, before, language, chose }: OptionsShown): Counted[] {
  const ids = new Set([...options.map(({ id }) => id), ...given.options.map(({ id }) => id)])
  const countIn = (counted: QuestionSummary | undefined, wanted: string) =>
    counted?.options.find(({ id }) => id === wanted)?.count ?? 0
  const rows = [...ids].map((id): Counted => {
    const option = options.find((one) => one.id === id)
    return {
      name: option ? localizedOption(option, language) : t('form.unknownOption', { id }),
      tag: option && foreignOptionTag(option, language),
      count: countIn(given, id),
      before: countIn(before, id),
      ...(option && chose(option.id)),
    }
  })
  if (given.otherOptions > 0) {
    rows.push({ name: t('form.otherOptions'), count: given.otherOptions, before: before?.otherOptions ?? 0 })
  }
  return rows.sort((one, other) => other.count - one.count)
}

/**
 * The charts of the answers to a question (STAT-02). They depend on the answers rather than on the question's current
 * kind, which may have been another.
 */
export function questionCharts(
  t: Words,
  shown: Shown,
  asked: AskedQuestion | null,
  given: QuestionSummary,
  language: Language,
): QuestionChart[] {
  const before = shown.before?.questions.get(given.id)
  const chose = (value: string) => choseIn(shown, { id: given.id, isGone: asked?.isGone ?? true }, value)
  const charts: QuestionChart[] = []
  const chart = (
    what: QuestionChart['what'],
    pictures: QuestionChart['pictures'],
    rows: readonly Counted[],
    data: { head: string; unit?: string; whole: number; decimals?: number },
  ) => charts.push({ what, pictures, data: compared(t, shown, rows, { unit: t('answers'), ...data }) })

  if (given.options.length > 0 || given.otherOptions > 0) {
    const rows =
      asked && shapeOf(asked.question) === 'entry'
        ? entryRows(t, given, before)
        : optionRows(t, { options: asked?.options ?? [], given, before, language, chose })
    // An answer may have several ticks, so the counts of ticks have no common whole.
    const isWhole = asked?.question.tipoPregunta === QUESTION_TYPE.singleChoice
    chart('options', isWhole ? ['bars', 'pie'] : ['bars'], rows, {
      head: t('form.option'),
      whole: given.filled,
    })
  }
  if (given.yes + given.no > 0) {
    const rows = [
      { name: t('form.yes'), count: given.yes, before: before?.yes ?? 0, ...chose('true') },
      { name: t('form.no'), count: given.no, before: before?.no ?? 0, ...chose('false') },
    ]
    chart('yesNo', ['bars', 'pie'], rows, { head: t('form.option'), whole: given.yes + given.no })
  }
  if (given.numbers && given.numbers.count > 0) {
    const rows = distributionOf(given.numbers).map(({ from, to, count }): Counted => ({
      name: to - from === 1 ? number(from) : t('form.fromTo', { from: number(from), to: number(to) }),
      short: number(from),
      count,
      // Two periods may have different columns, so numbers are compared by their mean.
    }))
    charts.push({
      what: 'numbers',
      pictures: ['columns'],
      data: compared(t, { before: null }, rows, {
        head: t('form.value'),
        unit: t('answers'),
        whole: given.numbers.count,
      }),
    })
  }
  if (given.months.length > 0) {
    const { unit, parts } = datesOverTime(given.months)
    const rows = parts.map(({ at, count }): Counted => ({
      name: unit === 'month' ? monthWords(at) : at,
      count,
      before: datesAt(before?.months ?? [], at),
    }))
    chart('months', ['columns'], rows, {
      head: t(`unit.${unit}`),
      whole: given.months.reduce((sum, { count }) => sum + count, given.otherDates),
    })
  }
  if (given.times.length > 0) {
    const rows = given.times.map((count, hour): Counted => ({
      name: `${String(hour).padStart(2, '0')}:00`,
      short: String(hour),
      count,
      before: before?.times[hour] ?? 0,
    }))
    chart('times', ['columns'], rows, {
      head: t('form.hour'),
      whole: given.times.reduce((sum, count) => sum + count, 0),
    })
  }
  if (given.repetitions.length > 0) {
    const rows = given.repetitions.map(({ times, answers }): Counted => ({
      name: t('form.times', { count: times }),
      count: answers,
      before: before?.repetitions.find((one) => one.times === times)?.answers ?? 0,
    }))
    chart('repetitions', ['bars'], rows, {
      head: t('form.repetitions'),
      whole: given.repetitions.reduce((sum, { answers }) => sum + answers, 0),
      decimals: ONE_DECIMAL,
    })
  }
  return charts
}

/** Pictures of the conditions that were checked and of the rows that a section has (STAT-02). */
export function sectionRows(
  t: Words,
  { before }: Shown,
  id: string,
  given: SectionSummary,
  nameOf: (condition: string) => Pick<Counted, 'name' | 'tag'>,
): { conditions: Counted[]; rows: Counted[] } {
  const then = before?.sections.get(id)
  return {
    conditions: given.conditions.map(({ id: condition, answers }) => ({
      ...nameOf(condition),
      count: answers,
      before: then?.conditions.find((one) => one.id === condition)?.answers ?? 0,
    })),
    rows: given.rows.map(({ rows, answers }) => ({
      name: t('form.rows', { count: rows }),
      count: answers,
      before: then?.rows.find((one) => one.rows === rows)?.answers ?? 0,
    })),
  }
}
