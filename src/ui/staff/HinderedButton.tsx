import { Button, IconButton, type ButtonProps, type IconButtonProps } from '@mui/material'
import type { MouseEvent } from 'react'
import { Why } from './Why'

const OFF = { color: 'var(--color-text-muted)', backgroundColor: 'var(--color-surface-2)', boxShadow: 'none' }
/** Looks as what is disabled. */
const GREY = {
  '&[aria-disabled=true]': { ...OFF, borderColor: 'var(--color-border)', '&:hover': OFF },
} as const
const GREY_ICON = { '&[aria-disabled=true]': { color: 'var(--color-border-strong)' } } as const

const prevented = (event: MouseEvent) => event.preventDefault()

interface Hindered {
  /** Why it cannot be pressed now, in words; null when it can. */
  hindrance: string | null
}

/** A button that can always be reached, and says why where it can do nothing now. */
export const HinderedButton = ({ hindrance, onClick, sx, ...button }: ButtonProps & Hindered) => (
  <Why words={hindrance}>
    <Button
      {...button}
      aria-disabled={hindrance !== null || undefined}
      onClick={hindrance === null ? onClick : prevented}
      sx={{ ...GREY, ...sx }}
    />
  </Why>
)

/** The same, of a picture alone. */
export const HinderedIconButton = ({
  hindrance,
  title = '',
  onClick,
  ...button
}: IconButtonProps & Hindered) => (
  <Why words={hindrance ?? title}>
    <IconButton
      {...button}
      aria-disabled={hindrance !== null || undefined}
      onClick={hindrance === null ? onClick : prevented}
      sx={GREY_ICON}
    />
  </Why>
)
