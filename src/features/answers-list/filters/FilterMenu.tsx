import CheckIcon from '@mui/icons-material/Check'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useRef, useState, type ReactNode } from 'react'
import { ChipButton } from './ChipButton'
import { ChipFrame, type ChipWords } from './ChipFrame'

export interface FilterOption {
  id: string
  label: ReactNode
  isChosen: boolean
  choose: () => void
}

interface FilterMenuProps extends ChipWords {
  options: readonly FilterOption[]
  onRemove: () => void
}

/** A filter that is one of a few: a chip with a menu. */
export function FilterMenu({ options, onRemove, ...words }: FilterMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const remove = () => {
    onRemove()
    button.current?.focus()
  }
  return (
    <ChipFrame {...words} onRemove={remove}>
      <ChipButton {...words} ref={button} opens="menu" isOpen={isOpen} onOpen={() => setOpen(true)} />
      <Menu
        anchorEl={() => button.current}
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': words.label } }}
      >
        {options.map(({ id, label, isChosen, choose }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={isChosen}
            selected={isChosen}
            onClick={() => {
              setOpen(false)
              choose()
            }}
          >
            {/* What is chosen is told by its mark too, for forced colours. */}
            <ListItemIcon>{isChosen && <CheckIcon aria-hidden fontSize="small" />}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </ChipFrame>
  )
}
