import { Tooltip } from '@mui/material'
import type { ReactElement } from 'react'

/** Long enough to read a sentence, after a finger has left it. */
const READ_MS = 4000

interface WhyProps {
  /** Why it cannot be done now; null when it can. */
  words: string | null
  children: ReactElement
}

/**
 * What cannot be done now says why, to whoever points at it, reaches it with the keyboard, or presses it. The words may
 * lie over what has to be done first, which is pressed through them.
 */
export const Why = ({ words, children }: WhyProps) => (
  <Tooltip title={words ?? ''} describeChild disableInteractive enterTouchDelay={0} leaveTouchDelay={READ_MS}>
    {children}
  </Tooltip>
)
