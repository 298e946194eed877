import { useTranslation } from 'react-i18next'
import { weekdayName } from '../../domain/calendar-names'
import { byDay, byHour, byWeekday } from '../../domain/statistics/figures'
import { currentTag } from '../../lib/i18n'
import { shortWords, spanWords } from '../../lib/span-words'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import { highestWords } from '../../ui/staff/chart/highest-words'
import { answersIn, compared, fileNameOf, number, type Counted, type Shown } from './shown'

/** When answers were given: by day, by weekday and by hour (STAT-02). */
export function TimeCharts({ shown }: { shown: Shown }) {
  const { t } = useTranslation('statistics')
  const { summary, before, span, timeZone } = shown
  const weekday = (index: number, width: 'long' | 'short') => weekdayName(index, width, currentTag())
  const { unit, parts } = byDay(summary.hours, span, timeZone)
  const days = parts.map(({ span: part, answers }): Counted => ({
    name: spanWords(t, part),
    short: shortWords(unit, part),
    count: answers,
    ...answersIn(shown, { period: { from: part.from, to: part.to } }),
  }))
  const weekdays = byWeekday(summary.hours, timeZone).map((count, index): Counted => ({
    name: weekday(index, 'long'),
    short: weekday(index, 'short'),
    count,
    ...(before && { before: byWeekday(before.hours, timeZone)[index] ?? 0 }),
  }))
  const hours = byHour(summary.hours, timeZone).map((count, index): Counted => ({
    name: `${String(index).padStart(2, '0')}:00`,
    short: String(index),
    count,
    ...(before && { before: byHour(before.hours, timeZone)[index] ?? 0 }),
  }))
  const charts = [
    // Days are not compared, because two periods have different days.
    { what: 'dias', title: t(`days.${unit}`), head: t(`unit.${unit}`), rows: days, with: { before: null } },
    { what: 'semana', title: t('form.byWeekday'), head: t('form.weekday'), rows: weekdays, with: shown },
    { what: 'horas', title: t('form.byHour'), head: t('form.hour'), rows: hours, with: shown },
  ]
  return charts.map(({ what, title, head, rows, with: other }) => {
    const data = compared(t, other, rows, { head, unit: t('answers'), whole: summary.answers })
    return (
      <ChartSection
        key={what}
        title={title}
        number={t('inAll', { number: number(summary.answers) })}
        summary={highestWords(t, data.rows)}
        data={data}
        pictures={['columns']}
        fileName={fileNameOf(shown, what)}
      />
    )
  })
}
