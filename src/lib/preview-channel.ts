/** How the form editor talks with the preview that it shows in a frame of the same site. */
import * as z from 'zod/mini'
import { checkSchema, type Check } from '../domain/form/check'
import { formVersionSchema, type FormVersion } from '../domain/form/form'
import type { CaseInput } from '../domain/form/case'
import { LANGUAGES, type Language } from '../domain/language'

/** The message of the editor to the preview. */
export interface Previewed {
  version: FormVersion
  /** Whom the form lets go no further by rules that stand in no version (LOGIC-01). */
  closings: readonly Check[]
  language: Language
  /** How many cases the form keeps; null where none can be added. */
  cases: number | null
}

/** The messages of the preview to the editor: it is ready for a form, or the person wants to close it. */
const SIGNALS = ['ready', 'close'] as const
export type PreviewSignal = (typeof SIGNALS)[number]

const NAME = 'muniformularios/vista-previa'

const previewedSchema = z.object({
  name: z.literal(NAME),
  version: formVersionSchema,
  closings: z.array(checkSchema),
  language: z.enum(LANGUAGES),
  cases: z.nullable(z.number()),
})
const caseSchema = z.object({
  name: z.literal(NAME),
  given: z.array(z.object({ parte: z.string(), fila: z.number(), valor: z.string() })),
})
const signalSchema = z.object({ name: z.literal(NAME), signal: z.enum(SIGNALS) })

/** Whether a message comes from the expected window and from this site. */
const isFrom = (event: MessageEvent, sender: Window | null): boolean =>
  sender !== null && event.source === sender && event.origin === location.origin

/** Shows a form in the frame. */
export const sendPreviewed = (frame: Window, { version, closings, language, cases }: Previewed): void =>
  frame.postMessage({ name: NAME, version, closings, language, cases }, location.origin)

/** Sends a signal to the editor around the frame. */
export const sendSignal = (editor: Window, signal: PreviewSignal): void =>
  editor.postMessage({ name: NAME, signal }, location.origin)

/** The form that the editor sent; null for a message of another sender or without a form. */
export function readPreviewed(event: MessageEvent, editor: Window): Previewed | null {
  if (!isFrom(event, editor)) return null
  const read = previewedSchema.safeParse(event.data)
  if (!read.success) return null
  const { version, closings, language, cases } = read.data
  return { version, closings, language, cases }
}

/** Asks the editor to keep what is filled in as a case of the form (LOGIC-09). */
export const sendCase = (editor: Window, given: readonly CaseInput[]): void =>
  editor.postMessage({ name: NAME, given }, location.origin)

/** What is filled in in the frame and shall be kept; null for a message of another sender. */
export function readCase(event: MessageEvent, frame: Window | null): CaseInput[] | null {
  if (!isFrom(event, frame)) return null
  const read = caseSchema.safeParse(event.data)
  return read.success ? read.data.given : null
}

/** The signal of the frame; null for a message of another sender. */
export function readSignal(event: MessageEvent, frame: Window | null): PreviewSignal | null {
  if (!isFrom(event, frame)) return null
  const read = signalSchema.safeParse(event.data)
  return read.success ? read.data.signal : null
}
