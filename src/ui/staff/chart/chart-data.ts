/** One column, bar or slice of a chart, and one row of its table. */
export interface ChartRow {
  /** What it stands for, whole; and as short as fits below a column, the whole when left out. */
  name: string
  short?: string
  value: number
  /** Its part of the whole, from 0 to 1; left out where the rows are parts of nothing. */
  share?: number
  /** What its further columns say, as the table has them. */
  extra?: readonly string[]
  /** The page that lists the answers it stands for. */
  to?: string
}

/** What a chart shows, as a picture and as its table. */
export interface ChartData {
  /** What a row stands for: the table's first heading. */
  head: string
  /** What the numbers count. */
  unit: string
  rows: readonly ChartRow[]
  /** Headings of the further columns. */
  extra?: readonly string[]
  /** Decimals of the shares; two when left out (STAT-02). */
  decimals?: number
}

/** The ways to draw rows: upright in their order, lying with room for long names, as slices of a whole. */
export type PictureKind = 'columns' | 'bars' | 'pie'

/** What a picture is told. */
export interface PictureProps extends Pick<ChartData, 'unit' | 'rows' | 'decimals'> {
  /** What it shows, for who does not see it. */
  label: string
  /** Opens the answers that a row stands for. */
  onOpen: (to: string) => void
}

/** Rows that a lying picture has room for; the table has them all. */
export const MAX_BARS = 20
/** Slices above which a pie hides its labels (STAT-02). */
export const MAX_LABELLED_SLICES = 20
