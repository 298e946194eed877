import { answersTo } from '../../../src/domain/access/things'
import {
  GET_IDENTIFIERS,
  GET_IDENTIFIER,
  getIdentifierResponseSchema,
  getIdentifiersResponseSchema,
  type GetIdentifierResponse,
  type GetIdentifiersResponse,
} from '../../../src/domain/calls/identifiers'
import type { Form } from '../../../src/domain/form/form'
import { formSchema } from '../../../src/domain/form/stored-form'
import { createsIncidents } from '../../../src/domain/form/incidents'
import { ASSET_RADIUS } from '../../../src/domain/incident/asset'
import { formPath, FORMS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { actorOf, audit, thisHour } from '../platform/audit'
import { badRequest, damaged, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { askOutside } from '../platform/outside'
import { formAnswerer, type StaffCaller } from '../platform/staff-caller'
import { municipalityOfForms, type MunicipalityOutside } from '../platform/municipality'
import { MUNICORE, muniCoreName, municipalitySegments } from './system'

/** More assets than a map can show; the nearest come first. */
const MAX_ASSETS = 200

/** Forms of one incident type that are looked through for one that the caller may answer. */
const MAX_FORMS = 20

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
  if (!isAnswerable(caller, form)) throw forbidden()
  return whereOfForm(caller, form)
}

const isAnswerable = ({ ability }: StaffCaller, form: Form): boolean =>
  !form.deleted && ability.can('create', answersTo(form))

/**
 * As {@link whereOf}, of a form that the caller may answer and whose incidents are of a type: what the specification's
 * payload names (§2.7). As many reads as forms have that type, of at most {@link MAX_FORMS}.
 */
async function whereOfType(caller: StaffCaller, type: string): Promise<Where> {
  const { docs } = await database()
    .collection(FORMS)
    .where('muniCore.idTipoIncidente', '==', type)
    .limit(MAX_FORMS)
    .get()
  const form = docs
    .map((snapshot) => decode(formSchema, snapshot, { id: snapshot.id }))
    .find((found) => found !== null && isAnswerable(caller, found))
  if (!form) throw forbidden()
  return whereOfForm(caller, form)
}

async function whereOfForm(caller: StaffCaller, form: Form): Promise<Where> {
  const municipality = await municipalityOfForms(caller, form.municipalityPath)
  const { id: idPlantilla, titulo: formulario, municipalityPath } = form
  const note = { tipo: 'identificadores', idPlantilla, formulario, municipalityPath } as const
  await audit(actorOf(caller), note, [caller.sid, idPlantilla, thisHour()])
  const makes = createsIncidents(form.opcionales)
  return { municipality, tipoIncidenciaId: makes ? (form.muniCore?.idTipoIncidente ?? '') : '' }
}

/** The municipality of a form; null when the form makes no incidents. */
async function municipalityOf(caller: StaffCaller, formId: string): Promise<MunicipalityOutside | null> {
  const { municipality, tipoIncidenciaId } = await whereOf(caller, formId)
  return tipoIncidenciaId === '' ? null : municipality
}

/** The caller's own municipality; that they look there is noted once an hour (SEC-06). */
async function homeOf(caller: StaffCaller): Promise<MunicipalityOutside> {
  const { municipalityPath } = caller.user
  const municipality = await municipalityOfForms(caller, municipalityPath)
  await audit(actorOf(caller), { tipo: 'identificadores', municipalityPath }, [caller.sid, thisHour()])
  return municipality
}

/**
 * The assets around a point that an answer may be about (INC-03): of the kind that the form's incidents are of, within
 * {@link ASSET_RADIUS}, whatever the payload says about either. None for a form without incidents.
 * @throws HttpsError of {@link formAnswerer}, {@link whereOf} and {@link askOutside}, `invalid-argument`
 */
export const getIdentifiers = served(GET_IDENTIFIERS, async (request): Promise<GetIdentifiersResponse> => {
  const caller = await formAnswerer(request)
  const { formId, tipoIncidenteId, latitud, longitud } = request.checked()
  if (formId === undefined && tipoIncidenteId === undefined) throw badRequest()
  const { municipality, tipoIncidenciaId } =
    formId === undefined ? await whereOfType(caller, tipoIncidenteId ?? '') : await whereOf(caller, formId)
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
})

/**
 * One asset of the form's municipality (INC-03).
 * @throws as {@link getIdentifiers}
 */
export const getIdentifierDataById = served(
  GET_IDENTIFIER,
  async (request): Promise<GetIdentifierResponse> => {
    const caller = await formAnswerer(request)
    const { formId, idIdentifier } = request.checked()
    const municipality = formId === undefined ? await homeOf(caller) : await municipalityOf(caller, formId)
    if (municipality === null) return { status: 'notFound' }
    return askOutside(MUNICORE, {
      operation: 'getIdentifier',
      path: [...municipalitySegments(municipality), 'identificadores', idIdentifier],
      query: { usuario: muniCoreName(caller), usarAWS: String(municipality.usarAWS) },
      schema: getIdentifierResponseSchema,
    })
  },
)
