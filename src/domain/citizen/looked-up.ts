import type { Citizen } from '../answer/answer'
import { sha256 } from '../hash'

type Person = Omit<Citizen, 'tipo' | 'cuit'>

/** What of a person, in a municipality, a look-up answers for. */
export const lookedUpWords = (
  municipalityPath: string,
  { id, dni, nombre, apellido, email, telefono, calle }: Person,
): string => JSON.stringify([municipalityPath, id, dni, nombre, apellido, email, telefono, calle])

/**
 * The name under which is kept that a look-up in a municipality gave this very person: id, document number, names and
 * contact together, so that none of them can be put beside another's (ANS-13, SEC-02). How the person was searched for,
 * as natural person or legal entity, is no part of it.
 */
export const lookedUpKey = (municipalityPath: string, person: Person): Promise<string> =>
  sha256(lookedUpWords(municipalityPath, person))

/** Whether what stands beside a person's number agrees with it; a legal entity has it as `cuit` too. */
export const isConsistent = ({ dni, cuit }: Pick<Citizen, 'dni' | 'cuit'>): boolean =>
  cuit === '' || cuit === dni
