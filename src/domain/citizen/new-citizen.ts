import { LEGAL_ENTITY_SURNAME } from '../answer/people'
import type { CitizenFacts } from './citizen'
import { documentTypeOf, plainNumber, type DocumentType, type PersonKind } from './identity'
import { cleanAddress, cleanText, cleanValue } from '../text/clean'

/** What a person types to have somebody created. */
export type TypedCitizen = CitizenFacts

/** As the management system is asked to create it (§2.7). */
export interface NewCitizen extends TypedCitizen {
  tipoDocumentoId: DocumentType
}

export type CitizenField = keyof TypedCitizen
/** `missing` "Faltan datos obligatorios"; `invalid` has a message for each field (§2.5). */
export type CitizenFault = 'missing' | 'invalid'

/** Most characters of name, surname, street and e-mail, and of the number (§2.9). */
export const MAX_NAME_LENGTH = 255
export const ID_LENGTH = 12
const PHONE = /^\+?\d{1,15}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
/** Letters with their accents, digits, space, dot, hyphen, apostrophe. */
const NAME = /^[\p{L}\p{M}\p{N} .'’-]*$/u
/** Companies write & and commas in their names. */
const COMPANY_NAME = /^[^\p{Cc}]*$/u
const ID = /^[0-9A-Z]+$/

const REQUIRED: Record<PersonKind, readonly CitizenField[]> = {
  fisica: ['nombre', 'apellido', 'dni'],
  juridica: ['nombre', 'dni'],
}

/** A telephone number without what people write it with. */
const plainPhone = (typed: string): string => cleanValue(typed).replace(/[\s().-]/g, '')

/** What was typed, as it is sent: without what nobody sees, numbers bare, a legal entity with its surname (RECIP-03). */
export const toNewCitizen = (kind: PersonKind, typed: TypedCitizen): NewCitizen => ({
  nombre: cleanText(typed.nombre),
  apellido: kind === 'juridica' ? LEGAL_ENTITY_SURNAME : cleanText(typed.apellido),
  dni: plainNumber(typed.dni),
  email: cleanAddress(typed.email),
  telefono: plainPhone(typed.telefono),
  calle: cleanText(typed.calle),
  tipoDocumentoId: documentTypeOf(kind),
})

const isShortAs = (text: string, pattern: RegExp): boolean =>
  text.length <= MAX_NAME_LENGTH && pattern.test(text)

/**
 * What keeps somebody from being created (RECIP-03, §2.5 "Citizen creation"); empty when nothing does.
 *
 * | field    | natural person                 | legal entity            |
 * | -------- | ------------------------------ | ----------------------- |
 * | nombre   | required, up to 255, letters … | required, up to 255     |
 * | apellido | required, up to 255, letters … | not asked               |
 * | dni      | required, 1 to 12              | required, 1 to 12       |
 * | email    | optional, an address           | the same                |
 * | telefono | optional, plus and 15 digits   | the same                |
 * | calle    | optional, up to 255, letters … | the same                |
 */
export function citizenFaults(
  kind: PersonKind,
  typed: TypedCitizen,
): Partial<Record<CitizenField, CitizenFault>> {
  const { nombre, apellido, dni, email, telefono, calle } = toNewCitizen(kind, typed)
  const given = { nombre, apellido, dni, email, telefono, calle }
  const valid: Record<CitizenField, boolean> = {
    nombre: isShortAs(nombre, kind === 'juridica' ? COMPANY_NAME : NAME),
    apellido: isShortAs(apellido, NAME),
    dni: dni.length <= ID_LENGTH && ID.test(dni),
    email: isShortAs(email, EMAIL),
    telefono: PHONE.test(telefono),
    calle: isShortAs(calle, NAME),
  }
  const faults: Partial<Record<CitizenField, CitizenFault>> = {}
  const fields: CitizenField[] = ['nombre', 'apellido', 'dni', 'email', 'telefono', 'calle']
  for (const field of fields) {
    if (given[field] === '' && REQUIRED[kind].includes(field)) faults[field] = 'missing'
    else if (given[field] !== '' && !valid[field]) faults[field] = 'invalid'
  }
  return faults
}
