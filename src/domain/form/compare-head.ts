import { TRANSLATION_LANGUAGES } from './translatable'
import { textIn } from './edit-texts'
import { FORM_TEXTS } from './fields'
import type { FormVersion } from './form'
import type { Payment } from '../payment/payments'
import type { Signature } from './signature'

/** Names in one line; blank ones are left out. */
export const joined = (names: readonly string[]): string => names.filter((name) => name !== '').join(', ')

/** The words of something in other languages, so that a change of any shows; which languages differ is told. */
export const wordsOf = (owner: object, fields: readonly string[]): string[] =>
  TRANSLATION_LANGUAGES.map((language) => fields.map((field) => textIn(owner, field, language)).join('\n'))

/** States with where they lead and the code of a chosen colour, `Recibido (En curso, Cerrado) [azul]`: the initial one first. */
export function statesText({ disponibles, inicial }: FormVersion['estados']): string {
  const named = disponibles.map(({ id, nombre, color, transiciones }) => ({
    id,
    text: `${nombre} (${joined(transiciones.map((to) => disponibles[to]?.nombre ?? ''))})${color ? ` [${color}]` : ''}`,
  }))
  return joined([
    ...named.filter(({ id }) => id === inicial).map(({ text }) => text),
    ...named.filter(({ id }) => id !== inicial).map(({ text }) => text),
  ])
}

/** Signatures, a line each: title, type and signatory by their codes, and whether it is required, parted by tabs. */
export const signaturesText = (signatures: readonly Signature[]): string =>
  signatures
    .map(({ title, typeOfSignature, tipeOfSignatory, required = false }) =>
      [title, typeOfSignature, tipeOfSignatory, required].join('\t'),
    )
    .join('\n')

/** A payment with all that its buyers are told: `Concierto, Teatro, 20/01/2027 - 21:00 (Platea 12.50 EUR × 100, ≤ 4, ↑ 1)`. */
export function paymentText({
  name,
  address,
  dateFormatted,
  currencyType,
  sections,
  quantyTicketsMaxPerTransaction: most,
  preview,
  previewIndex,
}: Payment): string {
  const fares = sections.map(
    ({ sectionName, sectionPrice, sectionQuantyLeft }) =>
      `${sectionName} ${(sectionPrice / 100).toFixed(2)} ${currencyType.diminutive} × ${sectionQuantyLeft}`,
  )
  return `${joined([name, address, dateFormatted])} (${joined([...fares, most > 0 ? `≤ ${most}` : '', preview ? `↑ ${previewIndex + 1}` : ''])})`
}

/** The words of a form's own texts, its states, signatures and payments in other languages. */
export function headWords(version: FormVersion): string[] {
  const parts = [
    wordsOf(version, FORM_TEXTS),
    ...version.estados.disponibles.map((state) => wordsOf(state, ['nombre'])),
    ...version.signatures.map((signature) => wordsOf(signature, ['title'])),
    ...version.payments.flatMap((payment) => [
      wordsOf(payment, ['name']),
      ...payment.sections.map((fare) => wordsOf(fare, ['sectionName'])),
    ]),
  ]
  // What has no words is left out, so that a state or payment alone that came or went is no other translation.
  return TRANSLATION_LANGUAGES.map((_, at) =>
    parts.flatMap((words) => (words[at]?.trim() ? [words[at]] : [])).join('\n'),
  )
}
