import { municipalityPathOf } from '../store-paths'
import { translationsOf } from '../language'
import type { DuplicatedInfo, Form } from './form'
import { setOption } from './options'
import { cutText } from '../text/cut'

/** Whether the copy is for another municipality, whose outside systems know nothing of the original's. */
const leavesMunicipality = (form: Form, areas: string[]): boolean =>
  areas.some((area) => municipalityPathOf(area) !== form.municipalityPath)

/** A form without its id and its author. */
export type NewFormContent = Omit<Form, 'id' | 'creadoPor'>

/**
 * What a form asks, for a new form that is not yet saved (version 0), without its history. Incidents stay behind,
 * because an incident type belongs to one form: whoever edits the new one turns them on, and its own type is made
 * then. The agenda comes along within the municipality. It begins private: who may answer it is decided anew (LIST-03).
 */
function anew(form: Form, areas: string[]): NewFormContent {
  const { id: _id, creadoPor: _author, ...rest } = form
  const leaves = leavesMunicipality(form, areas)
  const withAgenda = !leaves && Boolean(form.appointmentGroup)
  return {
    ...rest,
    muniCore: null,
    // The days of another publication would have passed.
    horario: null,
    // Set by who manages the municipality, who may be somebody else.
    retencion: null,
    appointmentGroup: withAgenda ? form.appointmentGroup : null,
    // Signatories of a certificate work in one town hall.
    certificado:
      form.certificado && leaves ? { ...form.certificado, firmas: [] } : (form.certificado ?? null),
    opcionales: {
      ...setOption(form.opcionales, 'publico', false),
      incidentes: false,
      incidentesXestado: false,
      addAppointment: withAgenda && form.opcionales.addAppointment,
    },
    areas,
    duplicatedInfo: null,
    version: 0,
    fechaCreacion: null,
    timeStamp: null,
    lastUpdate: null,
    formEditedInfo: [],
    deleted: false,
  }
}

/**
 * A copy of a form for another area. It begins private, under a title that tells it from the original: whoever copies
 * looks at it before others answer it.
 * @param copy the new form's id and area paths; who copies, and when
 * @param nameOf the title of a copy
 */
export function duplicateForm(
  form: Form,
  copy: { id: string; areas: string[]; username: string; date: Date },
  nameOf: NameOf,
): Form {
  const { id, areas, username, date } = copy
  const duplicatedInfo: DuplicatedInfo = { username, date, parentFormId: form.id }
  const content = anew(form, areas)
  return {
    ...content,
    ...renamed(form, nameOf),
    opcionales: setOption(content.opcionales, 'publico', false),
    id,
    creadoPor: username,
    duplicatedInfo,
  }
}

type NameOf = (title: string) => string

/** Letters of an original's title that its copy takes over: a title has at most 500. */
const MAX_COPIED_LETTERS = 480

/** The title in every language that the form has one in, as the copy's. */
function renamed(form: Form, nameOf: NameOf): Pick<Form, 'titulo'> {
  const copied = (title: string) => nameOf(cutText(title, MAX_COPIED_LETTERS))
  const others = translationsOf(form, 'titulo').filter(([, title]) => title.trim() !== '')
  const names = others.map(([field, title]) => [field, copied(title)])
  return { ...Object.fromEntries(names), titulo: copied(form.titulo) }
}

/** A new form in the same place, made of one that is deleted or may not be changed any more (EDIT-24). */
export const formAnew = (form: Form): NewFormContent => anew(form, form.areas)

/** Municipalities (ids in the management system) whose lists mark duplicated forms (LIST-08). */
const MARKING_MUNICIPALITIES = ['1', '512']

/** Whether the list shows the duplicate icon beside the form's title (LIST-08). */
export const isMarkedAsDuplicate = (form: Pick<Form, 'duplicatedInfo' | 'municipioInfo'>): boolean =>
  Boolean(form.duplicatedInfo) && MARKING_MUNICIPALITIES.includes(form.municipioInfo.idMuniCore)
