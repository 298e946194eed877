import { municipalityPathOf } from '../geography/geography'
import type { DuplicatedInfo, Form } from './form'

/** Whether the copy is for another municipality, whose outside systems know nothing of the original's. */
const leavesTown = (form: Form, areas: string[]): boolean =>
  areas.some((area) => municipalityPathOf(area) !== form.municipalityPath)

/**
 * A copy of a form for another area, not yet saved (version 0): everything that it asks, nothing of its history.
 * Incidents stay behind, because an incident type belongs to one form: whoever edits the copy turns them on, and its
 * own type is made then. The agenda comes along within the municipality.
 * @param copy the new form's id and area paths; who copies, and when
 */
export function duplicateForm(
  form: Form,
  copy: { id: string; areas: string[]; username: string; date: Date },
): Form {
  const { id, areas, username, date } = copy
  const duplicatedInfo: DuplicatedInfo = { username, date, parentFormId: form.id }
  const withAgenda = !leavesTown(form, areas) && Boolean(form.appointmentGroup)
  return {
    ...form,
    muniCore: null,
    appointmentGroup: withAgenda ? form.appointmentGroup : null,
    opcionales: {
      ...form.opcionales,
      incidentes: false,
      incidentesXestado: false,
      addAppointment: withAgenda && form.opcionales.addAppointment,
    },
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
