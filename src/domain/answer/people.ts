import type { AnswerEnvelope, Citizen } from './answer'
import { ANONYMOUS_AUTHOR } from './submitted'

/** A legal entity is stored with this surname (RECIP-03). */
export const LEGAL_ENTITY_SURNAME = 'Dummy'

type Authored = Pick<AnswerEnvelope, 'firstName' | 'lastName' | 'creadoPor'> & {
  datosCiudadano?: Citizen | null | undefined
}

/**
 * Who answered, in words: the inspector's names, else the username. A citizen of the portal is stored under the name of
 * those whom nobody knows and is none of them (ANS-19): who is named in the answer gave it.
 */
export function authorName({ firstName, lastName, creadoPor, datosCiudadano = null }: Authored): string {
  const citizen = creadoPor === ANONYMOUS_AUTHOR ? citizenName(datosCiudadano) : ''
  return `${firstName} ${lastName}`.trim() || citizen || creadoPor
}

/** The recipient's name; '' without one. */
export function citizenName(citizen: Citizen | null): string {
  if (citizen === null) return ''
  const surname = citizen.apellido === LEGAL_ENTITY_SURNAME ? '' : citizen.apellido
  return `${citizen.nombre} ${surname}`.trim()
}

/** The number that identifies the recipient: DNI, or CUIT of a legal entity; '' without one. */
export const citizenNumber = (citizen: Citizen | null): string => citizen?.dni || citizen?.cuit || ''

/** Whom somebody interviewed, with their address; '' on answers that say it as their recipient (VIEW-01). */
export const intervieweeInWords = ({ persona }: Pick<AnswerEnvelope, 'persona'>): string =>
  [persona?.nombre, persona?.direccion].filter(Boolean).join(', ')

/** Whether its person was taken out because its time was over (OPS-02): every answer has a code until then. */
export const hasNoPerson = ({ codigoMunicipio }: { codigoMunicipio: string }): boolean =>
  codigoMunicipio === ''
