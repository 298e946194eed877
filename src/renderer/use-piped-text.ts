import { useSyncExternalStore } from 'react'
import { localized } from '../domain/language'
import { useForm } from './context'

/** Words outside of the sections, which say what was answered so far (LOGIC-12). */
export function usePipedText(owner: object, field: string): string {
  const { answering, language } = useForm()
  return useSyncExternalStore(answering.engine.onAnyChange, () => localized(owner, field, language))
}
