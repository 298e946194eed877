/** Going on with an answer in a later version of its form: what fits goes along, the rest is listed (ANS-22). */
import { FILE_KINDS } from '../files/limits'
import { asksFor, type Option, type Question, type Response } from '../form/question'
import type { Section } from '../form/section'
import { behaviourOf } from '../question-types'
import { kindOf, shapeOf } from '../form/kinds'
import { rankedOptions, rankingText } from '../question-types/ranking/order'
import { checkBranch } from '../answer/branches'
import { questionAt, responseAt, setResponse } from '../answer/fill'
import type { QuestionPath } from '../answer/path'
import { addRepetition, addRow } from '../answer/repeatable'
import { isVacant } from '../answer/rows'
import { startSections } from './start'
import { askedIn } from '../answer/view'
import type { WallClock } from '../wall-clock'

/** What a later version has no place for. */
export interface OrphanedResponse {
  /** A question with just what no longer fits as its response; null for a condition that was checked. */
  question: Question | null
  /** Words of that condition; '' for a question. */
  condition: string
}

export interface CarriedOver {
  secciones: Section[]
  left: OrphanedResponse[]
  /** Where what stood at a path of the old answer stands now; null when nowhere. */
  placeOf: (path: QuestionPath) => QuestionPath | null
}

/** Whether an answer is written as text that any text may be. */
const isWritten = (question: Question): boolean => ['text', 'number', 'entry'].includes(shapeOf(question))
const indexById = (parts: readonly { id: string }[], id: string | undefined): number =>
  parts.findIndex((part) => part.id === id)

/** The same question by its id: in the same section or condition, else in a simple section that it was moved to. */
function placeIn(old: Section[], now: Section[], path: QuestionPath): QuestionPath | null {
  const question = questionAt(old, path)
  if (!question) return null
  const own = indexById(now, old[path.section]?.id)
  if (path.condition !== null) {
    const there = now[own]?.conditions ?? []
    const condition = indexById(there, old[path.section]?.conditions[path.condition]?.id)
    const index = indexById(there[condition]?.questions ?? [], question.id)
    return index < 0 ? null : { ...path, section: own, condition, question: index }
  }
  const others = path.row > 0 ? [] : now.keys()
  for (const section of [own, ...others]) {
    const there = now[section]
    const index = there && !there.conditionalSection ? indexById(there.preguntas, question.id) : -1
    if (index >= 0) return { ...path, section, question: index }
  }
  return null
}

/** Checked conditions, rows and further answers of the old answer, as far as the new form has them. */
function shaped(old: Section[], fresh: Section[], now: WallClock): Section[] {
  let secciones = fresh
  old.forEach((was) => {
    const { id, conditions, seccionesRepetibles } = was
    const section = indexById(secciones, id)
    for (const { id: name } of conditions.filter(({ checked }) => checked)) {
      const there = secciones[section]
      const taken = there?.conditionalSectionSingle && there.conditions.some(({ checked }) => checked)
      const condition = indexById(there?.conditions ?? [], name)
      if (!taken) secciones = checkBranch(secciones, section, condition, true, now)
    }
    const there = secciones[section]
    if (there && isVacant(there) && !isVacant(was)) secciones = addRow(secciones, section, now)
    for (const _row of seccionesRepetibles) secciones = addRow(secciones, section, now)
  })
  for (const { path } of askedIn(old).filter((one) => one.path.repetition > 0)) {
    const place = placeIn(old, secciones, path)
    if (place) secciones = addRepetition(secciones, place, now)
  }
  return secciones
}

const tick = (opciones: Option[], ids: Set<string>): Option[] =>
  opciones.map((option) => ({ ...option, checked: ids.has(option.id) }))

const pickedIn = ({ respuesta, opciones, otraRespuesta }: Response): Partial<Response> => ({
  ...{ respuesta, opciones, otraRespuesta },
})

