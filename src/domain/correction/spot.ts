/** Where something stands in an answer, in words that stay when the form is looked at years later: by ids. */
import * as z from 'zod/mini'
import { PARTS, type Part } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { idInPlace } from '../form/own-ids'
import { flag, text } from '../schema'

/**
 * The place of an edit or of a request's item (§1.3). Ids say where it is; orders and indexes are written for who
 * reads by them.
 */
export interface Spot {
  seccionId: string
  /** '' in a simple section. */
  condicionId: string
  /** '' where a whole row or condition is meant. */
  preguntaId: string
  /** 0 is the question itself, n its n-th further answer. */
  repeticion: number
  /** 0 is the section's first row. */
  rowIndex: number
  sectionOrder: number
  /** The question's orden. */
  order: number
  /** The condition's order; null in a simple section. */
  conditionIndex: number | null
  /** It stands in the section itself, not in a further row or answer. */
  isMain: boolean
  /** Its section or question may be repeated. */
  repetible: boolean
  /** Words of the question or condition. */
  title: string
}

/** What is meant at a spot: a part of a response, a whole row, a condition. */
export const TARGETS = [...PARTS, 'fila', 'condicion'] as const
export type Target = (typeof TARGETS)[number]

/** Which thing is meant, without anything that only describes it. */
export type SpotId = Pick<Spot, 'seccionId' | 'condicionId' | 'preguntaId' | 'repeticion' | 'rowIndex'>

const inSection = (section: Section, given: Partial<Spot>): Spot => ({
  seccionId: section.id,
  condicionId: '',
  preguntaId: '',
  repeticion: 0,
  rowIndex: 0,
  sectionOrder: section.orden,
  order: 0,
  conditionIndex: null,
  isMain: true,
  repetible: section.repetible,
  title: section.titulo,
  ...given,
})

/** The spot of a row. */
export const rowSpot = (section: Section, rowIndex: number): Spot =>
  inSection(section, { rowIndex, isMain: rowIndex === 0 })

/** The spot of a condition; null when the section has none there. */
export function conditionSpot(section: Section, index: number): Spot | null {
  const condition = section.conditions[index]
  if (!condition) return null
  const { id, order, condition: title } = condition
  return inSection(section, { condicionId: id, conditionIndex: order, order, title })
}

/** The spot of a question at a path. */
export function questionSpot(
  section: Section,
  { condition, row, repetition }: QuestionPath,
  question: Question,
): Spot {
  const branch = condition === null ? undefined : section.conditions[condition]
  return inSection(section, {
    condicionId: branch?.id ?? '',
    preguntaId: question.id,
    repeticion: repetition,
    rowIndex: row,
    order: question.orden,
    conditionIndex: branch?.order ?? null,
    isMain: row === 0 && repetition === 0,
    repetible: section.repetible || question.repetible,
    title: question.titulo,
  })
}

/** The ids below a section as they were before each part had its own: older spots name those. */
function idsIn({ seccionId, condicionId, preguntaId }: SpotId): { condition: string; question: string } {
  const condition = idInPlace(condicionId, seccionId)
  const place = condition === '' ? seccionId : `${seccionId}.${condition}`
  return { condition, question: idInPlace(preguntaId, place) }
}

/** A key that only the same thing has. */
export function spotKey(spot: SpotId, target: Target): string {
  const { condition, question } = idsIn(spot)
  return JSON.stringify([target, spot.seccionId, condition, question, spot.rowIndex, spot.repeticion])
}

const isSameIn = (spot: SpotId, part: Partial<SpotId>): boolean =>
  spotKey(spot, 'answer') === spotKey({ ...spot, ...part }, 'answer')

/** Where a condition stands in its section, named as it is now or as it was; -1 where it does not. */
export function conditionAt({ id: seccionId, conditions }: Section, condicionId: string): number {
  const own = conditions.findIndex(({ id }) => id === condicionId)
  return own >= 0 ? own : conditions.findIndex(({ id }) => idInPlace(id, seccionId) === condicionId)
}

/**
 * The path of a spot in these sections, whether or not its row or further answer is there; null when the form does not
 * ask such a question.
 */
export function pathOfSpot(secciones: Section[], spot: SpotId): QuestionPath | null {
  const index = secciones.findIndex(({ id }) => id === spot.seccionId)
  const section = secciones[index]
  if (!section || section.conditionalSection !== (spot.condicionId !== '')) return null
  const condition = conditionAt(section, spot.condicionId)
  const asked = section.conditionalSection ? section.conditions[condition]?.questions : section.preguntas
  const own = asked?.findIndex(({ id }) => id === spot.preguntaId) ?? -1
  const question = own >= 0 ? own : (asked?.findIndex(({ id }) => isSameIn(spot, { preguntaId: id })) ?? -1)
  if (question < 0) return null
  return {
    section: index,
    condition: section.conditionalSection ? condition : null,
    row: spot.rowIndex,
    question,
    repetition: spot.repeticion,
  }
}

/** Whether a target is a part of a response. */
export const isPart = (target: Target): target is Part => target !== 'fila' && target !== 'condicion'

const count = () => z._default(z.int().check(z.minimum(0)), 0)

/** Schema of the fields of {@link SpotId}. */
export const spotIdShape = {
  seccionId: text(),
  condicionId: text(),
  preguntaId: text(),
  repeticion: count(),
  rowIndex: count(),
}

/** Schema of the fields of {@link Spot}, to be spread into what carries them. */
export const spotShape = {
  ...spotIdShape,
  sectionOrder: count(),
  order: count(),
  conditionIndex: z._default(z.nullable(z.number()), null),
  isMain: flag(),
  repetible: flag(),
  title: text(),
}
