/**
 * What names a part of a form in every version of it, and in all answers. Sections, conditions, questions and options
 * have an `id` for that, each its own (decision 066); rows and repetitions have only their position. States have theirs
 * in `state-ref.ts`, which strangers load.
 */
import type { PartKind } from './fields'
import { idInPlace } from './own-ids'
import type { Section } from './section'

/** A response, a row or a branch of an answer. */
export interface PartRef {
  seccionId: string
  /** '' in a simple section. */
  condicionId: string
  /** '' where a whole row or condition is meant. */
  preguntaId: string
  /** 0 is the question itself, n its n-th further answer. */
  repeticion: number
  /** 0 is the section's first row. */
  rowIndex: number
}

/** A key that only that part of a form has, in every version; an option is named within its question. */
export const partKey = (kind: PartKind, id: string, question = ''): string => `${kind}:${question}:${id}`

/** The ids below a section as they were before each part had its own: older references have those. */
function idsIn({ seccionId, condicionId, preguntaId }: PartRef): { condition: string; question: string } {
  const condition = idInPlace(condicionId, seccionId)
  const place = condition === '' ? seccionId : `${seccionId}.${condition}`
  return { condition, question: idInPlace(preguntaId, place) }
}

/**
 * A key that only the same part has.
 * @param target what is meant of it, such as a part of a response
 */
export function refKey(ref: PartRef, target: string): string {
  const { condition, question } = idsIn(ref)
  return JSON.stringify([target, ref.seccionId, condition, question, ref.rowIndex, ref.repeticion])
}

/** Where a condition stands in its section, named as it is now or as it was; -1 where it does not. */
export function branchAt({ id: seccionId, conditions }: Section, condicionId: string): number {
  const own = conditions.findIndex(({ id }) => id === condicionId)
  return own >= 0 ? own : conditions.findIndex(({ id }) => idInPlace(id, seccionId) === condicionId)
}
