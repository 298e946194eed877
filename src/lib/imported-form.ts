import type { NewFormContent } from '../domain/form/duplicate'
import type { ReportLine } from '../domain/transfer/report'
import type { BroughtPicture } from '../domain/transfer/transferred'

/** What a new form begins with: the content of a file, or of a deleted form. */
export type Handed = Partial<NewFormContent>

/** A picture of an option that came beside the form, and is to be sent. */
export interface HandedPicture extends Omit<BroughtPicture, 'file'> {
  file: File
}

/** A form that the next editor page takes. It is lost with a reload. */
let onItsWay: Handed | null = null
/** What is to be looked at in it, because it came from another system and is not as it was there. */
let toLookAt: readonly ReportLine[] = []
/** Pictures that are not sent yet, and the form that they are for, once there is one. */
let pictures: { waiting: HandedPicture[]; of: string | null } = { waiting: [], of: null }

/** Hands a form over to the next editor page. */
export function handImported(
  content: Handed,
  lines: readonly ReportLine[] = [],
  beside: readonly HandedPicture[] = [],
): void {
  onItsWay = content
  // A picture is to be looked at until it is there: a page that is loaded again has it no more.
  toLookAt = [...lines, ...beside.map(({ line }) => line)]
  pictures = { waiting: [...beside], of: null }
}

/** Says which form the pictures that were handed over are for. */
export function picturesAreFor(formId: string): void {
  pictures = { waiting: pictures.of === null ? pictures.waiting : [], of: formId }
}

/** Takes the next picture that is to be sent with a form; undefined when there is none. */
export const takePicture = (formId: string): HandedPicture | undefined =>
  pictures.of === formId ? pictures.waiting.shift() : undefined

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
