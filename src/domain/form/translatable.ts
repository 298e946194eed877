import { remembered } from '../remembered'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import type { Payment } from '../payment/payments'
import { tellableNotices } from './form-notices'
import { textIn } from './edit-texts'
import { FORM_TEXTS, wordFields } from './fields'
import type { Form } from './form'
import type { Question } from './question'
import { questionListsOf } from './questions-of'
import type { Branch, Section } from './section'

/** What a text belongs to. */
export type TextOwner =
  | { kind: 'form' }
  | { kind: 'schedule' }
  | { kind: 'notice'; estado: string }
  | { kind: 'closing'; id: string }
  | { kind: 'state'; id: number }
  | { kind: 'signature'; id: number }
  | { kind: 'payment'; id: string }
  | { kind: 'fare'; payment: string; id: string }
  | { kind: 'section'; id: string }
  | { kind: 'condition'; section: string; id: string }
  | { kind: 'question'; id: string }
  | { kind: 'option'; question: string; id: string }
  | { kind: 'check'; question: string; id: string }
  | { kind: 'sectionCheck'; section: string; id: string }

/** A text that people read in their own language. */
export interface Translatable {
  owner: TextOwner
  /** The base field's name: `titulo`, `texto`. */
  field: string
  /** Number of the owner in its list, from 1; 1 for the form. */
  number: number
  /** The text in the base language; '' when only translations are left of it. */
  base: string
  /** The languages in which it has words of its own. */
  translated: readonly Language[]
}

/** How many texts there are to translate, and how many of these lack words in each language. */
export interface Tally {
  total: number
  missing: Record<Language, number>
}

/** The languages that a form can be translated into. */
export const TRANSLATION_LANGUAGES: readonly Exclude<Language, 'es'>[] = LANGUAGES.filter(
  (language) => language !== 'es',
)

/** The texts of some fields; a field without words in any language is none. */
function textsOf(part: object, owner: TextOwner, number: number, fields: readonly string[]): Translatable[] {
  return fields.flatMap((field) => {
    const base = textIn(part, field, BASE_LANGUAGE).trim()
    const translated = TRANSLATION_LANGUAGES.filter((language) => textIn(part, field, language).trim() !== '')
    return base === '' && translated.length === 0 ? [] : [{ owner, field, number, base, translated }]
  })
}

const questionTexts = remembered((question: Question): Translatable[] => [
  ...textsOf(question, { kind: 'question', id: question.id }, question.orden + 1, wordFields('question')),
  ...question.opciones.flatMap((option) =>
    textsOf(
      option,
      { kind: 'option', question: question.id, id: option.id },
      option.orden + 1,
      wordFields('option'),
    ),
  ),
  ...question.validaciones.flatMap((check, at) =>
    textsOf(check, { kind: 'check', question: question.id, id: check.id }, at + 1, ['mensaje']),
  ),
])

const branchTexts = (section: string, condition: Branch): Translatable[] => [
  ...textsOf(
    condition,
    { kind: 'condition', section, id: condition.id },
    condition.order + 1,
    wordFields('condition'),
  ),
  ...condition.questions.flatMap(questionTexts),
]

/** The texts of a section and of all that stands in it, in the order in which they are read (EDIT-07, 09, 10). */
export const sectionTexts = remembered((section: Section): Translatable[] => {
  const own = wordFields('section').filter(
    (field) => section.conditionalSection || field !== 'conditionalQuestion',
  )
  return [
    ...textsOf(section, { kind: 'section', id: section.id }, section.orden + 1, own),
    ...section.validaciones.flatMap((check, at) =>
      textsOf(check, { kind: 'sectionCheck', section: section.id, id: check.id }, at + 1, ['mensaje']),
    ),
    ...questionListsOf(section).flatMap(({ branch, questions }) =>
      branch ? branchTexts(section.id, branch) : questions.flatMap(questionTexts),
    ),
  ]
})

/** What is sold, as it is called where it is chosen: each payment and its fares (EDIT-13, EDIT-26). */
const paymentTexts = (payment: Payment, position: number): Translatable[] => [
  ...textsOf(payment, { kind: 'payment', id: payment.id }, position + 1, ['name']),
  ...payment.sections.flatMap((fare, at) =>
    textsOf(fare, { kind: 'fare', payment: payment.id, id: fare.id }, at + 1, ['sectionName']),
  ),
]

/** Whether anybody is shown a text of the form, as its options are. */
function isSaid({ opcionales }: Form, field: (typeof FORM_TEXTS)[number]): boolean {
  if (field === 'customizedVoucherText') return opcionales.customizedVoucher
  return field !== 'purcharseOrderDetails' || opcionales.addPaymentGateway
}

/**
 * The form's own texts: title, description, those of the voucher and of purchases where there are any (EDIT-01, EDIT-13), what is said outside of its hours (REACH-01) and by mail (REACH-06), to whom it lets go no further (LOGIC-01), the names of its states,
 * the titles of its signatures and the names of what it sells (EDIT-26).
 */
export const headTexts = remembered((form: Form): Translatable[] => [
  ...textsOf(form, { kind: 'form' }, 1, [...FORM_TEXTS.filter((field) => isSaid(form, field))]),
  ...(form.horario ? textsOf(form.horario, { kind: 'schedule' }, 1, ['textoAntes', 'textoDespues']) : []),
  ...tellableNotices(form, form.estados).flatMap((notice, at) =>
    textsOf(notice, { kind: 'notice', estado: notice.estado }, at + 1, ['mensaje']),
  ),
  ...(form.cierres ?? []).flatMap((closing, at) =>
    textsOf(closing, { kind: 'closing', id: closing.id }, at + 1, ['mensaje']),
  ),
  ...form.estados.disponibles.flatMap((state) =>
    textsOf(state, { kind: 'state', id: state.id }, state.id + 1, ['nombre']),
  ),
  ...form.signatures.flatMap((signature, id) =>
    textsOf(signature, { kind: 'signature', id }, id + 1, ['title']),
  ),
  ...(form.opcionales.addPaymentGateway ? form.payments.flatMap(paymentTexts) : []),
])

/** Whether a text has words in the base language but none in this one. */
export const lacks = (text: Translatable, language: Language): boolean =>
  text.base !== '' && !text.translated.includes(language)

const zero = (): Record<Language, number> => ({ es: 0, en: 0, ca: 0, pt: 0, gl: 0, ek: 0, ot: 0, ja: 0 })

/** Counts some texts; those that are left of a removed base text do not count. */
export const tallyOf = remembered((texts: readonly Translatable[]): Tally => {
  const tally: Tally = { total: 0, missing: zero() }
  for (const text of texts) {
    if (text.base === '') continue
    tally.total += 1
    for (const language of TRANSLATION_LANGUAGES) if (lacks(text, language)) tally.missing[language] += 1
  }
  return tally
})

/** Counts all texts of a form. */
export const tallyForm = remembered((form: Form): Tally => {
  const sum: Tally = { total: 0, missing: zero() }
  for (const texts of [headTexts(form), ...form.secciones.map(sectionTexts)]) {
    const { total, missing } = tallyOf(texts)
    sum.total += total
    for (const language of TRANSLATION_LANGUAGES) sum.missing[language] += missing[language]
  }
  return sum
})
