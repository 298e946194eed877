import { originalIds } from '../form/own-ids'
import {
  attachmentSchema,
  QUESTION_TYPE,
  type Attachment,
  type Option,
  type Question,
  type Response,
} from '../form/question'
import type { FormVersion } from '../form/form'
import type { Branch, Section } from '../form/section'
import { behaviourOf } from '../question-types'
import { asksNothing } from '../form/kinds'
import type { Answer, StoredAnswer, StoredQuestion, StoredResponse, StoredSection } from '../answer/answer'
import type { CalendarDay } from '../calendar'
import { canonical } from '../canonical'
import { signaturesUnder } from '../answer/captions'
import { compactSections } from './compact'
import { MAX_COPIES } from '../answer/copies'
import { withRules, withPipedText } from './logic'
import { matchStored, objectsOf } from '../answer/match'
import { blankQuestion, blankResponse } from '../answer/response'
import { settleSection } from '../answer/settle'
import { isCalendarDay } from '../wall-clock'

const byOrden = {
  inForm: ({ orden }: { orden: number }) => orden,
  inStored: ({ orden }: { orden: number }) => orden,
}
const byOrder = {
  inForm: ({ order }: { order: number }) => order,
  inStored: ({ order }: { order: number }) => order,
}

function attachmentOf(stored: Attachment | undefined): Attachment | null {
  const parsed = attachmentSchema.safeParse(stored)
  return parsed.success ? parsed.data : null
}

function tickedOptions(opciones: Option[], stored: StoredResponse['opciones']): Option[] {
  const ticks = objectsOf(stored)
  if (ticks.length === 0) return opciones
  const matched = matchStored(opciones, ticks, byOrden)
  return opciones.map((option, index) => (matched[index] ? { ...option, checked: true } : option))
}

const textIn = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

function assembleResponse(question: Question, stored: StoredResponse): Response {
  const blank = blankResponse(question)
  const { codec } = behaviourOf(question)
  const isFilledIn = codec.field === 'valor' || question.valorInicial !== ''
  return {
    respuesta: codec.decode(stored[codec.field]),
    porDefecto: stored.porDefecto === true && isFilledIn ? true : undefined,
    otraRespuesta: textIn(stored.otraRespuesta),
    // No other kind of question has columns.
    celdas: question.tipoPregunta === QUESTION_TYPE.tableChoice ? textIn(stored.celdas) : undefined,
    opciones: tickedOptions(blank.opciones, stored.opciones),
    imagen: attachmentOf(stored.imagen),
    documento: attachmentOf(stored.documento),
    video: attachmentOf(stored.video),
  }
}

const assembleQuestion = (question: Question, stored: StoredQuestion | undefined): Question =>
  stored === undefined || asksNothing(question)
    ? blankQuestion(question)
    : {
        ...question,
        ...assembleResponse(question, stored),
        repeticiones: objectsOf(stored.repeticiones)
          .slice(0, MAX_COPIES)
          .map((repetition, orden) => ({ orden, ...assembleResponse(question, repetition) })),
      }

function assembleQuestions(questions: Question[], stored: readonly StoredQuestion[] | undefined): Question[] {
  const matched = matchStored(questions, objectsOf(stored), byOrden)
  return questions.map((question, index) => assembleQuestion(question, matched[index]))
}

function assembleBranches(conditions: Branch[], stored: StoredSection['conditions']): Branch[] {
  const matched = matchStored(conditions, objectsOf(stored), byOrder)
  return conditions.map((condition, index) => ({
    ...condition,
    checked: matched[index] !== undefined,
    questions: assembleQuestions(condition.questions, matched[index]?.questions),
  }))
}

function assembleSection(section: Section, stored: StoredSection | undefined): Section {
  return settleSection({
    ...section,
    vacia: stored?.vacia === true,
    dada: stored?.dada === true,
    preguntas: assembleQuestions(section.preguntas, stored?.preguntas),
    seccionesRepetibles: objectsOf(stored?.seccionesRepetibles)
      .slice(0, MAX_COPIES)
      .map(({ preguntas }, orden) => ({
        orden,
        preguntas: assembleQuestions(section.preguntas, preguntas),
      })),
    conditions: assembleBranches(section.conditions, stored?.conditions),
  })
}

/**
 * The whole sections of the specification: those of the version with what is stored put in its place, the rest
 * blank. Parts belong together by id, else by position. Damaged parts (a list that is none, a value of another
 * type, an option or question that the version does not have) are left out; nothing throws.
 * @param versionSecciones of the version that was answered
 * @param begun `diaComienzo` of the answer: what its rules work out goes by it
 */
export function assembleSections(
  versionSecciones: Section[],
  stored: readonly StoredSection[],
  begun: CalendarDay | null,
): Section[] {
  const matched = matchStored(versionSecciones, objectsOf(stored), byOrden)
  return withRules(
    versionSecciones.map((section, index) => assembleSection(section, matched[index])),
    begun,
    versionSecciones,
  )
}

/** Days and times of day by whether they are there: of those that were stored as moments each kind takes its part. */
const withoutClocks = (sections: unknown): string =>
  canonical(sections, (name, value) => (name === 'valor' ? true : value))

/** Whether a form asks everything that is stored, once each: nothing of it is left out when it is assembled. */
export const isWhole = (
  versionSecciones: Section[],
  stored: readonly StoredSection[],
  begun: CalendarDay | null,
): boolean =>
  withoutClocks(originalIds(compactSections(assembleSections(versionSecciones, stored, begun)))) ===
  withoutClocks(originalIds(stored))

/** The municipality's day at which an answer was begun; null where nobody noted it. */
export const begunOf = ({ diaComienzo }: Pick<StoredAnswer, 'diaComienzo'>): CalendarDay | null =>
  diaComienzo !== undefined && isCalendarDay(diaComienzo) ? diaComienzo : null

const isTranslation = ([field]: [string, unknown]): boolean => /^(titulo|descripcion)_/.test(field)

/** The whole answer of the specification, texts in other languages included. Everything above the store sees this. */
export function assembleAnswer(version: FormVersion, stored: StoredAnswer): Answer {
  const secciones = assembleSections(version.secciones, stored.secciones, begunOf(stored))
  const whole: Answer = {
    ...Object.fromEntries(Object.entries(version).filter(isTranslation)),
    ...stored,
    descripcion: version.descripcion,
    signatures: signaturesUnder(version, stored.signatures),
    secciones,
  }
  return withPipedText(whole, () => secciones)
}
