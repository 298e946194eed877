import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'

/** What is rows on a desk, as cards on a phone (NAV-05). */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, gap: 3 }}>
      {children}
    </Stack>
  )
}

/** One of the cards. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        p: 4,
        border: '1px solid var(--color-border)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      {children}
    </Box>
  )
}
