import type { Language } from '../domain/language'
import type { Citizen, StoredAnswer } from '../domain/answer/answer'
import type { Author } from '../domain/answering/new-answer'
import type { FindPlaces } from '../domain/answer/place'
import type { PrepareFile } from '../domain/files/prepared-file'
import type { Uploader } from '../domain/files/uploader'
import type { FormVersion } from '../domain/form/form'
import type { Assets } from './assets'
import type { LoadTable } from '../domain/tables/packed'
import type { Checkout } from '../lib/checkout-port'
import type { Citizens } from './citizens'
import type { SaveFailure } from './saving'
import type { StartState } from './start-state'

/** What answering needs from outside. */
export interface AnsweringPorts {
  uploader: Uploader
  /** Saves the answer that `make` gives for an account; safe to repeat. */
  save: (make: (author: Author) => StoredAnswer) => Promise<void>
  /** Why saving an answer to that version failed, in the words of this product. */
  failureOf: (error: unknown, version: FormVersion) => SaveFailure | Promise<SaveFailure>
  now: () => Date
  /** The language in which a stranger answers. */
  language?: () => Language
  /** Looks into files and scales photos down. */
  prepareFile: PrepareFile
  /**
   * Loads the search of places by address, once the form asks for a place; null where addresses are only typed
   * (ANS-10).
   */
  loadGeocoder?: (version: FormVersion) => Promise<FindPlaces | null>
  /** Reads the table that a question picks from (KIND-09). */
  loadTable?: LoadTable
  /** Where recipients are looked up; without it the form does not ask for one (RECIP-01). */
  citizens?: Citizens
  /** Whom the answer is about where that is known before: nobody is asked for it (CIT-02). */
  person?: Citizen
  /** Loads the checkout, where the form sells tickets; without it nothing is bought (PAY-03). */
  loadCheckout?: () => Promise<Checkout>
  /** Where assets are looked up; without it no answer is about one (INC-03). */
  assets?: Assets
  /** In which state answers are saved, for whoever may choose; else it is the form's initial one (ANS-18). */
  startState?: (version: FormVersion, onChange: () => void) => StartState | null
  /** Answers may be left on this device, to be sent by themselves (DAY-05). */
  hasOutbox?: boolean
  /** Whether there is no network; as the browser says when left out. */
  isOffline?: () => boolean
  /** Called with the key of each part of the form that was drawn, to count renders. */
  onDrawn?: ((key: string) => void) | undefined
}
