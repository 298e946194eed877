import type { Author } from '../domain/answering/new-answer'
import type { Section } from '../domain/form/section'
import { whoAnswers, withFacts } from '../domain/answer/noted-facts'
import { wallClockIn } from '../domain/wall-clock'

/** Notes what is known when an answer is sent: when that is, who gives it, and the language of the device. */
export const noteFacts = (secciones: Section[], author: Author, now: Date, timeZone: string): Section[] =>
  withFacts(secciones, {
    ended: wallClockIn(now, timeZone),
    who: whoAnswers(author),
    language: globalThis.navigator?.language ?? '',
  })

/** What only answers to forms with further kinds need. */
export { createFileLists } from './file-lists'
