/** Where something stands in an answer, in words that stay when the form is looked at years later: by ids. */
import * as z from 'zod/mini'
import { PARTS, type Part } from '../parts'
import type { QuestionPath } from '../path'
import { refOf } from '../by-ref'
import type { QuestionView } from '../view'
import { branchAt, refKey, type PartRef } from '../../form/part-ref'
import type { Branch, Section } from '../../form/section'
import { flag, text } from '../../schema'

/**
 * The place of an edit or of a request's item (§1.3). Ids say where it is; orders and indexes are written for who
 * reads by them.
 */
export interface Spot extends PartRef {
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

/** What is meant at a spot: a part of a response, a whole row, a condition, or where the answer was given. */
export const TARGETS = [...PARTS, 'fila', 'condicion', 'ubicacion'] as const
export type Target = (typeof TARGETS)[number]

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

/** The place of an answer stands in no section. */
export const PLACE_REF: PartRef = {
  seccionId: '',
  condicionId: '',
  preguntaId: '',
  repeticion: 0,
  rowIndex: 0,
}

/** The spot of the place. */
export const PLACE_SPOT: Spot = {
  ...PLACE_REF,
  ...{ sectionOrder: 0, order: 0, conditionIndex: null, isMain: true, repetible: false },
  title: 'Ubicación',
}

/** The spot of a row. */
export const rowSpot = (section: Section, rowIndex: number): Spot =>
  inSection(section, { rowIndex, isMain: rowIndex === 0 })

/** The spot of a condition of that section. */
export const branchSpot = (section: Section, { id, order, condition: title }: Branch): Spot =>
  inSection(section, { condicionId: id, conditionIndex: order, order, title })

/** The spot of a response. */
export const questionSpot = ({ path, section, branch, question }: QuestionView): Spot =>
  inSection(section, {
    ...refOf({ path, section, branch, question }),
    order: question.orden,
    conditionIndex: branch?.order ?? null,
    isMain: path.row === 0 && path.repetition === 0,
    repetible: section.repetible || question.repetible,
    title: question.titulo,
  })

const isSameIn = (spot: PartRef, part: Partial<PartRef>): boolean =>
  refKey(spot, 'answer') === refKey({ ...spot, ...part }, 'answer')

/**
 * The path of a spot in these sections, whether or not its row or further answer is there; null when the form does not
 * ask such a question.
 */
export function pathOfSpot(secciones: Section[], spot: PartRef): QuestionPath | null {
  const index = secciones.findIndex(({ id }) => id === spot.seccionId)
  const section = secciones[index]
  if (!section || section.conditionalSection !== (spot.condicionId !== '')) return null
  const condition = branchAt(section, spot.condicionId)
  const questions = section.conditionalSection ? section.conditions[condition]?.questions : section.preguntas
  const own = questions?.findIndex(({ id }) => id === spot.preguntaId) ?? -1
  const question =
    own >= 0 ? own : (questions?.findIndex(({ id }) => isSameIn(spot, { preguntaId: id })) ?? -1)
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
export const isPart = (target: Target): target is Part => PARTS.some((part) => part === target)

const count = () => z._default(z.int().check(z.minimum(0)), 0)

/** Schema of the fields of {@link PartRef}. */
export const partRefShape = {
  seccionId: text(),
  condicionId: text(),
  preguntaId: text(),
  repeticion: count(),
  rowIndex: count(),
}

/** Schema of the fields of {@link Spot}, to be spread into what carries them. */
export const spotShape = {
  ...partRefShape,
  sectionOrder: count(),
  order: count(),
  conditionIndex: z._default(z.nullable(z.number()), null),
  isMain: flag(),
  repetible: flag(),
  title: text(),
}
