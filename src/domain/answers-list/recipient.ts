import { authorNames, type Member } from '../access/places'
import { DNI_LIMITS, plainNumber } from '../citizen/identity'
import { seesAllAnswers, type AnswersQuery, type Condition } from './query'

/** By what a recipient is looked up (HOME-02). */
export const RECIPIENT_ID_TYPES = ['dni', 'cuit'] as const
export type RecipientIdType = (typeof RECIPIENT_ID_TYPES)[number]

/** Fewest and most characters of the number, by its type (§1.9). */
const LENGTH: Record<RecipientIdType, { least: number; most: number }> = {
  dni: DNI_LIMITS,
  cuit: { least: 11, most: 14 },
}

/** Areas that one query takes (HOME-03). */
const AREAS_PER_QUERY = 10

/** Whether what was typed can be a number of that type (HOME-02). */
export function isRecipientNumber(type: RecipientIdType, typed: string): boolean {
  const { length } = plainNumber(typed)
  return length >= LENGTH[type].least && length <= LENGTH[type].most
}

/**
 * The queries for the answers about a recipient, newest first: one for every ten of the person's areas, and only
 * own answers for the private census taker (HOME-03, HOME-04). Legal entities keep their CUIT in `dni` as well.
 */
export function recipientQueries(viewer: Member, number: string): AnswersQuery[] {
  const own: Condition[] = seesAllAnswers(viewer)
    ? []
    : [{ field: 'creadoPor', op: 'in', value: authorNames(viewer) }]
  const chunks = Math.ceil(viewer.areas.length / AREAS_PER_QUERY)
  return Array.from({ length: chunks }, (_, chunk) => ({
    where: [
      { field: 'datosCiudadano.dni', op: '==', value: plainNumber(number) },
      {
        field: 'areas',
        op: 'array-contains-any',
        value: viewer.areas.slice(chunk * AREAS_PER_QUERY, (chunk + 1) * AREAS_PER_QUERY),
      },
      ...own,
    ],
    order: 'fechaCreacion',
  }))
}
