import type { FormVersion } from '../../../domain/form/form'
import { stateChoices } from '../../../domain/states/choices'

export interface StartChoice {
  id: number
  label: string
}

/** In which state an answer is saved, as whoever saves it decides (ANS-18). */
export interface StartState {
  /** The initial state and those that it leads to. */
  choices: StartChoice[]
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
  const choices = stateChoices({ ...estados, actual: estados.inicial }).filter(({ enabled }) => enabled)
  if (choices.length < 2) return null
  let chosen: number | null = null
  let answer: ((saves: boolean) => void) | null = null
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const decide = (saves: boolean) => {
    answer?.(saves)
    answer = null
    tell()
  }
  return {
    choices: choices.map(({ id, label }) => ({ id, label })),
    ask: () =>
      new Promise((resolve) => {
        answer = resolve
        tell()
      }),
    isAsking: () => answer !== null,
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
