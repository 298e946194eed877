import type { Beginning, RetentionEnd } from '../retention'
import type { ActivityName, Basis, DataKind, Ending, Person, Reader, Term } from './data-map'

/** The words of the record of processing: `locales/…/processing.json`. */
export interface Texts {
  title: string
  controller: string
  contact: string
  made: string
  activity: string
  purpose: string
  basis: string
  readers: string
  whose: string
  data: string
  where: string
  fields: string
  term: string
  ending: string
  activities: Record<ActivityName, { name: string; purpose: string }>
  people: Record<Person, string>
  kinds: Record<DataKind, string>
  terms: Record<Term, string>
  endings: Record<Ending, string>
  /** How long the answers to a form are kept. */
  kept: { line: string; from: Record<Beginning, string>; ends: Record<RetentionEnd, string> }
  bases: Record<Basis, string>
  readersOf: Record<Reader, string>
  /** Of the file that a person is given (OPS-03). */
  person: Record<
    'title' | 'answers' | 'erasure' | 'unreadable' | 'notes' | 'orders' | 'certificates' | 'elsewhere',
    string
  >
}
