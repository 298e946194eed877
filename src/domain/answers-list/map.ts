import * as z from 'zod/mini'
import type { AnswerEnvelope } from '../answer/answer'
import { pointAt, type Point } from '../point'
import { locationSchema } from '../form/form'
import { statesSchema } from '../form/state'
import { moment } from '../schema'

/** Zooms of the map of answers (§1.9). */
export const ANSWERS_MAP_ZOOM = { min: 5, max: 18, whole: 6 } as const

/** Answers that the map brings at once (ALIST-03). */
export const PLACES_AT_ONCE = 500

/** The fields of a stored answer that the map shows. */
export const PLACE_FIELDS = [
  'codigoMunicipio',
  'fechaCreacion',
  'lastUpdate',
  'ubicacion',
  'estados',
] as const

/** An answer as the map knows it (ALIST-03). */
export type AnswerPlace = Pick<AnswerEnvelope, 'id' | (typeof PLACE_FIELDS)[number]>

/** Reads a stored answer of which only {@link PLACE_FIELDS} came. */
export const answerPlaceSchema: z.ZodMiniType<AnswerPlace> = z.looseObject({
  id: z.string(),
  codigoMunicipio: z.string(),
  fechaCreacion: moment(),
  lastUpdate: moment(),
  ubicacion: z._default(z.nullable(locationSchema), null),
  estados: statesSchema,
})

/** An answer that has a point on the map. */
export interface PlacedAnswer extends AnswerPlace {
  point: Point
}

/** The answers that have a point on the earth, and how many have none (ALIST-03). */
export function placed(answers: readonly AnswerPlace[]): { onMap: PlacedAnswer[]; without: number } {
  const onMap: PlacedAnswer[] = []
  for (const answer of answers) {
    const given = answer.ubicacion?.latlng
    const point = given ? pointAt(given.lat, given.lng) : null
    if (point) onMap.push({ ...answer, point })
  }
  return { onMap, without: answers.length - onMap.length }
}
