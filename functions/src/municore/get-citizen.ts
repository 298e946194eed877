import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  getCitizenByHashRequestSchema,
  getCitizenRequestSchema,
  getCitizenResponseSchema,
  type GetCitizenResponse,
} from '../../../src/domain/calls/citizens'
import { plainNumber } from '../../../src/domain/citizen/identity'
import { badRequest } from '../platform/errors'
import { askOutside } from '../platform/outside'
import { formAnswerer } from '../platform/staff-caller'
import { townOfForms } from '../platform/town'
import { MUNICORE, muniCoreName, townSegments } from './system'

type Request = Pick<CallableRequest, 'auth' | 'data'>

/**
 * The person or legal entity with a number (RECIP-01). Staff only: a stranger who could ask would learn who lives
 * where, number by number.
 * @throws HttpsError of {@link formAnswerer}, {@link townOfForms} and {@link askOutside}, `invalid-argument`
 */
export async function getCitizen(request: Request): Promise<GetCitizenResponse> {
  const caller = await formAnswerer(request)
  const asked = getCitizenRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const town = await townOfForms(caller, asked.data.municipioPath)
  return askOutside(MUNICORE, {
    operation: 'findCitizen',
    path: [...townSegments(town), 'ciudadanos'],
    query: {
      usuario: muniCoreName(caller),
      usarAWS: String(town.usarAWS),
      dni: plainNumber(asked.data.dni),
    },
    schema: getCitizenResponseSchema,
  })
}

/**
 * The person or legal entity that a link of the town hall names (RECIP-06). Staff only, as {@link getCitizen}.
 * @throws as {@link getCitizen}
 */
export async function getCitizenByHash(request: Request): Promise<GetCitizenResponse> {
  const caller = await formAnswerer(request)
  const asked = getCitizenByHashRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const town = await townOfForms(caller, asked.data.municipioPath)
  return askOutside(MUNICORE, {
    operation: 'findCitizenByHash',
    path: [...townSegments(town), 'ciudadanos', 'por-hash', asked.data.hash],
    query: { usuario: muniCoreName(caller), usarAWS: String(town.usarAWS) },
    schema: getCitizenResponseSchema,
  })
}
