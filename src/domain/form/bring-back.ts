import { textIn, withText } from './edit-texts'
import { FORM_TEXTS } from './fields'
import type { Form, FormVersion } from './form'
import { setOption, type FormOption } from './options'
import { TRANSLATION_LANGUAGES } from './translatable'

/** Who may answer, what outside systems are told, and certificates, of which versions know nothing, stay as they are now. */
const KEPT_OPTIONS: readonly FormOption[] = [
  'publico',
  'ciudadano',
  'citizenAssociationFromCitizenPortal',
  'addAppointment',
  'incidentes',
  'incidentesXestado',
  'certificado',
]

/** The options of a version with the kept options of the form, which may switch others off (EDIT-03). */
const optionsOf = (form: Form, version: FormVersion): Form['opcionales'] =>
  KEPT_OPTIONS.reduce(
    (options, option) => setOption(options, option, form.opcionales[option]),
    version.opcionales,
  )

const withWordsOf = (form: Form, version: FormVersion): Form =>
  FORM_TEXTS.flatMap((field) => TRANSLATION_LANGUAGES.map((language) => ({ field, language }))).reduce(
    (next, { field, language }) => withText(next, field, language, textIn(version, field, language)),
    form,
  )

/**
 * The form as an earlier version had it, to be looked at and saved as a new one (DAY-07). Where it belongs, who may
 * answer it and its outside systems stay as they are now: going public is an act of its own. With answers its states
 * stay too, because these may not come or go (EDIT-05).
 * @param hasAnswers whether the form has answers
 */
export const bringBack = (form: Form, version: FormVersion, hasAnswers: boolean): Form => ({
  ...withWordsOf(form, version),
  titulo: version.titulo,
  descripcion: version.descripcion,
  customizedVoucherText: version.customizedVoucherText,
  purcharseOrderDetails: version.purcharseOrderDetails,
  headerImageURL: version.headerImageURL,
  secciones: version.secciones,
  signatures: version.signatures,
  payments: version.payments,
  estados: hasAnswers ? form.estados : version.estados,
  opcionales: optionsOf(form, version),
})
