import ExpandIcon from '@mui/icons-material/ExpandMore'
import { ButtonBase } from '@mui/material'
import type { Ref } from 'react'
import { ChipText, type ChipWords } from './ChipFrame'

interface ChipButtonProps extends ChipWords {
  opens: 'menu' | 'dialog'
  isOpen: boolean
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
}

/** The part of a filter that opens its choices. */
export const ChipButton = ({ opens, isOpen, onOpen, ref, ...words }: ChipButtonProps) => (
  <ButtonBase
    ref={ref}
    aria-haspopup={opens}
    aria-expanded={isOpen}
    onClick={onOpen}
    sx={{
      minWidth: 0,
      gap: 1,
      pl: 3,
      pr: words.value === '' ? 2 : 1,
      font: 'inherit',
      borderRadius: 'inherit',
      '&:hover': { backgroundColor: 'action.hover' },
    }}
  >
    <ChipText {...words} />
    {words.value === '' && <ExpandIcon aria-hidden sx={{ fontSize: 18 }} />}
  </ButtonBase>
)
