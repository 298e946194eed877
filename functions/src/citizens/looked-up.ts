import { FieldValue } from 'firebase-admin/firestore'
import type { Citizen } from '../../../src/domain/answer/answer'
import { toCitizen, type FoundCitizen } from '../../../src/domain/citizen/citizen'
import { isConsistent, lookedUpKey } from '../../../src/domain/citizen/looked-up'
import { LOOKED_UP } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

const recordOf = async (municipalityPath: string, citizen: Omit<Citizen, 'tipo' | 'cuit'>) =>
  database()
    .collection(LOOKED_UP)
    .doc(await lookedUpKey(municipalityPath, citizen))

/**
 * Notes that the management system knows this person, as an answer keeps them: from now on answers may be about them.
 * @param number as it was searched for; '' when it was not
 */
export async function noteLookedUp(
  municipalityPath: string,
  found: FoundCitizen,
  number: string,
): Promise<void> {
  const record = await recordOf(municipalityPath, toCitizen(found, { kind: 'fisica', number }))
  await record.set({ fecha: FieldValue.serverTimestamp() })
}

/** Whether a look-up or a creation in that municipality ever gave this very person; asks nobody outside. */
export async function wasLookedUp(municipalityPath: string, citizen: Citizen): Promise<boolean> {
  if (!isConsistent(citizen)) return false
  return (await (await recordOf(municipalityPath, citizen)).get()).exists
}
