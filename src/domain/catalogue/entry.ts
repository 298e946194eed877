import * as z from 'zod/mini'
import type { ClosedReason, Form } from '../form/form'
import { openingAt } from '../form/opening'
import { asksFor, QUESTION_TYPE, type Question } from '../form/question'
import { allQuestions } from '../form/questions-of'
import { localized, type Language } from '../language'
import { flag, list, text } from '../schema'
import { isBlank } from '../text/clean'
import { cutText } from '../text/cut'
import { minutesOf } from './minutes'
import { orElse } from './or-else'

/** What a form wants besides answers, by words of the product. */
export const NEEDS = ['documento', 'foto', 'video', 'lugar', 'firma', 'pago', 'turno'] as const
export type Need = (typeof NEEDS)[number]

/** Most letters of what a catalogue says of a form: 400 of them in one language fit into a document of the store. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 160
/** Most documents that are named, and letters of each. */
export const MOST_NAMED = 4
const MAX_NAMED = 60

/** A form in a catalogue, in one language: `catalogo/{language}.entradas.{formId}`. */
export interface CatalogueEntry {
  titulo: string
  descripcion: string
  /** The area that looks after it. */
  area: string
  minutos: number
  /** Titles of questions that want a document or a photo. */
  traer: string[]
  pide: Need[]
  /** Whether it takes answers; `motivo` says why not. */
  abierto: boolean
  motivo: string | null
  /** The present or next window of its schedule (REACH-01). */
  abre?: Date | undefined
  cierra?: Date | undefined
}

export const catalogueEntrySchema: z.ZodMiniType<CatalogueEntry> = z.looseObject({
  titulo: text(),
  descripcion: text(),
  area: text(),
  minutos: z.number(),
  traer: list(z.string()),
  pide: orElse(list(z.enum(NEEDS)), []),
  abierto: flag(),
  motivo: z._default(z.nullable(z.string()), null),
  abre: z.optional(z.date()),
  cierra: z.optional(z.date()),
})

/** What strangers are told of whether a form takes answers. */
export interface PublicAvailability {
  abierto: boolean
  motivo: ClosedReason | null
  abre?: Date | undefined
  cierra?: Date | undefined
}

/** What the text of a form is in a row: in one line, and cut between letters. */
function oneLine(words: string, most: number): string {
  const line = words.replace(/\s+/gu, ' ').trim()
  return line.length > most ? `${cutText(line, most - 1).trimEnd()}…` : line
}

const wantsPaper = (question: Question): boolean =>
  asksFor(question, 'documento') || question.tipoPregunta === QUESTION_TYPE.files

function needsOf(form: Form, questions: readonly Question[]): Need[] {
  const { opcionales, signatures } = form
  const wanted: Record<Need, boolean> = {
    documento: questions.some(wantsPaper),
    foto: questions.some((question) => asksFor(question, 'imagen')),
    video: questions.some((question) => asksFor(question, 'video')),
    lugar:
      opcionales.geolocalizacion ||
      questions.some(({ tipoPregunta }) => tipoPregunta === QUESTION_TYPE.place),
    firma: signatures.length > 0,
    pago: opcionales.addPaymentGateway,
    turno: opcionales.addAppointment,
  }
  return NEEDS.filter((need) => wanted[need])
}

/** What a catalogue says of a form in a language (REACH-02). */
export function catalogueEntry(form: Form, told: PublicAvailability, language: Language): CatalogueEntry {
  const questions = allQuestions(form.secciones)
  const named = questions
    .filter((question) => wantsPaper(question) && question.required)
    .map((question) => oneLine(localized(question, 'titulo', language), MAX_NAMED))
    .filter((words) => !isBlank(words))
  return {
    titulo: oneLine(localized(form, 'titulo', language), MAX_TITLE),
    descripcion: oneLine(localized(form, 'descripcion', language), MAX_DESCRIPTION),
    area: oneLine(form.areaInfo.nombre, MAX_NAMED),
    minutos: minutesOf(form),
    traer: [...new Set(named)].slice(0, MOST_NAMED),
    pide: needsOf(form, questions),
    ...told,
  }
}

/** How a form stands at a moment. */
export type EntryStatus = 'open' | 'early' | 'full' | 'closed'

/** How a form stands now, by what was kept of it: a window that passes needs nobody to write. */
export function entryStatus(
  entry: Pick<CatalogueEntry, 'abierto' | 'motivo' | 'abre' | 'cierra'>,
  now: Date,
): EntryStatus {
  if (entry.motivo === 'limite') return 'full'
  if (!entry.abierto) return 'closed'
  const opening = openingAt(entry, now)
  return opening === 'late' ? 'closed' : opening
}
