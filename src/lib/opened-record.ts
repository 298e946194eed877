/**
 * Which record of each list was opened last in this tab, by the list's path: the list shows it when the person comes
 * back (DAY-02).
 */
const opened = new Map<string, string>()

export const rememberOpened = (path: string, id: string): void => void opened.set(path, id)

/** The record that was opened last. It is given once: the next visit of the list begins at the top. */
export function takeOpened(path: string): string | null {
  const id = opened.get(path) ?? null
  opened.delete(path)
  return id
}
