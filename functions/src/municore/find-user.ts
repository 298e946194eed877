import * as z from 'zod/mini'
import { askOutside } from '../platform/outside'
import type { MunicipalityOutside } from '../platform/municipality'
import { MUNICORE, municipalitySegments } from './system'

const responseSchema = z.object({ result: z.boolean() })

/**
 * Whether somebody has this name in the management system (`verifyMuniCoreUser`, USER-02).
 * @throws HttpsError of {@link askOutside}
 */
export async function isMuniCoreUser(municipality: MunicipalityOutside, username: string): Promise<boolean> {
  const { result } = await askOutside(MUNICORE, {
    operation: 'findUser',
    path: [...municipalitySegments(municipality), 'usuarios', username],
    query: { usarAWS: String(municipality.usarAWS) },
    schema: responseSchema,
  })
  return result
}
