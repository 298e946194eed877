import { createHash, randomUUID } from 'node:crypto'
import type { CallableRequest } from 'firebase-functions/v2/https'
import {
  createTipoIncidenciaRequestSchema,
  createTipoIncidenciaResponseSchema,
  type CreateTipoIncidenciaRequest,
  type CreateTipoIncidenciaResponse,
} from '../../../src/domain/calls/create-tipo-incidencia'
import { badRequest } from '../platform/errors'
import { askOutside } from '../platform/outside'
import { formEditor } from '../platform/staff-caller'
import { townFor } from '../platform/town'
import { MUNICORE, muniCoreName, townSegments } from './system'

/** The same for the same attempt with the same fields; another title or area is another incident type. */
function keyOf({ attempt = randomUUID(), ...fields }: CreateTipoIncidenciaRequest): string {
  const { municipalityPath, muniCoreAreaId, formTitle, publico } = fields
  const what = JSON.stringify([municipalityPath, attempt, muniCoreAreaId, formTitle, publico])
  return createHash('sha256').update(what).digest('hex')
}

/**
 * Makes an incident type in the management system for a form of a municipality (EDIT-19): once for each attempt,
 * however often it is repeated, here or by the browser.
 * @throws HttpsError of {@link formEditor}, {@link townFor} and {@link askOutside}, `invalid-argument`
 */
export async function createTipoIncidencia(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<CreateTipoIncidenciaResponse> {
  const caller = await formEditor(request)
  const asked = createTipoIncidenciaRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { municipalityPath, muniCoreAreaId, formTitle, publico } = asked.data
  const town = await townFor(caller, municipalityPath)
  return askOutside(MUNICORE, {
    operation: 'createIncidentType',
    path: [...townSegments(town), 'tipos-incidencia'],
    body: {
      usuario: muniCoreName(caller),
      usarAWS: town.usarAWS,
      areaId: muniCoreAreaId,
      titulo: formTitle,
      publico,
    },
    idempotencyKey: keyOf(asked.data),
    schema: createTipoIncidenciaResponseSchema,
  })
}
