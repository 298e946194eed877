import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface FactProps {
  label: string
  value: string
  /** The main number of the page, shown larger. */
  main?: boolean
  children?: ReactNode
}

/** A number with its name, inside a `dl`. */
export function Fact({ label, value, main = false, children }: FactProps) {
  return (
    <Box
      sx={{
        gridColumn: main ? { xs: '1 / -1', lg: 'auto' } : 'auto',
        minWidth: 0,
        p: 4,
        border: '1px solid var(--color-border)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
        '@media print': { gridColumn: 'auto', p: 3 },
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          component="p"
          sx={{
            fontSize: main ? 'var(--text-36)' : 'var(--text-28)',
            overflowWrap: 'anywhere',
            fontWeight: 'var(--weight-bold)',
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
