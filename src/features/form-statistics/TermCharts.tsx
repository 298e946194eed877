import { useTranslation } from 'react-i18next'
import type { TermCount } from '../../domain/statistics/aggregates/states-summary'
import { shareOf } from '../../domain/statistics/shares'
import { getColleagueNames } from '../../data/staff/colleagues'
import { useColleagueNames } from '../../lib/colleagues'
import { formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import type { PictureKind } from '../../ui/staff/chart/chart-data'
import { compared, fileNameOf, monthWords, number, type Counted, type Shown } from './shown'

interface Row extends TermCount {
  name: string
}

/** How often answers left a state within its term (REACH-08): month by month, and by whose turn they were. */
export function TermCharts({ shown }: { shown: Shown }) {
  const { t } = useTranslation('statistics')
  const { termMonths, termPeople } = shown.summary
  const nameOf = useColleagueNames(
    termPeople.map(({ usuario }) => usuario),
    getColleagueNames,
  )
  if (termMonths.length === 0) return null
  const months = termMonths.map(({ month, ...counted }) => ({ name: monthWords(month), ...counted }))
  const people = termPeople.map(({ usuario, ...counted }) => ({
    name: usuario === '' ? t('form.nobodysTurn') : nameOf(usuario),
    ...counted,
  }))
  return (
    <>
      <TermChart what="months" rows={months} shown={shown} />
      <TermChart what="people" rows={people} shown={shown} />
    </>
  )
}

const CHARTS: Record<
  'months' | 'people',
  { head: 'unit.month' | 'form.person'; picture: PictureKind; file: string }
> = {
  months: { head: 'unit.month', picture: 'columns', file: 'plazos_meses' },
  people: { head: 'form.person', picture: 'bars', file: 'plazos_personas' },
}

function TermChart({ what, rows, shown }: { what: keyof typeof CHARTS; rows: readonly Row[]; shown: Shown }) {
  const { t } = useTranslation('statistics')
  const { head, picture, file } = CHARTS[what]
  const termed = rows.reduce((sum, row) => sum + row.termed, 0)
  const inTerm = rows.reduce((sum, row) => sum + row.inTerm, 0)
  const data = compared(
    t,
    { before: null },
    rows.map((row): Counted => ({
      name: row.name,
      count: Math.round(100 * shareOf(row.inTerm, row.termed)),
      extra: [number(row.inTerm), number(row.termed)],
    })),
    { head: t(head), unit: t('form.percentInTerm'), extra: [t('form.inTerm'), t('form.withTerm')] },
  )
  return (
    <ChartSection
      title={t(`form.terms.${what}`)}
      number={t('summary.of', { part: number(inTerm), whole: number(termed) })}
      summary={t('form.inTermShare', { share: formatShare(shareOf(inTerm, termed), currentTag(), 0) })}
      data={data}
      pictures={[picture]}
      fileName={fileNameOf(shown, file)}
    />
  )
}
