import { createHash } from 'node:crypto'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import type { MuniCoreSettings } from '../../../src/domain/form/form'
import { incidentTypeFor } from '../../../src/domain/incident/incident'
import { currentState } from '../../../src/domain/states/transitions'
import { toPublicForm } from '../../../src/domain/form/version'
import type { SeedForm } from './build-form'
import { daysBefore } from './clock'
import { COUNTRIES, MONTCLAR, MUNICIPALITIES, municipalityOf, PROVINCES } from './geography'
import { STAFF, type Member } from './staff'
import { versionsOf } from './versions'

/** A document to be stored; in `areas` paths, which the writer turns into references. */
export interface SeedDocument {
  path: string
  data: Record<string, unknown>
}

/** The fields of a document that is named by its id and does not repeat it. */
function unnamed<T extends object>(document: T): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== 'id'))
}

export function geographyDocuments(): SeedDocument[] {
  const places = [...COUNTRIES, ...PROVINCES].map(({ path, ...data }) => ({ path, data }))
  const municipalities = MUNICIPALITIES.flatMap(
    ({ path, areas, centre, nombre, idMuniCore, key, inhabilitado }) => [
      {
        path,
        data: {
          nombre,
          idMuniCore,
          key,
          inhabilitado,
          ubicacion: centre,
          areas: areas.map((area) => area.path),
          videoHabilitado: path === MONTCLAR.path,
        },
      },
      ...areas.map((area) => ({ path: area.path, data: { nombre: area.nombre } })),
    ],
  )
  return [...places, ...municipalities]
}

function userDocument(member: Member, base: Date): SeedDocument {
  const { username, email, firstName, lastName, inspectorID, role, areas, municipalityPath } = member
  return {
    path: `usuarios/${username}`,
    data: {
      userMuniCore: username,
      lowercase_username: username,
      email,
      nombre: `${firstName} ${lastName}`,
      ...{ firstName, lastName, inspectorID, roles: [role], areas, municipalityPath },
      ultimoAcceso: null,
      lastUpdate: daysBefore(base, 190),
      lastUpdateBy: 'admin',
    },
  }
}

export const userDocuments = (base: Date): SeedDocument[] => STAFF.map((member) => userDocument(member, base))

/** A form with its versions, what strangers may know of it, and how many answers it has. */
export function formDocuments(seed: SeedForm): SeedDocument[] {
  const { form, definition } = seed
  const path = `formularios/${form.id}`
  const shared = toPublicForm(form)
  const open = !municipalityOf(definition.area.path).inhabilitado
  const publicForm = shared && { ...shared, abierto: open, motivo: open ? null : 'municipio' }
  return [
    { path, data: unnamed(form) },
    ...versionsOf(seed).flatMap((version) => [
      { path: `${path}/versiones/${version.version}`, data: { ...version } },
      ...(form.muniCore
        ? [{ path: `${path}/versiones/${version.version}/interno/muniCore`, data: { ...form.muniCore } }]
        : []),
    ]),
    ...(publicForm ? [{ path: `formularios_publicos/${form.id}`, data: publicForm }] : []),
    { path: `${path}/contadores/respuestas`, data: { total: definition.share } },
  ]
}

/** Incidents have numbers of nine digits; which one an answer has follows from its id. */
const incidentNumber = (answerId: string): string =>
  String(100_000_000 + (createHash('sha256').update(answerId).digest().readUInt32BE() % 900_000_000))

/** The incident of an answer, as it was made and moved along with it. */
function incidentDocuments(
  answer: StoredAnswer,
  settings: MuniCoreSettings | null | undefined,
): SeedDocument[] {
  if (!settings) return []
  const incident = {
    idIncidente: incidentNumber(answer.id),
    tipoIncidente: incidentTypeFor(answer, settings),
    ordenIncidente: (answer.lastUpdate?.getTime() ?? 0) * 1000,
    usarAWS: false,
    idIdentificador: '',
  }
  return [
    { path: `respuestas_formularios/${answer.id}/interno/muniCore`, data: { ...settings, ...incident } },
  ]
}

/** An answer, its incident, and what its code may tell a stranger. */
export function answerDocuments(answer: StoredAnswer, settings?: MuniCoreSettings | null): SeedDocument[] {
  const { id, codigoMunicipio, titulo, idPlantilla, estados } = answer
  const estado = currentState(estados)?.nombre ?? ''
  return [
    { path: `respuestas_formularios/${id}`, data: unnamed(answer) },
    ...incidentDocuments(answer, settings),
    {
      path: `consultas_publicas/${codigoMunicipio}`,
      data: { titulo, estado, formId: idPlantilla, docCode: codigoMunicipio },
    },
  ]
}
