import type { Statistics } from './use-statistics'

/** The props of rows and cards of municipalities. */
export interface MunicipalitiesShown {
  /** The name of the list, for screen readers. */
  label: string
  statistics: Statistics
  /** A number and a share as the reader writes them. */
  number: (count: number) => string
  share: (part: number) => string
}
