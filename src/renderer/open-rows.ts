import { createListeners } from '../engine/listeners'

/** Which row of each repeatable section is open for editing; the others show a summary. */
export type OpenRows = ReturnType<typeof createOpenRows>

export function createOpenRows() {
  const rows = new Map<number, number | null>()
  const listeners = createListeners()
  return {
    /** null when all are closed. */
    get: (section: number): number | null => rows.get(section) ?? (rows.has(section) ? null : 0),
    open(section: number, row: number | null): void {
      rows.set(section, row)
      listeners.tell(String(section))
    },
    on: (section: number, listener: () => void) => listeners.on(String(section), listener),
  }
}
