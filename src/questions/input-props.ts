import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { QuestionPath } from '../domain/answer/path'
import type { Option, Question, Response } from '../domain/form/question'
import type { Language } from '../domain/language'

/** Texts of the answering screens. Passed down, because a thousand questions must not subscribe one by one. */
export type Texts = TFunction<'answering'>

/** What every question type's input takes. It shows and reports; the domain decides what a response may be. */
export interface InputProps {
  /** Id of the control, or of the group of controls. */
  id: string
  /** Where in the answer it is. */
  path: QuestionPath
  question: Question
  /** The question itself, or one of its further answers. */
  response: Response
  /** Id of the words that name a group. */
  labelledBy: string
  /** Ids of hint and error. */
  describedBy: string | undefined
  invalid: boolean
  /** Whether it must be answered. */
  isRequired: boolean
  /** Whether the text is a comment on a file that is asked for. */
  isComment?: boolean
  language: Language
  t: Texts
  /** Draws the picture of an option, where options have some. */
  picture?: (option: Option) => ReactNode
  onChange: (change: Partial<Response>) => void
  /** Called when the person leaves the field: its problem may be shown from now on. */
  onLeave: () => void
}
