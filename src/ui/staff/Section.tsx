import { Box, Stack, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: ReactNode
  /** How many answers it counts, beside the title. */
  number: string
  actions?: ReactNode
  /** Its level on the page; the second when left out. One of the third is no landmark: there may be hundreds. */
  heading?: 'h2' | 'h3'
  /** Whether it is printed; with `filled` where it has figures or texts. */
  onPaper?: boolean | 'filled'
  children: ReactNode
}

/** A section of a statistics page: title, number of answers, and the chart. */
export function Section({ title, number, actions, heading = 'h2', onPaper = true, children }: SectionProps) {
  const id = useId()
  return (
    <Box
      {...(heading === 'h2' ? { component: 'section' } : { role: 'group' })}
      aria-labelledby={id}
      sx={{
        mb: 8,
        // Below the last one there is the room of the frame.
        'main > &:last-child, main > :last-child > &:last-child': { mb: 0 },
        breakInside: 'avoid',
        '@media print': {
          mb: 5,
          ...(onPaper === false && { display: 'none' }),
          ...(onPaper === 'filled' && { '&:not(:has(table, ol))': { display: 'none' } }),
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
          mb: 3,
          '@media print': { mb: 1 },
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline' }}>
          <Typography variant={heading} id={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {number}
          </Typography>
        </Stack>
        {actions && (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  )
}
