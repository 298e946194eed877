import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Language } from '../domain/language'
import type { Texts } from '../questions/input-props'
import type { QuestionPath } from '../domain/answer/path'
import type { Signature } from '../domain/form/signature'
import type { Slice } from '../engine/answer-engine'
import type { Answering } from '../engine/answering'
import type { OpenRows } from './open-rows'

/** A short message over the form, with a way back where there is one. */
export interface FormMessage {
  text: string
  undo?: (() => void) | undefined
  /** Whether it can still be undone: undoing would lose what was changed since. */
  stands?: () => boolean
}

/** A whole section; with one of the others a row or a condition of it. */
export interface WholeProps {
  section: number
  row?: number
  condition?: number
  /** The questions of a row. */
  children?: ReactNode
}

/** Components that draw items that are not simply open; a form that is only answered needs none. */
export interface ClosedParts {
  /** A question with what was there first, and below it what may be given. */
  Question: ComponentType<{ path: QuestionPath; slice: Slice }>
  /** A condition that stays checked. */
  Condition: ComponentType<{ words: string; lang?: string | undefined }>
  /** Shown instead of the conditions where none may be checked. */
  NoCondition: ComponentType
  Signature: ComponentType<{ setting: Signature; index: number }>
  /** Draws what belongs to a whole section, row or condition, below its title; a row's questions are its children. */
  Whole?: ComponentType<WholeProps>
  /** Shown below the place. */
  Place?: ComponentType
}

/** Rows that are taken away and stand in their place all the same; only who corrects has some. */
export interface RowsAway {
  on: (listener: () => void) => () => void
  has: (section: number, row: number) => boolean
}

/** What the parts of a form being answered share; it never changes while the form is open. */
export interface FormContext {
  answering: Answering
  openRows: OpenRows
  closed: ClosedParts | null
  away: RowsAway | null
  language: Language
  t: Texts
  /** Most questions are required, so the optional ones are marked. */
  marksOptional: boolean
  say: (said: FormMessage) => void
}

export const FormContextValue = createContext<FormContext | null>(null)

/** @throws when used outside of a form being answered */
export function useForm(): FormContext {
  const context = useContext(FormContextValue)
  if (context === null) throw new Error('useForm is for parts of a form being answered')
  return context
}
