import type { CallableRequest } from 'firebase-functions/v2/https'
import { answersTo } from '../../../src/domain/access/things'
import {
  getIdentifierRequestSchema,
  getIdentifierResponseSchema,
  getIdentifiersRequestSchema,
  getIdentifiersResponseSchema,
  type GetIdentifierResponse,
  type GetIdentifiersResponse,
} from '../../../src/domain/calls/identifiers'
import { formSchema } from '../../../src/domain/form/stored-form'
import { createsIncidents } from '../../../src/domain/form/incidents'
import { ASSET_RADIUS } from '../../../src/domain/incident/asset'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { actorOf, audit, thisHour } from '../platform/audit'
import { damaged, forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { askOutside } from '../platform/outside'
import { formAnswerer, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import { municipalityOfForms, type MunicipalityOutside } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'

type Request = StaffRequest & Pick<CallableRequest, 'data'>

/** More assets than a map can show; the nearest come first. */
const MAX_ASSETS = 200

interface Where {
  municipality: MunicipalityOutside
  /** What incidents of the form are filed under; '' when it makes none. */
  tipoIncidenciaId: string
}

/**
 * Where the caller answers a form, and of what its incidents are; who looks for assets is noted, once an hour for each
 * form (SEC-06). Three reads.
 * @throws HttpsError `permission-denied`, also when there is no such form; `data-loss`; of {@link municipalityOfForms}
 */
async function whereOf(caller: StaffCaller, formId: string): Promise<Where> {
  const snapshot = await database().doc(formPath(formId)).get()
  if (!snapshot.exists) throw forbidden()
  const form = decode(formSchema, snapshot, { id: formId })
  if (!form) throw damaged()
  if (form.deleted || caller.ability.cannot('create', answersTo(form))) throw forbidden()
  const municipality = await municipalityOfForms(caller, form.municipalityPath)
  const { titulo: formulario, municipalityPath } = form
  const note = { tipo: 'identificadores', idPlantilla: formId, formulario, municipalityPath } as const
  await audit(actorOf(caller), note, [caller.sid, formId, thisHour()])
  const makes = createsIncidents(form.opcionales)
  return { municipality, tipoIncidenciaId: makes ? (form.muniCore?.idTipoIncidente ?? '') : '' }
}

/**
 * The assets around a point that an answer may be about (INC-03): of the kind that the form's incidents are of, within
 * {@link ASSET_RADIUS}, whatever the payload says about either. None for a form without incidents.
 * @throws HttpsError of {@link formAnswerer}, {@link whereOf} and {@link askOutside}, `invalid-argument`
 */
export async function getIdentifiers(request: Request): Promise<GetIdentifiersResponse> {
  const caller = await formAnswerer(request)
  const { formId, latitud, longitud } = checkedRequest(getIdentifiersRequestSchema, request.data)
  const { municipality, tipoIncidenciaId } = await whereOf(caller, formId)
  if (tipoIncidenciaId === '') return { status: 'ok', result: [] }
  return askOutside(MUNICORE, {
    operation: 'listIdentifiers',
    path: [...municipalitySegments(municipality), 'identificadores'],
    query: {
      usuario: muniCoreName(caller),
      usarAWS: String(municipality.usarAWS),
      tipoIncidenciaId,
      latitud: latitud.toFixed(6),
      longitud: longitud.toFixed(6),
      radio: String(ASSET_RADIUS),
      limite: String(MAX_ASSETS),
    },
    schema: getIdentifiersResponseSchema,
  })
}

/**
 * One asset of the form's municipality (INC-03).
 * @throws as {@link getIdentifiers}
 */
export async function getIdentifierDataById(request: Request): Promise<GetIdentifierResponse> {
  const caller = await formAnswerer(request)
  const { formId, idIdentifier } = checkedRequest(getIdentifierRequestSchema, request.data)
  const { municipality, tipoIncidenciaId } = await whereOf(caller, formId)
  if (tipoIncidenciaId === '') return { status: 'notFound' }
  return askOutside(MUNICORE, {
    operation: 'getIdentifier',
    path: [...municipalitySegments(municipality), 'identificadores', idIdentifier],
    query: { usuario: muniCoreName(caller), usarAWS: String(municipality.usarAWS) },
    schema: getIdentifierResponseSchema,
  })
}
