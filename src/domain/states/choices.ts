import type { States } from '../form/state'
import { foreignTag, localized, type Language } from '../language'
import { canMoveTo, currentState } from './transitions'

/** The states to choose from: the current one and those it leads to are enabled (ALIST-05). */
export const stateChoices = (
  estados: States,
  language: Language,
): { id: number; label: string; tag: string | undefined; enabled: boolean }[] =>
  estados.disponibles.map((state) => ({
    id: state.id,
    label: localized(state, 'nombre', language),
    tag: foreignTag(state, 'nombre', language),
    enabled: state.id === estados.actual || canMoveTo(estados, state.id),
  }))

/** What the state in which an answer stands is called in a language (EDIT-26); '' when its form defines none. */
export function stateWords(estados: States, language: Language): string {
  const state = currentState(estados)
  return state ? localized(state, 'nombre', language) : ''
}
