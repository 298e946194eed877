/** What is to be looked at in a form that came from another system, on this device, until all of it was seen (MOVE-06). */
import type { ReportLine } from '../domain/transfer/report'
import { deviceStore } from './device-store'

export interface ImportNotes {
  /** What is not as it was. */
  lines: readonly ReportLine[]
  /** Positions of lines that were seen. */
  seen: readonly number[]
}

const keyOf = (formId: string): string => `import-notes/${formId}`
/** A device that keeps nothing has them as long as the page. */
const here = new Map<string, ImportNotes>()

const isWorthALook = ({ outcome }: ReportLine): boolean => outcome !== 'brought'

const isNotes = (kept: unknown): kept is ImportNotes =>
  typeof kept === 'object' &&
  kept !== null &&
  'lines' in kept &&
  'seen' in kept &&
  Array.isArray(kept.lines) &&
  Array.isArray(kept.seen)

export async function notesOf(formId: string): Promise<ImportNotes | null> {
  const kept = here.get(formId) ?? (await deviceStore('kept').get(keyOf(formId)))
  return isNotes(kept) ? kept : null
}

/** Keeps what is left to look at; when nothing is, it is forgotten. */
export async function keepNotes(formId: string, { lines, seen }: ImportNotes): Promise<void> {
  const worth = lines.filter(isWorthALook)
  if (worth.length <= seen.length) {
    here.delete(formId)
    return deviceStore('kept').remove(keyOf(formId))
  }
  const notes = { lines: worth, seen }
  here.set(formId, notes)
  await deviceStore('kept')
    .set(keyOf(formId), notes)
    .catch(() => undefined)
}
