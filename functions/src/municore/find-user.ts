import * as z from 'zod/mini'
import { askOutside } from '../platform/outside'
import type { Town } from '../platform/town'
import { MUNICORE, townSegments } from './system'

const responseSchema = z.object({ result: z.boolean() })

/**
 * Whether somebody has this name in the management system (`verifyMuniCoreUser`, USER-02).
 * @throws HttpsError of {@link askOutside}
 */
export async function isMuniCoreUser(town: Town, username: string): Promise<boolean> {
  const { result } = await askOutside(MUNICORE, {
    operation: 'findUser',
    path: [...townSegments(town), 'usuarios', username],
    query: { usarAWS: String(town.usarAWS) },
    schema: responseSchema,
  })
  return result
}
