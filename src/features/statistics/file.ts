import type { TFunction } from 'i18next'
import type { Cell } from '../../domain/export/cell'
import type { Span } from '../../domain/statistics/period'
import { CSV_START, csvLines } from '../../lib/csv'
import { percent } from '../../ui/staff/chart/chart-file'
import type { Statistics } from './use-statistics'

/** All numbers of the page as a file for spreadsheets: by day, then by municipality (STAT-04). */
export function statisticsFile(
  t: TFunction<'statistics'>,
  { unit, buckets, municipalities, elsewhere, total }: Statistics,
) {
  const shareName = `${t('share')} (%)`
  const rows: Cell[][] = [
    [t(`days.${unit}`)],
    [t('period.from'), t('period.to'), t('answers'), shareName],
    ...buckets.map(({ span: { from, to }, answers, share }): Cell[] => [
      { date: from },
      { date: to },
      answers,
      percent(share),
    ]),
    [],
    [t('municipalities.title')],
    [
      ...[
        t('municipalities.municipality'),
        t('municipalities.province'),
        t('municipalities.country'),
        t('answers'),
        shareName,
      ],
      ...[t('municipalities.forms'), t('municipalities.users')],
    ],
    ...municipalities.map(({ nombre, provincia, pais, answers, share, forms, users }): Cell[] => [
      ...[nombre, provincia, pais, answers, percent(share)],
      ...[forms, users],
    ]),
    ...(elsewhere > 0
      ? [[t('municipalities.elsewhere'), null, null, elsewhere, percent(elsewhere / total), null, null]]
      : []),
  ]
  return new Blob([CSV_START + csvLines(rows)], { type: 'text/csv;charset=utf-8' })
}

export const fileName = ({ from, to }: Span): string => `estadisticas_${from}_${to}.csv`
