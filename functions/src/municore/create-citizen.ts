import { randomUUID } from 'node:crypto'
import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  createCitizenRequestSchema,
  createCitizenResponseSchema,
  type CreateCitizenResponse,
} from '../../../src/domain/calls/citizens'
import { DOCUMENT_TYPE } from '../../../src/domain/citizen/identity'
import { toNewCitizen } from '../../../src/domain/citizen/new-citizen'
import { badRequest } from '../platform/errors'
import { idempotencyKey } from '../platform/idempotency'
import { askOutside } from '../platform/outside'
import { formAnswerer } from '../platform/staff-caller'
import { townOfForms } from '../platform/town'
import { MUNICORE, muniCoreName, townSegments } from './system'

/**
 * Creates a person or legal entity in the management system (RECIP-03): once for each attempt, however often it is
 * repeated, and never a second one with the same number. What is sent is made here of what was typed, so that a legal
 * entity always has its surname.
 * @throws HttpsError of {@link formAnswerer}, {@link townOfForms} and {@link askOutside}, `invalid-argument`
 */
export async function createCitizen(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<CreateCitizenResponse> {
  const caller = await formAnswerer(request)
  const asked = createCitizenRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { municipioPath, tipoDocumentoId, attempt = randomUUID(), ...typed } = asked.data
  const citizen = toNewCitizen(tipoDocumentoId === DOCUMENT_TYPE.cuit ? 'juridica' : 'fisica', typed)
  const town = await townOfForms(caller, municipioPath)
  return askOutside(MUNICORE, {
    operation: 'createCitizen',
    path: [...townSegments(town), 'ciudadanos'],
    body: { usuario: muniCoreName(caller), usarAWS: town.usarAWS, ...citizen },
    idempotencyKey: idempotencyKey(municipioPath, attempt, Object.entries(citizen)),
    schema: createCitizenResponseSchema,
  })
}
