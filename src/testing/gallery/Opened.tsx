import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/native/Button'
import { State } from './Piece'

/** What a button opens. */
export function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <State name={name}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </State>
  )
}
