import type { NewlyAsked } from '../domain/form-logic/form-logic'
import { createStore } from '../lib/store'

/** Questions that a change brought up. */
interface Revealed extends NewlyAsked {
  /** How often that happened, so that each is told. */
  times: number
}

/** The last change that brought up questions. */
export function createRevealed() {
  const { get, set, on } = createStore<Revealed>({ count: 0, above: 0, times: 0 })
  return {
    get,
    on,
    tell(asked: NewlyAsked | undefined): void {
      if (asked && asked.count > 0) set({ ...asked, times: get().times + 1 })
    },
  }
}
