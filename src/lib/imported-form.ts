import type { NewFormContent } from '../domain/form/duplicate'

/** What a new form begins with: the content of a file, or of a deleted form. */
export type Handed = Partial<NewFormContent>

/** A form that the next editor page takes. It is lost with a reload. */
let onItsWay: Handed | null = null

/** Hands a form over to the next editor page. */
export function handImported(content: Handed): void {
  onItsWay = content
}

/** Takes the form that was handed over, once; null when there is none. */
export function takeImported(): Handed | null {
  const taken = onItsWay
  onItsWay = null
  return taken
}

const IMPORT = 'import'

/** The navigation state that makes the list of forms ask for a file at once. */
export const askForImport = (): { asks: string } => ({ asks: IMPORT })

/** Whether the list was opened to ask for a file. */
export const asksForImport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asks' in state && state.asks === IMPORT
