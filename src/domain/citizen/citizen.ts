import type { Citizen } from '../answer/answer'
import { LEGAL_ENTITY_SURNAME } from '../answer/people'
import { plainNumber, type PersonKind } from './identity'

/** What is known of a person wherever they come from: typed here, or told by the management system. */
export interface CitizenFacts {
  nombre: string
  /** `Dummy` for a legal entity that the system knows; not asked of one that is typed. */
  apellido: string
  /** '' where the system does not repeat the number that was asked for. */
  dni: string
  email: string
  telefono: string
  calle: string
}

/** A person as the management system knows them (§2.7). */
export interface FoundCitizen extends CitizenFacts {
  id: string
}

/** Whether an answer's recipient is a legal entity (RECIP-03). */
export const isLegalEntity = ({ tipo, apellido }: Pick<Citizen, 'tipo' | 'apellido'>): boolean =>
  apellido === LEGAL_ENTITY_SURNAME || tipo === 'juridica'

/**
 * The recipient as an answer keeps it (`datosCiudadano`). A legal entity keeps its number as `cuit` and as `dni`, by
 * which recipients are looked up (HOME-02); whatever was searched for, the surname says what it is.
 * @param asked the kind of person that was chosen and the number as typed; '' when there was none (RECIP-06)
 */
export function toCitizen(found: FoundCitizen, asked: { kind: PersonKind; number: string }): Citizen {
  const { id, nombre, apellido, email, telefono, calle } = found
  const dni = plainNumber(asked.number) || plainNumber(found.dni)
  const tipo = isLegalEntity({ tipo: asked.kind, apellido }) ? 'juridica' : 'fisica'
  return { id, nombre, apellido, dni, cuit: tipo === 'juridica' ? dni : '', email, telefono, calle, tipo }
}
