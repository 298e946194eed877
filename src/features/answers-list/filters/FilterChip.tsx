import { Box } from '@mui/material'
import { ChipFrame, ChipText, type ChipWords } from './ChipFrame'

/** A filter that is set and chosen elsewhere, as a chip that removes it. */
export const FilterChip = ({ onRemove, ...words }: ChipWords & { onRemove: () => void }) => (
  <ChipFrame {...words} onRemove={onRemove}>
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0, pl: 3 }}>
      <ChipText {...words} />
    </Box>
  </ChipFrame>
)
