/** Forms, answers and people for tests: each builder gives something sensible, and takes what the test is about. */
import type { ExportFilters } from '../domain/calls/generate-csv'
import type { Role } from '../domain/user/roles'
import { anonymousAuthor, newAnswer, type NewAnswer } from '../domain/answering/new-answer'
import { startSections } from '../domain/answering/start'
import type { StoredAnswer } from '../domain/answer/answer'
import { newBranch, newForm, newOption, newQuestion, newSection, newSignature } from '../domain/form/factory'
import type { Form, FormVersion } from '../domain/form/form'
import { NO_OPTIONS } from '../domain/form/options'
import {
  QUESTION_TYPE,
  type Attachment,
  type Option,
  type Question,
  type QuestionType,
} from '../domain/form/question'
import type { Branch, Section } from '../domain/form/section'
import type { Signature } from '../domain/form/signature'
import { NO_STATES, type States } from '../domain/form/state'
import type { User } from '../domain/user/user'
import { wallClockIn, type WallClock } from '../domain/wall-clock'
import type { WebSession } from '../domain/user/web-session'

export { TYPED } from './kinds'

/** A spring morning in Córdoba; tests that need a moment use this one. */
export const NOW = new Date('2026-10-05T10:30:00-03:00')
/** What the clock of its town hall shows at a moment, and at {@link NOW}. */
export const clockAt = (moment: Date): WallClock => wallClockIn(moment, 'America/Argentina/Cordoba')
export const CLOCK = clockAt(NOW)

export const MUNICIPALITY_PATH = 'paises/ar/provincias/cordoba/municipios/villa-del-rio'
export const areaPath = (area: string): string => `${MUNICIPALITY_PATH}/areas_municipales/${area}`
export const AREA = areaPath('inspeccion-general')
export const OTHER_AREA = areaPath('espacios-verdes')

export const anOption = (orden: number, given: Partial<Option> = {}): Option => ({
  ...newOption(() => `opcion-${orden}`, ['Bueno', 'Regular', 'Malo'][orden] ?? `Opción ${orden + 1}`),
  orden,
  ...given,
})

const CHOICES: readonly QuestionType[] = [
  QUESTION_TYPE.multipleChoice,
  QUESTION_TYPE.singleChoice,
  QUESTION_TYPE.ranking,
]

/** An open text question, not required; `aQuestion({ ...TYPED['single-choice'] })` has three options. */
export function aQuestion(given: Partial<Question> = {}): Question {
  const orden = given.orden ?? 0
  const isChoice = CHOICES.includes(given.tipoPregunta ?? QUESTION_TYPE.open)
  return {
    ...newQuestion(() => `pregunta-${orden}`),
    orden,
    titulo: `Pregunta ${orden + 1}`,
    opciones: isChoice ? [anOption(0), anOption(1), anOption(2)] : [],
    ...given,
  }
}

/** The questions as they stand one below the other: numbered, each with its own id. */
export const questions = (...given: Partial<Question>[]): Question[] =>
  given.map((one, orden) => aQuestion({ orden, ...one }))

export const aBranch = (given: Partial<Branch> = {}): Branch => {
  const order = given.order ?? 0
  return {
    ...newBranch(() => `condicion-${order}`),
    order,
    condition: `Condición ${order + 1}`,
    questions: [aQuestion()],
    ...given,
  }
}

/** A simple section with one question; with `conditions` it is a conditional one. */
export const aSection = (given: Partial<Section> = {}): Section => {
  const orden = given.orden ?? 0
  const conditional = given.conditions !== undefined
  return {
    ...newSection(() => `seccion-${orden}`),
    orden,
    titulo: `Sección ${orden + 1}`,
    preguntas: conditional ? [] : [aQuestion()],
    conditionalSection: conditional,
    conditionalQuestion: conditional ? '¿Qué se observó?' : '',
    ...given,
  }
}

