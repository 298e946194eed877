import { plainNumber } from './identity'
import { sha256 } from '../hash'
import type { Citizen } from '../answer/answer'

/** What tells one person from another: the id in the management system, and the document number. */
export type Identified = Pick<Citizen, 'id' | 'dni'>

/**
 * The name under which a form keeps that a citizen has answered it (ANS-13): a hash, so that a list of names says
 * nothing about people. The security rules build the same one.
 * @param citizenId `datosCiudadano.id`
 */
export const uniqueKey = (formId: string, citizenId: string): Promise<string> =>
  sha256(`${formId}/${citizenId}`)

/** The name under which it keeps that somebody with this document number has answered: an id alone could be invented. */
export const uniqueNumberKey = (formId: string, dni: string): Promise<string> =>
  sha256(`numero/${formId}/${plainNumber(dni)}`)

/** All names under which a form keeps that this person has answered it. */
export const uniqueKeys = (formId: string, { id, dni }: Identified): Promise<string[]> =>
  Promise.all([uniqueKey(formId, id), ...(plainNumber(dni) === '' ? [] : [uniqueNumberKey(formId, dni)])])
