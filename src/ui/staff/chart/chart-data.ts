/** One column, bar or slice of a chart, and one row of its table. */
export interface ChartRow {
  /** Its full name, and a name that fits below a column; the full one is used when that is left out. */
  name: string
  short?: string
  /** The language of its name, where that is not the page's. */
  tag?: string | undefined
  value: number
  /** Its part of the whole, from 0 to 1; left out where the rows have no common whole. */
  share?: number
  /** The texts of its further columns in the table. */
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

/** The ways to draw rows: columns in their order, horizontal bars with room for long names, slices of a whole. */
export type PictureKind = 'columns' | 'bars' | 'pie'

/** The props of a picture. */
export interface PictureProps extends Pick<ChartData, 'unit' | 'rows' | 'decimals'> {
  /** The id of what says, for screen readers, what it shows. */
  labelledBy: string
  /** Opens the answers that a row stands for. */
  onOpen: (to: string) => void
}

/** Most bars of a picture; the table has all rows. */
export const MAX_BARS = 20
/** Slices above which a pie hides its labels (STAT-02). */
export const MAX_LABELLED_SLICES = 20
