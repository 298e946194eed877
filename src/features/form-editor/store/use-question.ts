import { useRef } from 'react'
import type { Question } from '../../../domain/form/question'
import { useEditorState } from './context'
import { indexOf } from './form-index'

interface Last<T> {
  id: string
  question: Question
  slice: T
}

/**
 * One slice of a question, null when it is not there. It is computed only for a question that changed, because with a
 * thousand questions every keystroke asks a thousand times.
 * @param select gives the slice; must not depend on anything else that changes
 */
export function useQuestion<T>(
  id: string,
  select: (question: Question) => T,
  equal: (one: T, other: T) => boolean = Object.is,
): T | null {
  const last = useRef<Last<T> | null>(null)
  return useEditorState(({ form }): T | null => {
    const question = indexOf(form.secciones).questions.get(id)?.question
    if (question === undefined) return null
    const before = last.current
    if (before !== null && before.id === id && before.question === question) return before.slice
    const made = select(question)
    const slice = before !== null && before.id === id && equal(before.slice, made) ? before.slice : made
    last.current = { id, question, slice }
    return slice
  })
}
