import type { ButtonProps } from '@mui/material'
import type { ReactNode } from 'react'

/** The look of buttons: quiet in a table row, easy to hit on a phone. */
export type ActionLook = Pick<ButtonProps, 'size' | 'variant'>

/** What is shown of places besides their names. */
export interface Listed<T> {
  /** The name of the list, for screen readers. */
  label: string
  places: readonly T[]
  columns: { title: string; of: (place: T) => ReactNode }[]
  actions: (place: T, look: ActionLook) => ReactNode
}
