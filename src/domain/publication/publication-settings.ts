import type { Form } from '../form/form'
import { createsIncidents } from '../form/incidents'
import { optionWarnings, type OptionWarningCode } from './option-warnings'
import { isWholePayment } from '../payment/payment-problems'
import { formProblems, type FormField, type FormProblemCode } from './validate-form'

/** A setting without which nobody could send the form. */
export type BlockingSetting = 'agendaMissing' | 'limitMissing' | 'paymentIncomplete' | 'portalMissing'

/** A setting that is on and would not do what it says. */
export type AdvisingSetting =
  | 'headerImageMissing'
  | 'headerImageUntold'
  | 'incidentsIncomplete'
  | 'ticketsMissing'
  | 'certificateIncomplete'
  | Exclude<OptionWarningCode, 'emailStaffOnly'>

/** What is half filled in, and where it is mended. */
export interface FoundSetting<Code> {
  code: Code
  field: FormField
}
interface Rule<Code> extends FoundSetting<Code> {
  /** @param refused what keeps the form from being saved: it was stored before that was asked for, or came as a copy */
  applies: (form: Form, refused: ReadonlySet<FormProblemCode>) => boolean
}

const BLOCKING: readonly Rule<BlockingSetting>[] = [
  {
    // Copies and imported forms begin without one.
    code: 'agendaMissing',
    field: 'appointmentGroup',
    applies: ({ opcionales, appointmentGroup }) =>
      opcionales.addAppointment && !appointmentGroup?.appointmentData.id,
  },
  {
    code: 'paymentIncomplete',
    field: 'payments',
    applies: ({ opcionales, payments }) =>
      opcionales.addPaymentGateway && !(payments.length > 0 && payments.every(isWholePayment)),
  },
  {
    code: 'limitMissing',
    field: 'responsesCount',
    applies: (_, refused) => refused.has('responsesCountMissing'),
  },
  {
    // The portal names a municipality by that id, and nobody comes in from one without it (CIT-01).
    code: 'portalMissing',
    field: 'areas',
    applies: ({ opcionales, areas, municipioInfo }) =>
      opcionales.citizenAssociationFromCitizenPortal && areas.length > 0 && municipioInfo.idMuniCore === '',
  },
]

const ADVISING: readonly Rule<Exclude<AdvisingSetting, OptionWarningCode>>[] = [
  {
    code: 'headerImageMissing',
    field: 'headerImageURL',
    applies: (_, refused) => refused.has('headerImageMissing'),
  },
  {
    // The image has no text of its own, and the description is what stands beside it.
    code: 'headerImageUntold',
    field: 'descripcion',
    applies: ({ opcionales, headerImageURL, descripcion }) =>
      opcionales.headerImg && headerImageURL !== '' && descripcion.trim() === '',
  },
  {
    code: 'incidentsIncomplete',
    field: 'muniCore',
    applies: ({ opcionales }, refused) =>
      createsIncidents(opcionales) && OF_INCIDENTS.some((code) => refused.has(code)),
  },
  {
    // Whoever sends such a form has to buy something; somebody may mean that all is sold (EDIT-13).
    code: 'ticketsMissing',
    field: 'payments',
    applies: ({ opcionales, payments }) => {
      const fares = payments.flatMap(({ sections }) => sections)
      const isSoldOut = fares.length > 0 && fares.every((fare) => fare.sectionQuantyLeft === 0)
      return opcionales.addPaymentGateway && isSoldOut
    },
  },
  {
    code: 'certificateIncomplete',
    field: 'certificado',
    applies: (_, refused) => refused.has('certificateIncomplete'),
  },
]

const OF_INCIDENTS: readonly FormProblemCode[] = [
  'titleTooLongForIncident',
  'incidentAreaMissing',
  'incidentStatesMissing',
  'incidentStateTooLong',
]

/** Staff still have what it gives. */
const isHalf = (code: OptionWarningCode): code is Exclude<OptionWarningCode, 'emailStaffOnly'> =>
  code !== 'emailStaffOnly'

function found<Code>(rules: readonly Rule<Code>[], form: Form): FoundSetting<Code>[] {
  const refused = new Set(formProblems(form).map(({ code }) => code))
  return rules.filter(({ applies }) => applies(form, refused)).map(({ code, field }) => ({ code, field }))
}

/** The settings of a form that are half filled in (EDIT-25). */
export const blockingSettings = (form: Form): FoundSetting<BlockingSetting>[] => found(BLOCKING, form)
export const advisingSettings = (form: Form): FoundSetting<AdvisingSetting>[] => [
  ...found(ADVISING, form),
  ...optionWarnings(form).flatMap(({ code, option }) => (isHalf(code) ? [{ code, field: option }] : [])),
]
