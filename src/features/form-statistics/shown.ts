import type { TFunction } from 'i18next'
import { listedQuestions } from '../../domain/form/listed-questions'
import type { Form } from '../../domain/form/form'
import type { FormSummary } from '../../domain/statistics/aggregates/form-summary'
import type { Range } from '../../domain/statistics/aggregates/range'
import type { Span } from '../../domain/statistics/period'
import { shareOf } from '../../domain/statistics/shares'
import { answersAddress } from '../../lib/answers-address'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import type { ChartData, ChartRow } from '../../ui/staff/chart/chart-data'

/** What the charts of the page are drawn from. */
export interface Shown {
  form: Form
  summary: FormSummary
  /** The summary of the period that it is compared with; null without one, or while it is read. */
  before: FormSummary | null
  span: Span
  range: Range
  /** By which its days and hours are (OPS-08). */
  timeZone: string
  /** Whether its first and last day count whole: lists of answers filter by whole days only. */
  isWhole: boolean
}

export const number = (count: number): string => formatNumber(count, currentTag())

/** A month `YYYY-MM` as MM/YYYY. */
export const monthWords = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

/** Decimals of the shares of conditions and of repeats (STAT-02). */
export const ONE_DECIMAL = 1

/** The link to the answers of the period with further filters; none where a list has no such filter (ALIST-02). */
export const answersIn = (
  { form, span, isWhole }: Shown,
  filters: Parameters<typeof answersAddress>[1] = {},
): Pick<ChartRow, 'to'> =>
  isWhole ? { to: answersAddress(form.id, { period: { from: span.from, to: span.to }, ...filters }) } : {}

/**
 * The link to the answers with a choice (DAY-01), whatever version they were given to. There is none where the list
 * would have other answers than were counted: lists do not search further rows, nor all questions of a long form.
 * @param value the option's id, or yes and no as they are stored
 */
export function choseIn(shown: Shown, { id, isGone }: { id: string; isGone: boolean }, value: string) {
  const { form } = shown
  const isListed = listedQuestions(form.secciones.filter(({ repetible }) => !repetible)).some(
    (question) => question.id === id && !question.repetible,
  )
  return isListed && !isGone ? answersIn(shown, { choices: [{ question: id, value }] }) : {}
}

/** A row of a chart before it is drawn. */
export interface Counted extends Omit<ChartRow, 'value' | 'share'> {
  count: number
  /** How many there were in the period that it is compared with. */
  before?: number
}

/**
 * A chart's data with the shares of a whole, and a further column for the period that it is compared with.
 * @param whole the total for shares; without it there are none
 */
export function compared(
  t: TFunction<'statistics'>,
  { before }: Pick<Shown, 'before'>,
  rows: readonly Counted[],
  { whole, extra = [], ...data }: Omit<ChartData, 'rows'> & { whole?: number },
): ChartData {
  return {
    ...data,
    extra: [...extra, ...(before ? [t('form.compare.column')] : [])],
    rows: rows.map(({ count, before: then, extra: more = [], ...row }) => ({
      ...row,
      value: count,
      ...(whole !== undefined && { share: shareOf(count, whole) }),
      extra: [...more, ...(before ? [number(then ?? 0)] : [])],
    })),
  }
}

/** The name of a chart's files, without ending: what it shows and of which days. */
export const fileNameOf = ({ form, span }: Shown, what: string): string =>
  `estadisticas_${form.id}_${what}_${span.from}_${span.to}`
