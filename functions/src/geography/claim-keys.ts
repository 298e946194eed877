import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { MunicipalityKey } from '../../../src/domain/geography/municipality-key'
import { MUNICIPALITY_KEYS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

/** Notes that these letters are this municipality's, unless they are another one's already (GEO-04). */
export async function claimKey(municipality: DocumentSnapshot): Promise<void> {
  const key: unknown = municipality.get('key')
  if (typeof key !== 'string' || !/^\p{Lu}{2,}$/u.test(key)) return
  const claim: MunicipalityKey = { municipio: municipality.ref.path }
  const ref = database().collection(MUNICIPALITY_KEYS).doc(key)
  await inTransaction(async (tx) => {
    const known = await tx.get(ref)
    if (!known.exists) tx.create(ref, claim)
    else if (known.get('municipio') !== claim.municipio) {
      logger.error('two municipalities have one key', {
        key,
        has: known.get('municipio'),
        wants: claim.municipio,
      })
    }
  })
}

/**
 * Notes it of every municipality: those from before keys were noted, and those that were entered while no trigger ran.
 * Two reads for each.
 */
export async function claimKeys(): Promise<void> {
  const { docs } = await database().collectionGroup('municipios').select('key').get()
  for (const municipality of docs) await claimKey(municipality)
}
