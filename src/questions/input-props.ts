import type { TFunction } from 'i18next'
import type { Question, Response } from '../domain/form/question'
import type { Language } from '../domain/language'

/** Texts of the answering screens. Passed down, because a thousand questions must not subscribe one by one. */
export type Texts = TFunction<'answering'>

/** What every question type's input takes. It shows and reports; what a response may be is the domain's. */
export interface InputProps {
  /** Id of the control, or of the group of controls. */
  id: string
  question: Question
  /** The question itself, or one of its further answers. */
  response: Response
  /** Id of the words that name a group. */
  labelledBy: string
  /** Ids of hint and error. */
  describedBy: string | undefined
  invalid: boolean
  /** The text is a comment on a file that is asked for, and never required (ANS-07). */
  isComment?: boolean
  language: Language
  t: Texts
  /** The clock, for the day that a time of day belongs to. */
  now: () => Date
  onChange: (change: Partial<Response>) => void
  /** The person left the field: it may be validated from now on. */
  onLeave: () => void
}
