import type { CertificateLayout } from '../../../src/domain/form/certificate/layout'
import type { FormOption } from '../../../src/domain/form/options'
import type { Signature } from '../../../src/domain/form/signature'
import type { SeedArea } from './geography'
import type { Payment } from '../../../src/domain/payment/payments'
import type { SeedPayment } from './payments'
import type { QuestionDraft } from './questions'
import type { Words } from './words'

interface SectionCommon {
  titulo: Words
  descripcion?: Words
  /** The area that looks after this section. */
  areaAsociada?: string
}
export interface SimpleSection extends SectionCommon {
  questions: QuestionDraft[]
  /** At most so many rows when it can be repeated. */
  rows?: number
}
export interface ConditionalSection extends SectionCommon {
  ask: Words
  required?: boolean
  /** Only one condition can be checked. */
  single?: boolean
  /** How likely each condition is checked, in their order. */
  weights: number[]
  conditions: { when: Words; questions: QuestionDraft[] }[]
}
export type SectionDraft = SimpleSection | ConditionalSection

export type SignatureDraft = Pick<Signature, 'title' | 'typeOfSignature' | 'tipeOfSignatory'>

/** States by name: each with the names of those that an answer may move to from there. The first is initial. */
export type StateDrafts = Record<string, string[]>

export interface FormDefinition {
  id: string
  titulo: Words
  descripcion: Words
  area: SeedArea
  labels?: string[]
  options?: FormOption[]
  states?: StateDrafts
  signatures?: SignatureDraft[]
  sections: SectionDraft[]
  /** Username of the author. */
  createdBy: string
  /** Days before the base day. */
  createdDaysAgo: number
  /** Later saves of the definition: who, how many days before the base day, and the questions that were added. */
  edits?: { by: string; daysAgo: number; added?: string[] }[]
  responsesCount?: number
  /** The area of the management system that gets the incidents, of a type for each state; none when left out. */
  incidentArea?: string
  /** Id of the agenda in which its appointments are booked. */
  agenda?: number
  /** How many answers it has. */
  share: number
  /** Usernames of the staff who answer it; citizens answer the rest. */
  answeredBy: string[]
  /** What can be paid in it. */
  payments?: Payment[]
  /** How certificates of its answers are made. */
  certificate?: CertificateLayout
  /** What its answers paid for. */
  pays?: SeedPayment
  /** Who sends some of its answers back to their citizens. */
  reviewedBy?: string
  /** How likely the answer comes from a citizen, on forms for strangers. */
  byCitizens?: number
}
