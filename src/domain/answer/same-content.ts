import { canonical } from '../canonical'
import type { StoredAnswer } from './answer'

/** What a person gave; times, state and author are the server's or follow from elsewhere. */
const GIVEN = ['version', 'secciones', 'signatures', 'ubicacion', 'datosCiudadano'] as const
type Given = Pick<StoredAnswer, (typeof GIVEN)[number]>

const givenOf = (answer: Given): string =>
  canonical(Object.fromEntries(GIVEN.map((field) => [field, answer[field] ?? null])))

/** Whether two answers say the same, whenever and by whomever they were saved (ANS-15). */
export const isSameContent = (one: Given, other: Given): boolean => givenOf(one) === givenOf(other)