/** The part of a response that the new question takes, and the part that it does not. */
function fit(
  old: Question,
  given: Response,
  now: Question,
): { fits: Partial<Response>; rest: Partial<Response> } {
  const fits: Partial<Response> = {}
  const rest: Partial<Response> = {}
  for (const kind of FILE_KINDS) {
    if (given[kind]) Object.assign(asksFor(now, kind) ? fits : rest, { [kind]: given[kind] })
  }
  const [before, after] = [kindOf(old), kindOf(now)]
  const isNothing = behaviourOf(old).isEmpty(given) && given.porDefecto !== true
  // What the form fills in now was asked of nobody before.
  if (isNothing && old.valorInicial === '' && now.valorInicial !== '') return { fits, rest }
  if (before === 'multiple-choice' && after === before) {
    const ticked = given.opciones.filter(({ checked }) => checked)
    fits.opciones = tick(now.opciones, new Set(ticked.map(({ id }) => id)))
    if (now.opciones.some(({ otra }) => otra)) fits.otraRespuesta = given.otraRespuesta
    const lost = ticked.filter(({ id }) => indexById(now.opciones, id) < 0)
    if (lost.length > 0) rest.opciones = lost
  } else if (before === 'single-choice' && after === before) {
    const chosen = old.opciones.find(({ orden }) => String(orden) === given.respuesta)
    const there = now.opciones.find(({ id }) => id === chosen?.id)
    if (there) Object.assign(fits, { respuesta: String(there.orden), otraRespuesta: given.otraRespuesta })
    else if (chosen) Object.assign(rest, pickedIn(given))
  } else if (before === 'ranking' && after === before) {
    const ranked = rankedOptions(old.opciones, given.respuesta)
    const there = ranked.flatMap(({ id }) => now.opciones.find((option) => option.id === id) ?? [])
    fits.respuesta = rankingText(there)
    if (there.length < ranked.length) Object.assign(rest, pickedIn(given))
  } else if (before === after || (after === 'text' && isWritten(old))) {
    fits.respuesta = given.respuesta
    if (before === after) fits.celdas = given.celdas
  } else if (!behaviourOf(old).isEmpty(given)) {
    Object.assign(rest, pickedIn(given))
  }
  if (fits.respuesta !== undefined || fits.opciones) fits.porDefecto = given.porDefecto
  return { fits, rest }
}

const NOTHING: Response = {
  respuesta: '',
  porDefecto: undefined,
  opciones: [],
  otraRespuesta: undefined,
  celdas: undefined,
  imagen: null,
  documento: null,
  video: null,
}
const left = (question: Question, rest: Partial<Response>): OrphanedResponse => {
  // Words of a choice are found among the question's options, so those stay unless some are named.
  const words = question.opciones.map((option) => ({ ...option, checked: false }))
  return { question: { ...question, ...NOTHING, opciones: words, ...rest, repeticiones: [] }, condition: '' }
}

/** Everything of a response that is not empty. */
function whole(question: Question, given: Response): Partial<Response> {
  const rest: Partial<Response> = {}
  for (const kind of FILE_KINDS) if (given[kind]) rest[kind] = given[kind]
  if (!behaviourOf(question).isEmpty(given)) {
    Object.assign(rest, pickedIn(given))
  }
  return rest
}

/** Conditions that were checked and are not any more. */
const lostBranches = (old: Section[], now: Section[]): OrphanedResponse[] =>
  old.flatMap(({ id, conditions }) => {
    const there = now[indexById(now, id)]?.conditions ?? []
    return conditions
      .filter(({ id: name, checked }) => checked && !there[indexById(there, name)]?.checked)
      .map(({ condition }) => ({ question: null, condition }))
  })

/**
 * Carries an answer over into another version of its form. Parts belong together by id alone: what stood where
 * something else stands now never becomes its answer.
 * @param old the whole sections of the old version as they were filled in
 * @param form the sections of the new version
 * @param now default of what begins to be asked
 */
export function carryOver(old: Section[], form: Section[], now: WallClock): CarriedOver {
  let secciones = shaped(old, startSections(form, now), now)
  const lefts = lostBranches(old, secciones)
  const isAsked = (path: QuestionPath) => responseAt(secciones, path) !== undefined
  const placeOf = (path: QuestionPath): QuestionPath | null => {
    const place = placeIn(old, secciones, path)
    const unchecked =
      place?.condition != null && !secciones[place.section]?.conditions[place.condition]?.checked
    return place && !unchecked && isAsked(place) ? place : null
  }
  for (const { path, question, response: given } of askedIn(old)) {
    const place = placeOf(path)
    const target = place && questionAt(secciones, place)
    const { fits, rest } = target ? fit(question, given, target) : { fits: {}, rest: whole(question, given) }
    if (place) secciones = setResponse(secciones, place, fits)
    if (Object.keys(rest).length > 0) lefts.push(left(question, rest))
  }
  return { secciones, left: lefts, placeOf }
}
