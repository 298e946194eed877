import { askedIn } from '../../domain/answer/view'
import type { FormVersion } from '../../domain/form/form'
import { allQuestions } from '../../domain/form/questions-of'
import type { Section } from '../../domain/form/section'
import { sellsTickets } from '../../domain/form/sells-tickets'
import type { Policy } from '../../engine/policy'

/** A part of the form that is shown at once. */
export type Step =
  | { kind: 'recipient' }
  | { kind: 'place' }
  | { kind: 'section'; index: number }
  | { kind: 'signatures' }
  | { kind: 'purchase' }
  | { kind: 'check' }

/** Forms up to this size stand on one page. */
const FEW_QUESTIONS = 10
const FEW_SECTIONS = 2
const SHORT_PAGE = 30

/** The form's parts in order: whom it is about, where it is given, its sections, its signatures, what is bought (ANS-01, ANS-02, PAY-01). */
export function stepsOf(
  version: FormVersion,
  asksRecipient: boolean,
  { hasPlace, hasAround }: Pick<Policy, 'hasPlace' | 'hasAround'>,
): Step[] {
  const recipient: Step[] = asksRecipient ? [{ kind: 'recipient' }] : []
  const place: Step[] = version.opcionales.geolocalizacion && hasPlace ? [{ kind: 'place' }] : []
  const sections: Step[] = version.secciones.map((_, index) => ({ kind: 'section', index }))
  const signs = version.opcionales.digitalSignature && version.signatures.length > 0
  const sells = hasAround && sellsTickets(version)
  return [
    ...recipient,
    ...place,
    ...sections,
    ...(signs ? [{ kind: 'signatures' } as const] : []),
    ...(sells ? [{ kind: 'purchase' } as const] : []),
  ]
}

/** Whether the form is shown on one page: it has few questions, or few sections that are not long. */
export function isShort(version: FormVersion): boolean {
  const questions = allQuestions(version.secciones).length
  if (questions <= FEW_QUESTIONS || version.secciones.length === 1) return true
  return version.secciones.length <= FEW_SECTIONS && questions <= SHORT_PAGE
}

/** Whether each part is a page. */
export const isPaged = (version: FormVersion, { isReadWhole }: Policy): boolean =>
  !isReadWhole && !isShort(version)

/** Whether most questions at the start are required, so that the optional ones are marked instead. */
export function marksOptional(sections: Section[]): boolean {
  const asked = askedIn(sections).filter(({ path }) => path.row === 0)
  const required = asked.filter(({ isRequired }) => isRequired).length
  return required < asked.length && required * 2 > asked.length
}

const CHECK: Step = { kind: 'check' }

/**
 * Whether the last part lists all answers to be checked before sending (DAY-06). A purchase has a summary of its own
 * instead.
 */
export const isChecked = (version: FormVersion, policy: Policy): boolean =>
  isPaged(version, policy) && policy.hasAround && !sellsTickets(version)

/**
 * The pages of the form: in a long form each part is one. A short form, and an answer that is read as a whole, has one
 * page, after the one for the recipient (ANS-02).
 */
export function pagesOf(version: FormVersion, asksRecipient: boolean, policy: Policy): Step[][] {
  const steps = stepsOf(version, asksRecipient, policy)
  if (isPaged(version, policy)) {
    return [...steps, ...(isChecked(version, policy) ? [CHECK] : [])].map((step) => [step])
  }
  return asksRecipient ? [steps.slice(0, 1), steps.slice(1)] : [steps]
}
