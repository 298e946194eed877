/** How the form editor talks with the preview that it shows in a frame of the same site. */
import * as z from 'zod/mini'
import { formVersionSchema, type FormVersion } from '../domain/form/form'
import { LANGUAGES, type Language } from '../domain/language'

/** The message of the editor to the preview. */
export interface Previewed {
  version: FormVersion
  language: Language
}

/** The messages of the preview to the editor: it is ready for a form, or the person wants to close it. */
const SIGNALS = ['ready', 'close'] as const
export type PreviewSignal = (typeof SIGNALS)[number]

const NAME = 'muniformularios/vista-previa'

const previewedSchema = z.object({
  name: z.literal(NAME),
  version: formVersionSchema,
  language: z.enum(LANGUAGES),
})
const signalSchema = z.object({ name: z.literal(NAME), signal: z.enum(SIGNALS) })

/** Whether a message comes from the expected window and from this site. */
const isFrom = (event: MessageEvent, sender: Window | null): boolean =>
  sender !== null && event.source === sender && event.origin === location.origin

/** Shows a form in the frame. */
export const sendPreviewed = (frame: Window, { version, language }: Previewed): void =>
  frame.postMessage({ name: NAME, version, language }, location.origin)

/** Sends a signal to the editor around the frame. */
export const sendSignal = (editor: Window, signal: PreviewSignal): void =>
  editor.postMessage({ name: NAME, signal }, location.origin)

/** The form that the editor sent; null for a message of another sender or without a form. */
export function readPreviewed(event: MessageEvent, editor: Window): Previewed | null {
  if (!isFrom(event, editor)) return null
  const read = previewedSchema.safeParse(event.data)
  return read.success ? { version: read.data.version, language: read.data.language } : null
}

/** The signal of the frame; null for a message of another sender. */
export function readSignal(event: MessageEvent, frame: Window | null): PreviewSignal | null {
  if (!isFrom(event, frame)) return null
  const read = signalSchema.safeParse(event.data)
  return read.success ? read.data.signal : null
}
