import { measureSent, sentMomentField } from '../bytes'
import type { StoredAnswer } from './answer'

/**
 * Most bytes of an answer, in Firestore's own encoding. An event of Firestore carries the document before and after
 * the change, and ends at 512 kB: one that is larger never comes, and what is derived from answers would not follow.
 * So two of these and what surrounds them fit into one. A document itself could be four times as large.
 */
export const MAX_ANSWER_BYTES = 250_000

/** From here on the person who fills it in is warned that little room is left. */
const NEAR_BYTES = 200_000

/** The parts that may be long. The others have a bounded length and differ before and after saving: times, author, code. */
const LONG_PARTS = [
  'titulo',
  'areas',
  'areaInfo',
  'municipioInfo',
  'municipalityPath',
  'estados',
  'opcionales',
  'headerImageURL',
  'datosCiudadano',
  'ubicacion',
  'signatures',
  'secciones',
  'editsBySupervisor',
  'requestsForChanges',
] as const

export type MeasuredAnswer = Pick<StoredAnswer, (typeof LONG_PARTS)[number]>

/** Beside a day or time of day the store has its moment, see `sectionsToStore`. */
const MOMENT_BESIDE = sentMomentField('respuesta')
const sizeOf = measureSent((part) => ('valor' in part ? MOMENT_BESIDE : 0))

/** Bytes of an answer: the same number in the browser that makes it and in the function that checks it. */
export const answerSize = (answer: MeasuredAnswer): number =>
  LONG_PARTS.reduce((sum, part) => (answer[part] === undefined ? sum : sum + sizeOf(answer[part])), 0)

/** Whether an answer has room: `over` cannot be saved. */
export type Room = 'free' | 'near' | 'over'

export const roomOf = (bytes: number): Room =>
  bytes > MAX_ANSWER_BYTES ? 'over' : bytes > NEAR_BYTES ? 'near' : 'free'
