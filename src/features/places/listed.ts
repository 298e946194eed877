import type { ButtonProps } from '@mui/material'
import type { ReactNode } from 'react'

/** How buttons look where they stand: quiet in a row, easy to hit on a phone. */
export type ActionLook = Pick<ButtonProps, 'size' | 'variant'>

/** What is shown of places besides their names. */
export interface Listed<T> {
  /** What they are, for who hears the list. */
  label: string
  places: readonly T[]
  columns: { title: string; of: (place: T) => ReactNode }[]
  actions: (place: T, look: ActionLook) => ReactNode
}
