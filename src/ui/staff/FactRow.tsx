import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FactRowProps {
  label: string
  /** Leaves little space below, for something that belongs to the numbers. */
  close?: boolean
  children: ReactNode
}

/** Numbers with their names beside each other, the main one widest (`Fact`). */
export function FactRow({ label, close = false, children }: FactRowProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '2fr 1fr 1fr' },
        gap: 4,
        mt: 0,
        mb: close ? 3 : 8,
        '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', breakInside: 'avoid' },
      }}
    >
      {children}
    </Box>
  )
}
