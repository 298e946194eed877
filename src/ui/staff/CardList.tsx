import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'

/** The rows of a desktop table as cards on a phone (NAV-05). */
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

/** The values on a card, each with its name; empty ones are left out. */
export function CardTerms({ terms }: { terms: readonly { term: ReactNode; value: ReactNode }[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // A long name, such as a question, leaves the value more than half.
        gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        mt: 2,
        mb: 0,
      }}
    >
      {terms
        .filter(({ value }) => value !== '')
        .map(({ term, value }, index) => (
          <Box key={index} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  )
}
