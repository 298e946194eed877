/** What is left of an answer without its person: numbers, choices, days and states (OPS-02). */
import type { StoredAnswer, StoredSection } from '../answer/answer'
import { compactDraft } from '../answering/compact'
import { withoutHidden } from '../answering/logic'
import { blankResponse } from '../answer/response'
import { digestOf, type Digest } from '../answers-list/digest'
import { correctedSections } from '../correction/overlay'
import type { FormVersion } from '../form/form'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { kindOf, shapeOf, type AnswerShape, type QuestionKind } from '../form/kinds'

/**
 * Whether answers of a shape may name somebody. Entries of tables are streets and plots as often as not, and a consent
 * says when somebody gave it.
 */
const NAMES_PERSON: Record<AnswerShape, boolean> = {
  ...{ text: true, entry: true, place: true, files: true, consent: true, fact: true },
  ...{ number: false, day: false, moment: false, month: false, time: false },
  ...{ yesNo: false, option: false, options: false, ranking: false, nothing: false },
}

/** Where people write the numbers of documents and telephones too, which have so many digits. */
const COUNTS: ReadonlySet<QuestionKind> = new Set(['integer', 'decimal'])
const LONG_NUMBER = /\d{7}/u

/** Whether what is given to a question may be the number of a document or a telephone. */
export const mayHoldDocuments = (question: Question): boolean => COUNTS.has(kindOf(question))

/** Whether the options that are counted of a question are words that may name somebody. */
export const hasWordsAsOptions = (question: Question): boolean => NAMES_PERSON[shapeOf(question)]

const mayName = (question: Question, { respuesta }: Response): boolean =>
  NAMES_PERSON[shapeOf(question)] || (mayHoldDocuments(question) && LONG_NUMBER.test(respuesta))

/** A response without its files and free words; nothing is left of one that may name somebody. */
function withoutPerson<T extends Response>(question: Question, response: T): T {
  const blank = blankResponse(question)
  const { respuesta, opciones, porDefecto } = mayName(question, response) ? blank : response
  return { ...response, ...blank, respuesta, opciones, porDefecto }
}

const nameless = (question: Question): Question => ({
  ...withoutPerson(question, question),
  repeticiones: question.repeticiones.map((repetition) => withoutPerson(question, repetition)),
})

const namelessSection = (section: Section): Section => ({
  ...section,
  preguntas: section.preguntas.map(nameless),
  seccionesRepetibles: section.seccionesRepetibles.map((row) => ({
    ...row,
    preguntas: row.preguntas.map(nameless),
  })),
  conditions: section.conditions.map((branch) => ({ ...branch, questions: branch.questions.map(nameless) })),
})

/** Who of the staff entered it: the work of the town hall is counted by them. */
export const STAFF_FIELDS = ['creadoPor', 'firstName', 'lastName', 'inspectorID'] as const

/** Fields that stay as they are; every other one goes, whatever is added to answers later. */
const KEPT_FIELDS: readonly string[] = [
  ...['titulo', 'areas', 'areaInfo', 'municipioInfo', 'municipalityPath', 'estados', 'opcionales'],
  ...['headerImageURL', 'idPlantilla', 'version', 'fechaCreacion', 'diaComienzo', 'invalida', 'removeVision'],
  ...STAFF_FIELDS,
]

/** Whether a field of an answer stays when its person is taken out. */
export const isRetainedAnonymously = (field: string): boolean =>
  KEPT_FIELDS.includes(field) || /^titulo_[a-z]{2}$/u.test(field)

/** What stands in the place of what goes, so that it can be read as an answer still. */
interface Nameless {
  uid: ''
  codigoMunicipio: ''
  datosCiudadano: null
  ubicacion: null
  signatures: []
  secciones: StoredSection[]
  ficha: Digest
}

/**
 * What an answer says without its person, corrections included.
 * @param version that was answered, null where it cannot be read: then nothing of what was answered is left
 * @param answer null where it cannot be read
 */
export function namelessAnswer(version: FormVersion | null, answer: StoredAnswer | null): Nameless {
  // What vanished counts nowhere: without the words that its rule goes by it could come back.
  const asked = version && answer ? withoutHidden(correctedSections(version.secciones, answer)) : []
  const secciones = asked.map(namelessSection)
  const { firstName, lastName } = answer ?? { firstName: '', lastName: '' }
  const gone = { uid: '', codigoMunicipio: '', datosCiudadano: null, ubicacion: null } as const
  const { columnas, palabras } = digestOf({ ...gone, firstName, lastName }, secciones, [])
  return {
    ...gone,
    signatures: [],
    secciones: compactDraft(secciones),
    ficha: { columnas, palabras: palabras.filter((word) => word !== '') },
  }
}
