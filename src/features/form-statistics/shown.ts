import type { TFunction } from 'i18next'
import { listedQuestions } from '../../domain/answers-list/listed-questions'
import type { Form } from '../../domain/form/form'
import type { FormSummary } from '../../domain/statistics/kept/form-summary'
import type { Range } from '../../domain/statistics/kept/range'
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
  /** Of the period that it is compared with; null when there is none, or not yet. */
  before: FormSummary | null
  span: Span
  range: Range
  /** Both of its days count whole: lists of answers know days only. */
  isWhole: boolean
}

export const number = (count: number): string => formatNumber(count, currentTag())

/** Decimals of the shares of conditions and of repeats (STAT-02). */
export const ONE_DECIMAL = 1

/** The answers of the period in their list, narrowed further; nothing where a list cannot be narrowed so (ALIST-02). */
export const answersIn = (
  { form, span, isWhole }: Shown,
  filters: Parameters<typeof answersAddress>[1] = {},
): Pick<ChartRow, 'to'> =>
  isWhole ? { to: answersAddress(form.id, { period: { from: span.from, to: span.to }, ...filters }) } : {}

/**
 * The answers that chose something, in their list (DAY-01). Nothing where that would list others than were counted: a
 * list knows no further rows and not all questions of a long form, and a position is another option in another version.
 */
export function choseIn(shown: Shown, { id, isGone }: { id: string; isGone: boolean }, value: string) {
  const { form, summary } = shown
  const isListed = listedQuestions(form.secciones.filter(({ repetible }) => !repetible)).some(
    (question) => question.id === id && !question.repetible,
  )
  const isOfNow = !isGone && summary.versions.every(({ version }) => version === form.version)
  return isListed && isOfNow ? answersIn(shown, { choices: [{ question: id, value }] }) : {}
}

/** A row of a chart before it is drawn. */
export interface Counted extends Omit<ChartRow, 'value' | 'share'> {
  count: number
  /** How many there were in the period that it is compared with. */
  before?: number
}

/**
 * A chart's data with the shares of a whole, and a further column for the period that it is compared with.
 * @param whole what the shares are of; none are told when it is left out
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
