import { Box } from '@mui/material'

/** A bar whose length is a part of the longest one; the number is beside it. */
export function ShareBar({ value, longest }: { value: number; longest: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        height: 12,
        flex: 1,
        minWidth: 40,
        borderRadius: '3px',
        backgroundColor: 'var(--color-surface-2)',
      }}
    >
      <Box
        sx={{
          width: longest === 0 ? 0 : `${(100 * value) / longest}%`,
          minWidth: value === 0 ? 0 : 2,
          height: '100%',
          borderRadius: 'inherit',
          backgroundColor: 'var(--color-primary)',
          forcedColorAdjust: 'none',
        }}
      />
    </Box>
  )
}