/** Pendiente → En proceso → Resuelto, and back from En proceso to Pendiente. */
export const THREE_STATES: States = {
  disponibles: [
    { id: 0, nombre: 'Pendiente', transiciones: [1] },
    { id: 1, nombre: 'En proceso', transiciones: [0, 2] },
    { id: 2, nombre: 'Resuelto', transiciones: [] },
  ],
  inicial: 0,
  actual: 0,
}

/** What a form and its versions share. */
const aDefinition = (): Omit<FormVersion, 'formId' | 'avisos' | 'soloFirmado'> => ({
  titulo: 'Inspección de comercios',
  areas: [AREA],
  areaInfo: { nombre: 'Inspección General', id: 'inspeccion-general' },
  municipioInfo: { nombre: 'Villa del Río', idMuniCore: '101' },
  municipalityPath: MUNICIPALITY_PATH,
  estados: NO_STATES,
  opcionales: NO_OPTIONS,
  headerImageURL: '',
  version: 1,
  claveMunicipio: 'VDR',
  descripcion: 'Control de habilitación y seguridad e higiene.',
  secciones: [aSection()],
  signatures: [],
  payments: [],
  customizedVoucherText: '',
  purcharseOrderDetails: '',
})

export const aVersion = (given: Partial<FormVersion> = {}): FormVersion => ({
  ...aDefinition(),
  formId: 'comercios',
  ...given,
})

export const aForm = (given: Partial<Form> = {}): Form => ({
  ...newForm('comercios', 'generador'),
  ...aDefinition(),
  fechaCreacion: NOW,
  timeStamp: NOW,
  lastUpdate: NOW,
  ...given,
})

/** A member of staff of `AREA`. */
export const aUser = (role: Role, given: Partial<User> = {}): User => ({
  username: 'mgomez',
  userMuniCore: 'mgomez',
  email: 'mgomez@villadelrio.test',
  nombre: 'María Gómez',
  firstName: 'María',
  lastName: 'Gómez',
  inspectorID: '',
  roles: [role],
  areas: [AREA],
  municipalityPath: MUNICIPALITY_PATH,
  ultimoAcceso: null,
  lastUpdate: null,
  lastUpdateBy: '',
  ...given,
})

/** A web session that somebody has just opened and that lasts longer than any test. */
export const aSession = (usuario: string, given: Partial<WebSession> = {}): WebSession => ({
  active: true,
  usuario,
  uid: `uid-${usuario}`,
  begun: new Date(),
  usada: new Date(),
  vence: new Date(Date.now() + 12 * 60 * 60 * 1000),
  origen: { red: '', dispositivo: 'Firefox · Linux' },
  ...given,
})

/** An anonymous answer to `aVersion()`, with its defaults; takes what `newAnswer` takes and any stored field. */
export function anAnswer(given: Partial<NewAnswer> = {}, stored: Partial<StoredAnswer> = {}): StoredAnswer {
  const version = given.version ?? aVersion()
  const answer = newAnswer({
    id: 'respuesta-1',
    version,
    secciones: startSections(version.secciones, CLOCK),
    signatures: [],
    ubicacion: null,
    author: anonymousAuthor('visitante-1'),
    code: 'VDR-7K3M9QXT2B',
    datosCiudadano: null,
    ...given,
  })
  return { ...answer, fechaCreacion: NOW, lastUpdate: NOW, timeStamp: NOW, ...stored }
}

export const anAttachment = (given: Partial<Attachment> = {}): Attachment => ({
  path: 'imagenes/comercios/frente.jpg',
  name: 'frente.jpg',
  size: 120_000,
  ...given,
})

export const aSignature = (given: Partial<Signature> = {}): Signature => ({
  ...newSignature(),
  title: 'Firma del titular',
  ...given,
})

/** An export of every answer. */
export const NOT_FILTERED: ExportFilters = {
  code: '',
  author: '',
  assignee: '',
  citizenDni: '',
  state: null,
  order: 'fechaCreacion',
  from: null,
  to: null,
}
