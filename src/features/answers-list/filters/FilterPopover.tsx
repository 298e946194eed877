import { Popover } from '@mui/material'
import { useRef, useState, type ReactNode } from 'react'
import { ChipButton } from './ChipButton'
import { ChipFrame, type ChipWords } from './ChipFrame'

interface FilterPopoverProps extends ChipWords {
  onRemove: () => void
  /** The fields of the filter. */
  children: (close: () => void) => ReactNode
}

/** A filter with fields of its own: a chip that opens them. */
export function FilterPopover({ onRemove, children, ...words }: FilterPopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const remove = () => {
    onRemove()
    button.current?.focus()
  }
  return (
    <ChipFrame {...words} onRemove={remove}>
      <ChipButton {...words} ref={button} opens="dialog" isOpen={isOpen} onOpen={() => setOpen(true)} />
      <Popover
        anchorEl={() => button.current}
        open={isOpen}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': words.label,
            sx: { display: 'grid', gap: 3, p: 4, width: 300, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        {children(close)}
      </Popover>
    </ChipFrame>
  )
}
