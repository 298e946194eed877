import type { Statistics } from './use-statistics'

/** What rows and cards of municipalities show. */
export interface MunicipalitiesShown {
  /** What they are, for who hears the list. */
  label: string
  statistics: Statistics
  /** A number and a share as the reader writes them. */
  number: (count: number) => string
  share: (part: number) => string
}
