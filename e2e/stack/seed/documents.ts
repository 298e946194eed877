import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import { readerZone } from '../../../src/domain/zone'
import { createHash } from 'node:crypto'
import { lookedUpWords } from '../../../src/domain/citizen/looked-up'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { compactFormSections } from '../../../src/domain/form/compact-form'
import { digestOf } from '../../../src/domain/answers-list/digest'
import { firstColumns } from '../../../src/domain/form/listed-questions'
import { correctedSections } from '../../../src/domain/correction/overlay'
import type { Form, FormVersion, MuniCoreSettings } from '../../../src/domain/form/form'
import { isForStrangers } from '../../../src/domain/form/options'
import { searchEntries } from '../../../src/domain/text/search'
import { incidentTypeFor } from '../../../src/domain/incident/incident'
import { stockOfVersion } from '../../../src/domain/payment/stock'
import { currentState } from '../../../src/domain/states/transitions'
import { toPublicForm } from '../../../src/domain/form/version'
import {
  answerCountPath,
  answerPath,
  ANSWERS,
  CODES,
  formPath,
  FORMS,
  LOOKED_UP,
  publicFormPath,
  stockPath,
  MUNICIPALITY_KEYS,
  userPath,
} from '../../../src/domain/store-paths'
import type { SeedForm } from './build-form'
import { daysBefore } from './clock'
import { MERCHANTS } from '../outside/redsys/merchants'
import { NO_BRANDING } from '../../../src/domain/geography/branding'
import {
  COUNTRIES,
  MONTCLAR,
  MUNICIPALITIES,
  municipalityOf,
  PROVINCES,
  VILLA_ALTA,
  zoneOf,
} from './geography'
import { STAFF, type Member } from './staff'
import { versionsOf } from './versions'

/** A document to be stored; in `areas` and `area` paths, which the writer turns into references. */
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
    ({ path, areas, centre, nombre, idMuniCore, key, inhabilitado, brand }) => [
      {
        path,
        data: {
          nombre,
          idMuniCore,
          key,
          inhabilitado,
          zonaHoraria: zoneOf({ path, centre }),
          ubicacion: centre,
          areas: areas.map((area) => area.path),
          merchantCode: path === VILLA_ALTA.path ? MERCHANTS.own : '',
          videoHabilitado: path === MONTCLAR.path,
          marca: brand,
        },
      },
      { path: `${MUNICIPALITY_KEYS}/${key}`, data: { municipio: path } },
      ...areas.map((area) => ({ path: area.path, data: { nombre: area.nombre } })),
    ],
  )
  return [...places, ...municipalities]
}

function userDocument(member: Member, base: Date): SeedDocument {
  const { username, email, firstName, lastName, inspectorID, role, areas, municipalityPath } = member
  return {
    path: userPath(username),
    data: {
      userMuniCore: username,
      lowercase_username: username,
      email,
      nombre: `${firstName} ${lastName}`,
      ...{ firstName, lastName, inspectorID, roles: [role], areas, municipalityPath },
      baja: false,
      ultimoAcceso: null,
      lastUpdate: daysBefore(base, 190),
      lastUpdateBy: 'admin',
    },
  }
}

export const userDocuments = (base: Date): SeedDocument[] => STAFF.map((member) => userDocument(member, base))

/** How many answers a form has where that is limited, else whether it has any. */
export const counterDocument = ({ form, definition }: SeedForm): SeedDocument => ({
  path: answerCountPath(form.id),
  data:
    form.opcionales.limitResponses || definition.share === 0
      ? { total: definition.share }
      : { respondido: true },
})

/** What a form is called, in every language that it has. */
export const titlesOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, text]) =>
      field.startsWith('titulo') && typeof text === 'string' ? [[field, text]] : [],
    ),
  )

/** By which words a form is found. */
const searchDocuments = ({ form, definition: { labels = [] } }: SeedForm): SeedDocument[] =>
  searchEntries({ titles: titlesOf(form), areas: form.areas, labels }).map((entry, index) => ({
    path: `${FORMS}/${form.id}/busqueda/${index}`,
    data: { ...entry },
  }))

/** A form with its versions, what strangers may know of it, and how many answers it has. */
export function formDocuments(seed: SeedForm): SeedDocument[] {
  const { form, definition } = seed
  const path = formPath(form.id)
  const shared = toPublicForm(form)
  const municipality = municipalityOf(definition.area.path)
  const { inhabilitado, brand } = municipality
  const open = !inhabilitado
  const publicForm = shared && {
    ...{ ...shared, abierto: open, motivo: open ? null : 'municipio' },
    zonaHoraria: zoneOf(municipality),
    municipio: municipality.nombre,
    // Functions tell nothing of a municipality without branding.
    ...(brand !== NO_BRANDING && { marca: brand }),
  }
  return [
    {
      path,
      data: {
        ...unnamed(form),
        secciones: compactFormSections(form.secciones),
        lista: { primeras: firstColumns(form.secciones) },
        ...(definition.labels && { etiquetas: definition.labels }),
      },
    },
    ...versionsOf(seed).flatMap((version) => [
      {
        path: `${path}/versiones/${version.version}`,
        data: { ...version, secciones: compactFormSections(version.secciones) },
      },
      ...(form.muniCore
        ? [{ path: `${path}/versiones/${version.version}/interno/muniCore`, data: { ...form.muniCore } }]
        : []),
    ]),
    ...(publicForm ? [{ path: publicFormPath(form.id), data: publicForm }] : []),
    ...(form.opcionales.addPaymentGateway
      ? [{ path: stockPath(form.id), data: { ...stockOfVersion(null, form) } }]
      : []),
    counterDocument(seed),
    ...searchDocuments(seed),
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
  return [{ path: `${ANSWERS}/${answer.id}/interno/muniCore`, data: { ...settings, ...incident } }]
}

/** That a look-up gave the person whom an answer is about, once for each person. */
function personDocuments({ datosCiudadano: person, municipalityPath }: StoredAnswer): SeedDocument[] {
  if (person === null) return []
  const key = createHash('sha256').update(lookedUpWords(municipalityPath, person)).digest('hex')
  return [{ path: `${LOOKED_UP}/${key}`, data: { fecha: new Date(0) } }]
}

/** What lists need of an answer, as the trigger would have kept it. */
function digest(answer: StoredAnswer, version: FormVersion | null): object {
  if (!version) return {}
  const { secciones } = version
  return { ficha: digestOf(answer, correctedSections(secciones, answer), firstColumns(secciones)) }
}

/** An answer as its page and the trigger would have stored it. */
const answerData = (answer: StoredAnswer, version: FormVersion | null) => ({
  ...unnamed(answer),
  secciones: sectionsToStore(answer.secciones, readerZone()),
  ...digest(answer, version),
})

/** An answer, its incident, and what its code may tell a stranger. */
export function answerDocuments(
  answer: StoredAnswer,
  settings?: MuniCoreSettings | null,
  version: FormVersion | null = null,
): SeedDocument[] {
  const { id, codigoMunicipio, titulo, idPlantilla, estados } = answer
  const estado = currentState(estados)?.nombre ?? ''
  return [
    { path: answerPath(id), data: answerData(answer, version) },
    ...incidentDocuments(answer, settings),
    ...personDocuments(answer),
    {
      path: `${CODES}/${codigoMunicipio}`,
      data: {
        ...{ titulo, estado, fecha: answer.fechaCreacion, publica: isForStrangers(answer.opcionales) },
        ...{ formId: idPlantilla, docCode: codigoMunicipio },
      },
    },
  ]
}
