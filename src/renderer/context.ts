import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Language } from '../domain/language'
import type { Texts } from '../questions/input-props'
import type { QuestionPath } from '../domain/answer/path'
import type { Signature } from '../domain/form/signature'
import type { Slice } from '../engine/answer-engine'
import type { Answering } from '../engine/answering'
import type { OpenRows } from './open-rows'

/** A short message over the form, with a way back where there is one. */
export interface Said {
  text: string
  undo?: (() => void) | undefined
  /** Whether it can still be undone: what was changed since would be lost with it. */
  stands?: () => boolean
}

/** A whole section; with one of the others a row or a condition of it. */
export interface WholeProps {
  section: number
  row?: number
  condition?: number
  /** What stands in a row. */
  children?: ReactNode
}

/** What draws the items that are not simply open; who only answers has none of it. */
export interface HeldParts {
  /** A question with what was there first, and below it what may be given. */
  Question: ComponentType<{ path: QuestionPath; slice: Slice }>
  /** A condition that stays checked. */
  Condition: ComponentType<{ words: string }>
  /** Said in the place of conditions of which none may be checked. */
  NoCondition: ComponentType
  Signature: ComponentType<{ setting: Signature; index: number }>
  /** What is said of a whole section, row or condition, below its words; a row's questions are in it. */
  Whole?: ComponentType<WholeProps>
  /** What is said of the place, below it. */
  Place?: ComponentType
}

/** What the parts of a form being answered share; it never changes while the form is open. */
export interface FormContext {
  answering: Answering
  openRows: OpenRows
  held: HeldParts | null
  language: Language
  t: Texts
  /** Most questions are required, so the optional ones are marked. */
  marksOptional: boolean
  say: (said: Said) => void
}

export const FormContextValue = createContext<FormContext | null>(null)

/** @throws when used outside of a form being answered */
export function useForm(): FormContext {
  const context = useContext(FormContextValue)
  if (context === null) throw new Error('useForm is for parts of a form being answered')
  return context
}
