import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import unseen from '../../unseen.module.css'
import { MAX_BARS, type ChartData, type ChartRow, type PictureKind } from './chart-data'
import styles from './PaperChart.module.css'
import { shareWords } from './share-words'

interface PaperChartProps {
  title: ReactNode
  data: ChartData
  /** How it is drawn on a screen: columns keep their order and are all told. */
  kind: PictureKind
}

/** The rows from the first to the last that tell anything: nothing but zeros says nothing at both ends. */
function telling(rows: readonly ChartRow[]): readonly ChartRow[] {
  const nothing = ['', formatNumber(0, currentTag())]
  const tells = ({ value, extra = [] }: ChartRow) =>
    value > 0 || extra.some((text) => !nothing.includes(text))
  return rows.slice(rows.findIndex(tells), rows.findLastIndex(tells) + 1)
}

/** How high the highest column is. */
const COLUMN_MM = 28
/** Rows that are drawn as columns on paper: so many that a list of them would be long, and as fit beside each other. */
const COLUMNS = { from: 13, to: 36 }

/**
 * A chart as it stands on paper, with its numbers at its bars, so that nobody has to guess which is which. It needs
 * nothing that is loaded later.
 */
export function PaperChart({ title, data, kind }: PaperChartProps) {
  const { t } = useTranslation('statistics')
  const isOrdered = kind === 'columns'
  const rows = isOrdered ? telling(data.rows) : data.rows.slice(0, MAX_BARS)
  const extra = (data.extra ?? []).flatMap((name, at) =>
    rows.some((row) => (row.extra?.[at] ?? '') !== '') ? [{ name, at }] : [],
  )
  const fits = rows.length >= COLUMNS.from && rows.length <= COLUMNS.to
  if (isOrdered && fits && extra.length === 0) return <PaperColumns title={title} data={data} rows={rows} />
  const { head, unit, decimals } = data
  const most = mostOf(rows)
  const hasShares = rows.some(({ share }) => share !== undefined)
  return (
    <>
      <table className={styles.paper}>
        <caption className={unseen.unseen}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <td aria-hidden className={styles.track} />
            {[unit, ...(hasShares ? [t('share')] : []), ...extra.map(({ name }) => name)].map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row" dir="auto" lang={row.tag}>
                {row.name}
              </th>
              <td aria-hidden className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${(100 * row.value) / most}%` }} />
              </td>
              <td className={styles.number}>{formatNumber(row.value, currentTag())}</td>
              {hasShares ? <td className={styles.number}>{shareWords(row.share, decimals)}</td> : null}
              {extra.map(({ name, at }) => (
                <td key={name} className={styles.number}>
                  {row.extra?.[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isOrdered && data.rows.length > MAX_BARS ? (
        <p className={styles.cut}>{t('chart.cut', { shown: MAX_BARS, all: data.rows.length })}</p>
      ) : null}
    </>
  )
}

const mostOf = (rows: readonly ChartRow[]): number => Math.max(1, ...rows.map(({ value }) => value))

interface PaperColumnsProps extends Omit<PaperChartProps, 'kind'> {
  rows: readonly ChartRow[]
}

/** Many rows in their order: columns with their numbers above and their names below. */
function PaperColumns({ title, data: { head, unit }, rows }: PaperColumnsProps) {
  const most = mostOf(rows)
  return (
    <table className={`${styles.paper} ${styles.columns}`}>
      <caption className={unseen.unseen}>{title}</caption>
      <tbody>
        <tr>
          <RowHead>{unit}</RowHead>
          {rows.map(({ value }, index) => (
            <td key={index}>
              {formatNumber(value, currentTag())}
              <span className={styles.column} style={{ blockSize: `${(COLUMN_MM * value) / most}mm` }} />
            </td>
          ))}
        </tr>
        <tr>
          <RowHead>{head}</RowHead>
          {rows.map(({ name, short = name, tag }, index) => (
            <td key={index} lang={tag} className={styles.name}>
              <span className={styles.below}>{short}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The title says it to whoever sees the columns. */
const RowHead = ({ children }: { children: string }) => (
  <th scope="row">
    <span className={unseen.unseen}>{children}</span>
  </th>
)
