import { agendaOf } from '../../../src/domain/form/appointments'
import { newForm, newSignature } from '../../../src/domain/form/factory'
import type { Form } from '../../../src/domain/form/form'
import {
  changeMuniCore,
  incidentTypesOf,
  keyOfType,
  setIncidents,
  withTypes,
} from '../../../src/domain/form/incidents'
import { setOption } from '../../../src/domain/form/options'
import { NO_STATES, type States } from '../../../src/domain/form/state'
import { TENANTS } from '../outside/turnero/agendas'
import { buildSections, type Drafts } from './build-sections'
import { daysBefore } from './clock'
import type { FormDefinition, StateDrafts } from './form-definition'
import { municipalityOf } from './geography'
import { wordFields } from './words'

export interface SeedForm {
  definition: FormDefinition
  form: Form
  /** What people answer, by the question's id. */
  drafts: Drafts
}

function buildStates(drafts: StateDrafts | undefined): States {
  if (!drafts) return NO_STATES
  const names = Object.keys(drafts)
  const disponibles = Object.entries(drafts).map(([nombre, targets], id) => {
    const transiciones = targets.map((target) => names.indexOf(target))
    if (transiciones.includes(-1)) throw new Error(`${nombre} leads to a state that is not there.`)
    return { id, nombre, transiciones }
  })
  return { disponibles, inicial: 0, actual: 0 }
}

/** Every save of the definition, oldest first; each made a version. */
function savesOf({ createdBy, createdDaysAgo, edits = [] }: FormDefinition, base: Date) {
  return [{ by: createdBy, daysAgo: createdDaysAgo }, ...edits].map(({ by, daysAgo }) => ({
    date: daysBefore(base, daysAgo, 10, 20),
    username: by,
  }))
}

/** Numbers of the incident types of the seed's forms by area; others get theirs from the management system. */
const FIRST_TYPES: Record<string, number> = { '1103': 8200 }
const FIRST_TYPE = 8100

/** The form with an incident type for each state, as if they had been made when it was saved. */
function withIncidents(form: Form, { incidentArea, createdBy }: FormDefinition): Form {
  if (incidentArea === undefined) return form
  const filed = changeMuniCore(setIncidents(form, 'perState', createdBy), {
    areaId: incidentArea,
    publico: form.opcionales.publico,
  })
  const known = incidentTypesOf(filed).map(
    (type, index) => [keyOfType(type), String((FIRST_TYPES[incidentArea] ?? FIRST_TYPE) + index)] as const,
  )
  return withTypes(filed, new Map(known))
}

/** The agenda as the editor keeps it. */
function withAgenda(form: Form, agenda: number | undefined): Form {
  const tenant = TENANTS[form.municipioInfo.idMuniCore]
  const data = tenant?.groupsProcedure.find(({ id }) => id === agenda)
  if (!tenant || !data) return form
  return { ...form, appointmentGroup: agendaOf({ id: String(data.id), nombre: data.nombre, data }, tenant) }
}

/** A form as it stands on the base day. */
export function buildForm(definition: FormDefinition, base: Date): SeedForm {
  const drafts: Drafts = new Map()
  const { id, titulo, descripcion, area, options = [], signatures = [], createdBy } = definition
  const municipality = municipalityOf(area.path)
  const saves = savesOf(definition, base)
  const last = saves.at(-1)?.date ?? base
  const start = newForm(id, createdBy)
  const form: Form = {
    ...start,
    ...wordFields('titulo', titulo),
    ...wordFields('descripcion', descripcion),
    version: saves.length,
    claveMunicipio: municipality.key,
    areas: [area.path],
    areaInfo: { nombre: area.nombre, id: area.id },
    municipioInfo: { nombre: municipality.nombre, idMuniCore: municipality.idMuniCore },
    municipalityPath: municipality.path,
    ubicacion: { latlng: municipality.centre, direccion: '' },
    estados: buildStates(definition.states),
    opcionales: options.reduce((all, option) => setOption(all, option, true), start.opcionales),
    secciones: buildSections(definition.sections, drafts),
    signatures: signatures.map((signature, index) => ({
      ...newSignature(),
      ...signature,
      indexSignature: index,
    })),
    payments: definition.payments ?? [],
    ...(definition.certificate && { certificado: definition.certificate }),
    responsesCount: definition.responsesCount ?? 0,
    fechaCreacion: saves[0]?.date ?? base,
    timeStamp: last,
    lastUpdate: last,
    formEditedInfo: saves,
  }
  return { definition, form: withAgenda(withIncidents(form, definition), definition.agenda), drafts }
}
