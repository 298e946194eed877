import type { Form, MuniCoreSettings } from './form'
import type { FormOptions } from './options'
import { withoutAnswers } from '../text/without-answers'

/** Longest title of an incident type (§2.9). */
export const MAX_INCIDENT_TITLE = 75

/** Settings of a form that begins to be kept in step with the management system: nothing chosen yet. */
export const newMuniCore = (username: string): MuniCoreSettings => ({
  username,
  areaId: '',
  idTipoIncidente: '',
  tiposIncidentes: [],
  publico: false,
})

/** Whether each answer makes an incident: of the form's one type, or of the type of its state. */
export const createsIncidents = ({ incidentes, incidentesXestado }: FormOptions): boolean =>
  incidentes || incidentesXestado

/**
 * Turns the synchronising with the management system on or off (EDIT-15). Without it there are no incidents.
 * @param username the person's name in the management system
 */
export function setSync(form: Form, on: boolean, username: string): Form {
  if (on === Boolean(form.muniCore)) return form
  if (on) return { ...form, muniCore: newMuniCore(username) }
  return {
    ...form,
    muniCore: null,
    opcionales: { ...form.opcionales, incidentes: false, incidentesXestado: false },
  }
}

/** How many incident types a form has: none, one, or one for each state. */
export type IncidentMode = 'none' | 'one' | 'perState'

export function incidentModeOf({ incidentes, incidentesXestado }: FormOptions): IncidentMode {
  if (incidentesXestado) return 'perState'
  return incidentes ? 'one' : 'none'
}

/**
 * Turns incidents on or off (EDIT-15): on, the form is kept in step with the management system. One type for each
 * state is a way of having incidents, so `incidentesXestado` brings `incidentes` along. The synchronising stays when
 * they go: it may be there for the citizen, and the area is still known when they come back.
 * @param username the person's name in the management system
 */
export function setIncidents(form: Form, mode: IncidentMode, username: string): Form {
  if (mode === incidentModeOf(form.opcionales)) return form
  const synced = mode === 'none' ? form : setSync(form, true, username)
  return {
    ...synced,
    opcionales: {
      ...synced.opcionales,
      incidentes: mode !== 'none',
      incidentesXestado: mode === 'perState',
    },
  }
}

/** Changes settings of the management system; the same form when it is not kept in step with it. */
export const changeMuniCore = (form: Form, change: Partial<MuniCoreSettings>): Form =>
  form.muniCore ? { ...form, muniCore: { ...form.muniCore, ...change } } : form

/** An incident type as the management system is to know it. */
export interface IncidentType {
  /** The state that it is for; null when the form has one type for all. */
  stateId: number | null
  formTitle: string
  municipalityPath: string
  muniCoreAreaId: string
  publico: boolean
}

/** Name of the incident type of one state. */
const titleOfState = (titulo: string, estado: string): string => `${titulo.trim()} - ${estado.trim()}`

/** The incident types that the form needs as it stands; none when its answers make no incidents. */
export function incidentTypesOf(form: Form): IncidentType[] {
  const { municipalityPath, estados, opcionales, muniCore } = form
  // One type takes the incidents of every answer.
  const titulo = withoutAnswers(form.titulo)
  const mode = incidentModeOf(opcionales)
  if (mode === 'none') return []
  const shared = {
    municipalityPath,
    muniCoreAreaId: muniCore?.areaId ?? '',
    publico: muniCore?.publico ?? false,
  }
  if (mode === 'one') return [{ stateId: null, formTitle: titulo.trim(), ...shared }]
  return estados.disponibles.map(({ id, nombre }) => ({
    stateId: id,
    formTitle: titleOfState(titulo, nombre),
    ...shared,
  }))
}

/** Whether a title fits an incident type (§1.9). */
export const isIncidentTitle = (title: string): boolean => title.trim().length <= MAX_INCIDENT_TITLE

/** The states whose incident type would have a name beyond the limit (EDIT-15). */
export const statesWithLongTitle = (form: Form): IncidentType[] =>
  incidentTypesOf(form).filter(({ stateId, formTitle }) => stateId !== null && !isIncidentTitle(formTitle))

/** Fewest states of which each has an incident type of its own (§1.5). */
export const MIN_STATES = 2

/** Ids of incident types by what they are: see {@link keyOfType}. */
export type KnownTypes = ReadonlyMap<string, string>

/**
 * What makes two incident types the same one. The state's number is no part of it: a state that moved keeps its type,
 * one that got another name needs another.
 */
export const keyOfType = ({ municipalityPath, muniCoreAreaId, formTitle, publico }: IncidentType): string =>
  JSON.stringify([municipalityPath, muniCoreAreaId, formTitle, publico])

/** The incident types that a form already has, as it is stored. */
export function knownTypes(form: Form): KnownTypes {
  const { muniCore } = form
  const known = new Map<string, string>()
  if (!muniCore) return known
  for (const type of incidentTypesOf(form)) {
    const ofState = muniCore.tiposIncidentes.find(({ stateId }) => stateId === type.stateId)
    const id = type.stateId === null ? muniCore.idTipoIncidente : ofState?.idTipoIncidente
    if (id) known.set(keyOfType(type), id)
  }
  return known
}

/** The incident types that have to be made before the form is stored (EDIT-19). */
export const typesToMake = (form: Form, known: KnownTypes): IncidentType[] =>
  incidentTypesOf(form).filter((type) => !known.has(keyOfType(type)))

/**
 * Whether the form, as edited, leaves incident types that it has for new ones: answers given so far keep theirs, only
 * new ones use the new (§1.4 "Incident-type warnings").
 */
export const replacesTypes = (form: Form, stored: Form): boolean =>
  knownTypes(stored).size > 0 && typesToMake(form, knownTypes(stored)).length > 0

/**
 * The form with the ids of its incident types; types that it does not need any more are forgotten. With one type for
 * each state, `idTipoIncidente` is that of the state in which answers start.
 * @param known must have every type that {@link incidentTypesOf} names; one that is missing gets no id
 */
export function withTypes(form: Form, known: KnownTypes): Form {
  const types = incidentTypesOf(form).map((type) => ({ ...type, id: known.get(keyOfType(type)) ?? '' }))
  const first = types.find(({ stateId }) => stateId === null || stateId === form.estados.inicial)
  const tiposIncidentes = types.flatMap(({ stateId, id }) =>
    stateId === null ? [] : [{ stateId, idTipoIncidente: id }],
  )
  return changeMuniCore(form, { idTipoIncidente: first?.id ?? '', tiposIncidentes })
}

/** What belongs to one municipality's outside systems and cannot come along to another. */
export type MunicipalitySetting = 'agenda' | 'incidentArea'

/** The settings that {@link leaveMunicipality} takes away. */
export const municipalitySettingsOf = ({ appointmentGroup, muniCore }: Form): MunicipalitySetting[] => [
  ...(appointmentGroup ? ['agenda' as const] : []),
  ...(muniCore?.areaId ? ['incidentArea' as const] : []),
]

/** The form without what belongs to the outside systems of the municipality that it leaves (EDIT-06, EDIT-14). */
export function leaveMunicipality(form: Form): Form {
  const { appointmentGroup, muniCore } = form
  if (!appointmentGroup && !muniCore) return form
  return {
    ...form,
    ...(appointmentGroup && { appointmentGroup: null }),
    ...(muniCore && { muniCore: { ...muniCore, areaId: '', idTipoIncidente: '', tiposIncidentes: [] } }),
  }
}
