import type { FileKind, StoredKind } from '../files/limits'
import { translationsOf } from '../language'
import { FORM_TEXTS } from './fields'
import type { Form, FormVersion, PublicForm } from './form'
import { isForStrangers } from './options'
import { asksFor } from './question'
import { listsFiles } from './file-requirements'
import { allQuestions } from './questions-of'

/** The texts of a form in other languages, as stored. */
const textsInOtherLanguages = (form: Form): Record<string, string> =>
  Object.fromEntries(FORM_TEXTS.flatMap((field) => translationsOf(form, field)))

/**
 * What is needed to answer a form and to read its answers: the immutable copy stored as
 * `formularios/{id}/versiones/{version}` in the same batch as the form. Strangers may read it, so fields are
 * picked one by one: settings of outside systems and names of staff stay behind.
 * @param form the form as it is being saved, with its new version number
 */
export const toVersion = (form: Form): FormVersion => ({
  ...textsInOtherLanguages(form),
  formId: form.id,
  version: form.version,
  claveMunicipio: form.claveMunicipio,
  titulo: form.titulo,
  descripcion: form.descripcion,
  areas: form.areas,
  areaInfo: form.areaInfo,
  municipioInfo: form.municipioInfo,
  municipalityPath: form.municipalityPath,
  estados: form.estados,
  opcionales: form.opcionales,
  headerImageURL: form.headerImageURL,
  secciones: form.secciones,
  signatures: form.signatures,
  payments: form.payments,
  customizedVoucherText: form.customizedVoucherText,
  purcharseOrderDetails: form.purcharseOrderDetails,
  ...(form.seguir !== undefined && { seguir: form.seguir }),
  ...(form.soloFirmado && { soloFirmado: true }),
  ...(form.avisos !== undefined && { avisos: form.avisos }),
  ubicacion: form.ubicacion,
})

const listsSomewhere = ({ secciones }: Form, kind: StoredKind): boolean =>
  allQuestions(secciones).some((question) => listsFiles(question, kind))
const asksSomewhere = (form: Form, kind: FileKind): boolean =>
  allQuestions(form.secciones).some((question) => asksFor(question, kind)) || listsSomewhere(form, kind)

/**
 * What a stranger may know before reading the version: `formularios_publicos/{id}`.
 * @returns null when strangers may not answer this form, so the document must not exist
 */
export function toPublicForm(form: Form): PublicForm | null {
  if (!isForStrangers(form.opcionales)) return null
  return {
    formId: form.id,
    version: form.version,
    abierto: !form.deleted,
    motivo: form.deleted ? 'eliminado' : null,
    titulo: form.titulo,
    adjuntos: {
      imagen: asksSomewhere(form, 'imagen'),
      documento: asksSomewhere(form, 'documento'),
      video: asksSomewhere(form, 'video'),
      audio: listsSomewhere(form, 'audio'),
    },
    firmas: form.opcionales.digitalSignature && form.signatures.length > 0,
    ...((form.cierres ?? []).length > 0 && { examina: true }),
  }
}

/**
 * The form as its next version: the number grows by one and the saving is noted (EDIT-20). The moments that
 * rules rely on (`timeStamp`, `lastUpdate`) are the server's and are set where the form is stored.
 */
export const nextVersion = (form: Form, saving: { date: Date; username: string }): Form => ({
  ...form,
  version: form.version + 1,
  formEditedInfo: [...form.formEditedInfo, { date: saving.date, username: saving.username }],
})
