import type { NewFormContent } from '../domain/form/duplicate'
import type { ReportLine } from '../domain/transfer/report'

/** What a new form begins with: the content of a file, or of a deleted form. */
export type Handed = Partial<NewFormContent>

/** A form that the next editor page takes. It is lost with a reload. */
let onItsWay: Handed | null = null
/** What is to be looked at in it, because it came from another system and is not as it was there. */
let toLookAt: readonly ReportLine[] = []

/** Hands a form over to the next editor page. */
export function handImported(content: Handed, lines: readonly ReportLine[] = []): void {
  onItsWay = content
  toLookAt = lines
}

/** Takes the form that was handed over, once; null when there is none. */
export function takeImported(): Handed | null {
  const taken = onItsWay
  onItsWay = null
  return taken
}

/** Takes what is to be looked at in it, once. */
export function takeLines(): readonly ReportLine[] {
  const taken = toLookAt
  toLookAt = []
  return taken
}

const IMPORT = 'import'

/** The navigation state that makes the list of forms ask for a file at once. */
export const askForImport = (): { asks: string } => ({ asks: IMPORT })

/** Whether the list was opened to ask for a file. */
export const asksForImport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asks' in state && state.asks === IMPORT
