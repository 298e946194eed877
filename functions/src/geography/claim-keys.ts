import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import type { MunicipalityKey } from '../../../src/domain/geography/municipality-key'
import { MUNICIPALITY_KEYS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

/** Letters, and ids in the management system: what no two municipalities have (GEO-04). */
const CLAIMED = [
  // Letters stay reserved: people have codes that begin with them.
  { field: 'key', form: /^\p{Lu}{2,}$/u, isForGood: true },
  { field: 'idMuniCore', form: /^[1-9]\d{0,19}$/, isForGood: false },
] as const

async function claim(municipality: DocumentSnapshot, { field, form, isForGood }: (typeof CLAIMED)[number]) {
  const key: unknown = municipality.get(field)
  if (typeof key !== 'string' || !form.test(key)) return
  const mine: MunicipalityKey = { municipio: municipality.ref.path }
  const ref = database().collection(MUNICIPALITY_KEYS).doc(key)
  await inTransaction(async (tx) => {
    const known = await tx.get(ref)
    const has: unknown = known.get('municipio')
    if (!known.exists) return void tx.create(ref, mine)
    if (has === mine.municipio || typeof has !== 'string') return
    const isLeft = !isForGood && (await tx.get(database().doc(has))).get(field) !== key
    if (isLeft) tx.set(ref, mine)
    else logger.error('two municipalities have one key', { field, key, has, wants: mine.municipio })
  })
}

/**
 * Notes that letters and id of a municipality are its own, unless they are another one's already (GEO-04). Letters that
 * it leaves stay reserved, an id does not.
 */
export async function claimKey(municipality: DocumentSnapshot): Promise<void> {
  for (const what of CLAIMED) await claim(municipality, what)
}

/**
 * Notes it of every municipality: those from before keys were noted, and those that were entered while no trigger ran.
 * Four reads for each.
 */
export async function claimKeys(): Promise<void> {
  const { docs } = await database().collectionGroup('municipios').select('key', 'idMuniCore').get()
  for (const municipality of docs) await claimKey(municipality)
}
