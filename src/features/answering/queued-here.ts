import type { SavedState } from './saved-state'

/** An answer that waits on this device. */
export interface QueuedHere {
  formId: string
  code: string
  place: string
  /** What the page after saving is told once the answer arrived. */
  state: SavedState
}
