import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { behaviourOf } from '../question-types'
import type { AnswerBehaviour } from '../question-types/behaviour'
import type { StoredQuestion, StoredResponse, StoredSection } from '../answer/answer'
import { withoutHidden } from './logic'
import { pickedOther } from '../answer/picked'
import { settle } from '../answer/settle'

/** The fields that have a value; `undefined` is not a value that the store takes. */
function compactResponse(question: Question, response: Response, { codec }: AnswerBehaviour): StoredResponse {
  const stored: StoredResponse = {}
  const respuesta = codec.encode(response.respuesta)
  const opciones = response.opciones.filter((option) => option.checked)
  if (respuesta !== undefined) stored[codec.field] = respuesta
  // What the form fills in may still come: it is remembered that nobody chose anything else.
  const isFilledIn = respuesta !== undefined || question.valorInicial !== ''
  if (isFilledIn && response.porDefecto === true) stored.porDefecto = true
  if (response.otraRespuesta && pickedOther(question, response)) stored.otraRespuesta = response.otraRespuesta
  if (response.celdas) stored.celdas = response.celdas
  if (opciones.length > 0) stored.opciones = opciones.map(({ id, orden }) => ({ id, orden }))
  if (response.imagen !== null) stored.imagen = response.imagen
  if (response.documento !== null) stored.documento = response.documento
  if (response.video !== null) stored.video = response.video
  return stored
}

function compactQuestion(question: Question): StoredQuestion[] {
  const behaviour = behaviourOf(question)
  const response = compactResponse(question, question, behaviour)
  // A further answer that is still empty was asked for all the same: it is kept.
  const repeticiones = question.repeticiones.map((repetition) => ({
    orden: repetition.orden,
    ...compactResponse(question, repetition, behaviour),
  }))
  if (Object.keys(response).length === 0 && repeticiones.length === 0) return []
  const { id, orden } = question
  return [{ id, orden, ...response, ...(repeticiones.length > 0 && { repeticiones }) }]
}

function compactSection(section: Section): StoredSection[] {
  const { id, orden, vacia, dada } = section
  const preguntas = section.preguntas.flatMap(compactQuestion)
  const seccionesRepetibles = section.seccionesRepetibles.map((row) => ({
    orden: row.orden,
    preguntas: row.preguntas.flatMap(compactQuestion),
  }))
  const conditions = section.conditions
    .filter(({ checked }) => checked)
    .map(({ id: name, order, questions }) => ({
      id: name,
      order,
      questions: questions.flatMap(compactQuestion),
    }))
  const given: Partial<StoredSection> = {
    ...(preguntas.length > 0 && { preguntas }),
    ...(vacia && { vacia }),
    ...(dada && { dada }),
    ...(seccionesRepetibles.length > 0 && { seccionesRepetibles }),
    ...(conditions.length > 0 && { conditions }),
  }
  return Object.keys(given).length === 0 ? [] : [{ id, orden, ...given }]
}

/**
 * The sections as stored, in the normal form of {@link settle}: no text of the form, nothing that has its default ('',
 * unticked, null), only ticked options and checked conditions. Rows and repetitions are kept even when empty, and that
 * there is no row. `assembleSections` is its inverse.
 */
export const compactSections = (secciones: Section[]): StoredSection[] =>
  compactDraft(withoutHidden(secciones))

/**
 * The same for a draft on this device: what rules do not ask stays in it, so that a slip costs nothing (LOGIC-03).
 */
export const compactDraft = (secciones: Section[]): StoredSection[] =>
  settle(secciones).flatMap(compactSection)
