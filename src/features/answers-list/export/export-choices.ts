/** What a browser remembers of how its exports are, and how that is kept. */
const KEPT = {
  /** Headings are codes of questions. */
  codes: { key: 'export-headings', value: 'codes' },
  /** Cells say what was not asked. */
  unasked: { key: 'export-unasked', value: 'said' },
} as const
export type ExportChoice = keyof typeof KEPT

/** Whether exports are so, as this browser remembers it. */
export function isExportChoice(choice: ExportChoice): boolean {
  const { key, value } = KEPT[choice]
  try {
    return localStorage.getItem(key) === value
  } catch {
    // A browser that keeps nothing exports with titles and empty cells.
    return false
  }
}

/** Remembers on this browser how exports are. */
export function keepExportChoice(choice: ExportChoice, isOn: boolean): void {
  const { key, value } = KEPT[choice]
  try {
    if (isOn) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // It then holds for no other export.
  }
}
