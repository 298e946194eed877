import * as z from 'zod/mini'

/** Every flag of `opcionales` (§1.3), in the order in which the editor shows them; the last one is ours (CORR-10). */
export const FORM_OPTIONS = [
  'publico',
  'ciudadano',
  'ciudadanoRequerido',
  'destinatario',
  'citizenAssociationFromCitizenPortal',
  'singleAnswer',
  'limitResponses',
  'geolocalizacion',
  'envioEmail',
  'addPaymentGateway',
  'addAppointment',
  'pdfDownloadCode',
  'incidentes',
  'incidentesXestado',
  'automaticDownload',
  'headerImg',
  'digitalSignature',
  'signatureEditableAnswer',
  'customizedVoucher',
  'certificado',
  'editableForm',
  'revisionEnPlazo',
] as const
export type FormOption = (typeof FORM_OPTIONS)[number]
export type FormOptions = Record<FormOption, boolean>

/** All flags off. */
export const NO_OPTIONS: FormOptions = {
  publico: false,
  ciudadano: false,
  ciudadanoRequerido: false,
  destinatario: false,
  citizenAssociationFromCitizenPortal: false,
  singleAnswer: false,
  limitResponses: false,
  geolocalizacion: false,
  envioEmail: false,
  addPaymentGateway: false,
  addAppointment: false,
  pdfDownloadCode: false,
  incidentes: false,
  incidentesXestado: false,
  automaticDownload: false,
  headerImg: false,
  digitalSignature: false,
  signatureEditableAnswer: false,
  customizedVoucher: false,
  certificado: false,
  editableForm: false,
  revisionEnPlazo: false,
}

/** Reads stored flags: a missing one is off. */
export const optionsSchema: z.ZodMiniType<FormOptions> = z.pipe(
  z.nullish(z.record(z.string(), z.unknown())),
  z.transform((stored): FormOptions => {
    const options = { ...NO_OPTIONS }
    for (const option of FORM_OPTIONS) options[option] = stored?.[option] === true
    return options
  }),
)

/** Turns one flag on or off together with what hangs on it (EDIT-03, §1.4 "Form editor option rules"). */
export function setOption(options: FormOptions, option: FormOption, on: boolean): FormOptions {
  const next = { ...options, [option]: on }
  if (option === 'publico' && on) {
    next.ciudadano = false
    next.ciudadanoRequerido = false
    next.citizenAssociationFromCitizenPortal = false
  }
  if (option === 'publico' && !on) {
    next.automaticDownload = false
    next.customizedVoucher = false
  }
  if ((option === 'ciudadano' || option === 'citizenAssociationFromCitizenPortal') && on) {
    next.publico = false
    next.automaticDownload = false
    next.customizedVoucher = false
  }
  if (option === 'ciudadano' && !on) next.ciudadanoRequerido = false
  if (option === 'addAppointment' && on) next.envioEmail = false
  return next
}

/** Whether turning a flag makes the form public or private, by itself or by what hangs on it (LIST-03). */
export const turnsScope = (options: FormOptions, option: FormOption): boolean =>
  setOption(options, option, !options[option]).publico !== options.publico

/** Why a flag cannot be turned on now, or null: the flag that stands against it. */
export function optionBlockedBy(options: FormOptions, option: FormOption): FormOption | null {
  if ((option === 'automaticDownload' || option === 'customizedVoucher') && !options.publico) return 'publico'
  if (option === 'ciudadanoRequerido' && !options.ciudadano) return 'ciudadano'
  if (option === 'envioEmail' && options.addAppointment) return 'addAppointment'
  return null
}

/** Which flags a change turned off besides the one that was meant, in the order of the editor (EDIT-03). */
export const alsoTurnedOff = (before: FormOptions, after: FormOptions, meant: FormOption): FormOption[] =>
  FORM_OPTIONS.filter((option) => option !== meant && before[option] && !after[option])

/** Whether people without a staff account may answer: by public link or from the citizen portal. */
export const isForStrangers = (options: FormOptions): boolean =>
  options.publico || options.citizenAssociationFromCitizenPortal

/** Whether answers are about citizens that the form knows: such a form is never public (EDIT-03). */
export const knowsCitizens = (options: FormOptions): boolean =>
  options.ciudadano || options.citizenAssociationFromCitizenPortal
