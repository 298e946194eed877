import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { completionAt, type Suggestion } from '../../../domain/form-logic/completion'
import type { Section } from '../../../domain/form/section'

interface Completed {
  typed: string
  secciones: readonly Section[]
  /** Id of the part whose rule it is, where that cannot be told by itself. */
  without: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Writes in place of some letters, and goes on so many letters before the end of that. */
  onTake: (written: string, from: number, to: number, back: number) => void
}

/** Where something is written, and whether suggestions were asked for by a key. */
interface Place {
  caret: number
  isAsked: boolean
}

/** Suggestions while a formula is typed: arrows go through them, Enter and Tab take one, Escape closes (LOGIC-05). */
export function useCompletion({ typed, secciones, without, field, onTake }: Completed) {
  const [place, setPlace] = useState<Place | null>(null)
  const [active, setActive] = useState(0)
  const completion = useMemo(
    () => place && completionAt(typed, place.caret, { secciones, without, isAsked: place.isAsked }),
    [typed, secciones, without, place],
  )
  const count = completion?.suggestions.length ?? 0
  const open = (caret: number, isAsked = false): void => {
    setPlace({ caret, isAsked })
    setActive(0)
  }
  const close = (): void => setPlace(null)
  function take(suggestion: Suggestion | undefined): void {
    if (!completion || !suggestion) return
    close()
    onTake(suggestion.written, completion.from, completion.to, suggestion.back)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey } = event
    // Keys choose letters while a Japanese or Korean word is being written.
    if (event.nativeEvent.isComposing) return
    if ((altKey && key === 'ArrowDown') || (ctrlKey && key === ' '))
      open(field.current?.selectionStart ?? typed.length, true)
    else if (!completion || altKey || ctrlKey || event.metaKey || event.shiftKey) return
    else if (key === 'ArrowDown') setActive((active + 1) % count)
    else if (key === 'ArrowUp') setActive((active + count - 1) % count)
    else if (key === 'Escape') close()
    else if (key === 'Enter' || key === 'Tab') take(completion.suggestions[active])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { completion, active, open, close, take, onKeyDown }
}
