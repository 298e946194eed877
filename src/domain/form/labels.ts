import { cutText } from '../text/cut'
import { plain } from '../text/search'

/** How many labels a form may carry, and how long each may be; the rules say the same. */
export const MAX_LABELS = 5
export const MAX_LABEL_LENGTH = 30

/** A label without what nobody sees; whole letters up to the length that is stored. */
const cleaned = (label: string): string =>
  cutText(label.trim().replace(/\s+/gu, ' '), MAX_LABEL_LENGTH).trim()

/** Labels as they are stored: each once, whatever its case and accents, in the order in which they were given (DAY-04). */
export function cleanLabels(labels: readonly string[]): string[] {
  const byWord = new Map<string, string>()
  for (const label of labels.map(cleaned))
    if (label !== '' && !byWord.has(plain(label))) byWord.set(plain(label), label)
  return [...byWord.values()]
}
