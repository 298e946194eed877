import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'

interface AddButtonProps {
  /** What the button says: «Agregar usuario». */
  children: ReactNode
  disabled: boolean
  onClick: () => void
}

/** The button that adds something: the main action of a page with a list. */
export function AddButton({ children, disabled, onClick }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<AddIcon aria-hidden />}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
