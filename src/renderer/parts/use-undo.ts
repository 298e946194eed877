import type { Section } from '../../domain/form/section'
import { useForm } from '../context'

/**
 * Changes a section and says so, with an undo that is offered as long as nothing else was changed since.
 * @returns a function of the change and of the message, made from the section as it was; null for no message
 */
export function useUndo(index: number) {
  const { answering, say } = useForm()
  const { engine, uploads } = answering
  return (act: () => void, wordsOf: (before: Section) => string | null): void => {
    const before = engine.sections()[index]
    const canUndo = !uploads.isSendingIn(index)
    act()
    const after = engine.sections()[index]
    const text = before ? wordsOf(before) : null
    if (!before || text === null) return
    say({
      text,
      undo: canUndo ? () => engine.restore(index, before) : undefined,
      stands: () => engine.sections()[index] === after,
    })
  }
}
