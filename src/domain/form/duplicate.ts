import type { DuplicatedInfo, Form } from './form'

/** Settings that name things of the old area in outside systems. */
const OF_THE_OLD_AREA = ['muniCore', 'appointmentGroup']

/**
 * A copy of a form for another area, not yet saved (version 0): everything that it asks, nothing of its history.
 * What tied it to outside systems stays behind: incident types and agendas belong to the old area.
 * @param copy the new form's id and area paths; who copies, and when
 */
export function duplicateForm(
  form: Form,
  copy: { id: string; areas: string[]; username: string; date: Date },
): Form {
  const { id, areas, username, date } = copy
  const duplicatedInfo: DuplicatedInfo = { username, date, parentFormId: form.id }
  return {
    ...form,
    ...Object.fromEntries(OF_THE_OLD_AREA.map((field) => [field, undefined])),
    opcionales: { ...form.opcionales, incidentes: false, incidentesXestado: false, addAppointment: false },
    id,
    areas,
    duplicatedInfo,
    version: 0,
    creadoPor: username,
    fechaCreacion: null,
    timeStamp: null,
    lastUpdate: null,
    formEditedInfo: [],
    deleted: false,
  }
}

/** Municipalities (ids in the management system) whose lists mark duplicated forms (LIST-08). */
const MARKING_MUNICIPALITIES = ['1', '512']

/** Whether the list shows the duplicate icon beside the form's title (LIST-08). */
export const isMarkedAsDuplicate = (form: Form): boolean =>
  Boolean(form.duplicatedInfo) && MARKING_MUNICIPALITIES.includes(form.municipioInfo.idMuniCore)
