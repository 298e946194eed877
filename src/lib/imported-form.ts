import type { NewFormContent } from '../domain/form/duplicate'

/** What a new form begins with, from a file or from a form that is gone. */
export type Handed = Partial<NewFormContent>

/** A form on its way from where it was found to the editor. It outlives nothing else. */
let onItsWay: Handed | null = null

/** Hands a form over to the editor that opens next. */
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

/** What an address carries to the list so that it asks for a file at once. */
export const askForImport = (): { asks: string } => ({ asks: IMPORT })

/** Whether the list was opened to ask for a file. */
export const asksForImport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asks' in state && state.asks === IMPORT
