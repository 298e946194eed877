import * as z from 'zod/mini'
import { pdfDownloadCode } from '../../domain/answering/new-answer'
import type { FormVersion, PublicForm } from '../../domain/form/form'
import { brandingSchema, NO_BRANDING, type Branding } from '../../domain/geography/branding'
import { answersInWords } from '../../domain/answer/by-ref'
import { OUTCOME, type WithOutcome } from '../../domain/form/outcome'
import type { Section } from '../../domain/form/section'
import { localized } from '../../domain/language'
import type { SummaryFormat } from '../../domain/question-types'

/** What the form's page hands over to the saved page of an answer that was just given. */
export interface SavedState {
  title: string
  place: string
  /** The municipality's time zone, by which its hours are (OPS-08); '' where it was not told. */
  zone: string
  /** The form's own words of thanks; '' when it has none. */
  voucher: string
  /** Whether its answers have states, which can be looked up by code (PUB-01). */
  hasStates: boolean
  /** Whether an appointment is booked with each of its answers (APPT-01). */
  books: boolean
  /** How the municipality shows itself in the frame (PDF-02). */
  brand: Branding
  /** The answer whose copy is handed out; '' where the form hands out none (ANS-21). */
  copyOf: string
  /** Whether the copy was not downloaded yet: it then downloads by itself. */
  isFresh: boolean
  /** When it was saved, by this device's clock. */
  at: Date
  /** The code that gets the PDF later on; '' where the form gives none (PUB-04). */
  pdfCode: string
}

const savedStateSchema: z.ZodMiniType<SavedState> = z.object({
  title: z.string(),
  place: z.string(),
  // Pages that were open while the product was renewed told none.
  zone: z._default(z.string(), ''),
  voucher: z.string(),
  hasStates: z.boolean(),
  books: z.boolean(),
  brand: brandingSchema,
  copyOf: z.string(),
  isFresh: z.boolean(),
  at: z.date(),
  pdfCode: z.string(),
})

/** Words of the form with what was answered in them: whoever reads them here has just answered it (LOGIC-12). */
function wordsOf(field: string, version: FormVersion, format: SummaryFormat, secciones: Section[]): string {
  const say = answersInWords(secciones, format)
  const told: WithOutcome = { [OUTCOME]: { mentioned: { of: [], say: (id) => say.get(id) ?? '' } } }
  return localized(version, field, format.language, told)
}

/** @param saved the id, the code and the sections of the answer */
export const savedState = (
  version: FormVersion,
  format: SummaryFormat,
  saved: { id: string; code: string; secciones: Section[]; marca: PublicForm['marca'] },
): SavedState => ({
  title: wordsOf('titulo', version, format, saved.secciones),
  place: version.municipioInfo.nombre,
  zone: version.zonaHoraria ?? '',
  voucher: version.opcionales.customizedVoucher
    ? wordsOf('customizedVoucherText', version, format, saved.secciones)
    : '',
  hasStates: version.estados.disponibles.length > 0,
  books: version.opcionales.addAppointment,
  brand: saved.marca ?? NO_BRANDING,
  copyOf: version.opcionales.automaticDownload ? saved.id : '',
  isFresh: true,
  at: new Date(),
  pdfCode: version.opcionales.pdfDownloadCode ? pdfDownloadCode(saved.id, saved.code) : '',
})

/** The state of the navigation; null when the page was opened by its address alone. */
export function readSavedState(state: unknown): SavedState | null {
  const parsed = savedStateSchema.safeParse(state)
  return parsed.success ? parsed.data : null
}
