import type { FormContent } from '../domain/form/exchange/read-form'

/** A form on its way from the list, where its file was read, to the editor. It outlives nothing else. */
let onItsWay: FormContent | null = null

/** Hands a form over to the editor that opens next. */
export function handImported(content: FormContent): void {
  onItsWay = content
}

/** Takes the form that was handed over, once; null when there is none. */
export function takeImported(): FormContent | null {
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
