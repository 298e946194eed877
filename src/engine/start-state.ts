import type { FormVersion } from '../domain/form/form'
import type { State } from '../domain/form/state'
import { canMoveTo } from '../domain/states/transitions'
import { createStore } from '../lib/store'

/** In which state an answer is saved, as whoever saves it decides (ANS-18). */
export interface StartState {
  /** The initial state and those that it leads to. */
  choices: State[]
  /** Asks for it; false when the person does not want to save after all. */
  ask(): Promise<boolean>
  /** Whether the person is being asked now. */
  isAsking(): boolean
  on(listener: () => void): () => void
  /** What the person decided last: it is offered again, and stays with the draft. */
  chosen(): number | null
  choose(id: number): void
  cancel(): void
  resume(id: number | null): void
}

/** Null where there is nothing to choose: the form has no states, or the initial one leads nowhere. */
export function createStartState({ estados }: FormVersion, onChange: () => void): StartState | null {
  const started = { ...estados, actual: estados.inicial }
  const choices = estados.disponibles.filter(({ id }) => id === estados.inicial || canMoveTo(started, id))
  if (choices.length < 2) return null
  let chosen: number | null = null
  const asked = createStore<((saves: boolean) => void) | null>(null)
  const decide = (saves: boolean) => {
    asked.get()?.(saves)
    asked.set(null)
  }
  return {
    choices,
    ask: () => new Promise((resolve) => asked.set(resolve)),
    isAsking: () => asked.get() !== null,
    on: asked.on,
    chosen: () => chosen,
    choose(id) {
      chosen = id
      onChange()
      decide(true)
    },
    cancel: () => decide(false),
    resume(id) {
      if (choices.some((choice) => choice.id === id)) chosen = id
    },
  }
}
