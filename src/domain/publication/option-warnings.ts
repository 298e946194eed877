import type { Form } from '../form/form'
import type { FormOption } from '../form/options'

/** What an option that is on will not do as the form stands; the interface has a sentence for each. */
export type OptionWarningCode =
  | 'singleAnswerUnknownCitizen'
  | 'singleAnswerOptionalCitizen'
  | 'signaturesMissing'
  | 'nothingToSign'
  | 'voucherTextMissing'
  | 'revisionElsewhere'
  | 'emailStaffOnly'

export interface OptionWarning {
  option: FormOption
  code: OptionWarningCode
}

type Warned = Pick<Form, 'opcionales' | 'signatures' | 'customizedVoucherText'>

const WARNINGS: readonly (OptionWarning & { applies: (form: Warned) => boolean })[] = [
  {
    // Single answers are told apart by the citizen (ANS-13): without one everybody answers as often as they like.
    option: 'singleAnswer',
    code: 'singleAnswerUnknownCitizen',
    applies: ({ opcionales }) => !opcionales.ciudadano && !opcionales.citizenAssociationFromCitizenPortal,
  },
  {
    option: 'singleAnswer',
    code: 'singleAnswerOptionalCitizen',
    applies: ({ opcionales }) => opcionales.ciudadano && !opcionales.ciudadanoRequerido,
  },
  {
    option: 'digitalSignature',
    code: 'signaturesMissing',
    applies: ({ signatures }) => signatures.length === 0,
  },
  {
    option: 'signatureEditableAnswer',
    code: 'nothingToSign',
    applies: ({ opcionales }) => !opcionales.digitalSignature,
  },
  {
    option: 'customizedVoucher',
    code: 'voucherTextMissing',
    applies: ({ customizedVoucherText }) => customizedVoucherText.trim() === '',
  },
  {
    // CORR-10: only citizens of the portal are asked to revise an answer.
    option: 'revisionEnPlazo',
    code: 'revisionElsewhere',
    applies: ({ opcionales }) => !opcionales.citizenAssociationFromCitizenPortal,
  },
  {
    // ANS-17: the button is hidden on public forms.
    option: 'envioEmail',
    code: 'emailStaffOnly',
    applies: ({ opcionales }) => opcionales.publico,
  },
]

/** Options that are on but cannot do what they say yet. None of them keeps the form from being saved. */
export const optionWarnings = (form: Warned): OptionWarning[] =>
  WARNINGS.filter(({ option, applies }) => form.opcionales[option] && applies(form)).map(
    ({ option, code }) => ({
      option,
      code,
    }),
  )
