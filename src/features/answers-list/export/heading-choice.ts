const KEY = 'export-headings'

/** Whether headings of exports are codes of questions, as this browser remembers it. */
export function hasCodeHeadings(): boolean {
  try {
    return localStorage.getItem(KEY) === 'codes'
  } catch {
    // A browser that keeps nothing exports with titles.
    return false
  }
}

/** Remembers on this browser how headings of exports are. */
export function keepCodeHeadings(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'codes')
    else localStorage.removeItem(KEY)
  } catch {
    // It then holds for no other export.
  }
}
