import type { Citizen } from '../domain/answer/answer'
import type { FoundCitizen } from '../domain/citizen/citizen'
import type { NewCitizen } from '../domain/citizen/new-citizen'

/** Where citizens are looked up and created; only who may ask has it. */
export interface Citizens {
  /** What the link that opened the form names the recipient by (RECIP-06); '' without one. */
  hash: string
  /** Null when nobody has that number. */
  find: (municipalityPath: string, number: string) => Promise<FoundCitizen | null>
  findByHash: (municipalityPath: string, hash: string) => Promise<FoundCitizen | null>
  /** Gives the new id; null when somebody has that number already. Repeated with the same attempt it creates once. */
  create: (municipalityPath: string, citizen: NewCitizen, attempt: string) => Promise<string | null>
  /** Whether this citizen has answered a form that takes one answer of each (ANS-13). */
  hasAnswered: (formId: string, citizen: Citizen) => Promise<boolean>
}
