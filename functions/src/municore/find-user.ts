import * as z from 'zod/mini'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { errorDetails } from '../../../src/domain/error-code'
import { askOutside } from '../platform/outside'
import type { MunicipalityOutside } from '../platform/municipality'
import { MUNICORE, municipalitySegments } from './system'

const responseSchema = z.object({ result: z.boolean() })

/**
 * Whether somebody has this name in the management system (`verifyMuniCoreUser`, USER-02), or the system does not even
 * know the municipality.
 * @throws HttpsError of {@link askOutside}
 */
export async function findMuniCoreUser(
  municipality: Pick<MunicipalityOutside, 'idMuniCore' | 'usarAWS'>,
  username: string,
): Promise<'found' | 'nobody' | 'noMunicipality'> {
  try {
    const { result } = await askOutside(MUNICORE, {
      operation: 'findUser',
      path: [...municipalitySegments(municipality), 'usuarios', username],
      query: { usarAWS: String(municipality.usarAWS) },
      schema: responseSchema,
    })
    return result ? 'found' : 'nobody'
  } catch (error) {
    // Somebody who is not there is no 404: only the municipality can be missing.
    if (outsideFailureOf(errorDetails(error))?.reason === 'missing') return 'noMunicipality'
    throw error
  }
}
