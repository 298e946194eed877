import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  CREATE_TIPO_INCIDENCIA,
  type CreateTipoIncidenciaResponse,
} from '../../../src/domain/calls/create-tipo-incidencia'
import { outsideId } from '../../../src/domain/calls/schema'
import { served } from '../platform/served'
import { idempotencyKey } from '../platform/idempotency'
import { askOutside } from '../platform/outside'
import { formEditor } from '../platform/staff-caller'
import { municipalityFor } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'

/**
 * Makes an incident type in the management system for a form of a municipality (EDIT-19): once for each attempt,
 * however often it is repeated, here or by the browser.
 * @throws HttpsError of {@link formEditor}, {@link municipalityFor} and {@link askOutside}, `invalid-argument`
 */
export const createTipoIncidencia = served(
  CREATE_TIPO_INCIDENCIA,
  async (request): Promise<CreateTipoIncidenciaResponse> => {
    const caller = await formEditor(request)
    const {
      attempt = randomUUID(),
      municipalityPath = caller.user.municipalityPath,
      muniCoreAreaId,
      formTitle,
      publico,
    } = request.checked()
    const municipality = await municipalityFor(caller, municipalityPath)
    const { id } = await askOutside(MUNICORE, {
      operation: 'createIncidentType',
      path: [...municipalitySegments(municipality), 'tipos-incidencia'],
      body: {
        usuario: muniCoreName(caller),
        usarAWS: municipality.usarAWS,
        areaId: muniCoreAreaId,
        titulo: formTitle,
        publico,
      },
      // Another title or area is another incident type.
      idempotencyKey: idempotencyKey(municipalityPath, attempt, muniCoreAreaId, formTitle, publico),
      schema: z.object({ id: outsideId() }),
    })
    return { result: 'ok', id }
  },
)
