import { Box } from '@mui/material'
import { SlowWords } from '../SlowWords'

/** Stands above the buttons of a dialog, and says that what was pressed takes longer than usual, once it does. */
export function DialogWait({ busy }: { busy: boolean }) {
  if (!busy) return null
  return (
    <Box sx={{ flexShrink: 0, px: 6, pt: 2 }}>
      <SlowWords pressed />
    </Box>
  )
}
