import { createContext, useContext, type ComponentType } from 'react'
import type { QuestionPath } from '../../domain/answer/path'
import type { Question } from '../../domain/form/question'
import type { SpotId } from '../../domain/correction/spot'
import type { Section } from '../../domain/form/section'

/** What is shown beside an answer to people who may see more, such as its corrections. */
export interface Beside {
  /** Below the answer to a question. The path begins at the section. */
  Question: ComponentType<{ section: Section; path: QuestionPath; question: Question }>
  /** Below the words of a row or a condition. */
  Whole: ComponentType<{ section: Section; row?: number; condition?: number }>
  /** Whether a row, or one of the answers to a question, was taken away. It keeps its place. */
  isAway: (spot: SpotId) => boolean
  /** Shown instead of the number of a row that was taken away. */
  Away: ComponentType
  /** Whether a condition that is not checked has something to tell. */
  tellsOf: (section: Section, condition: number) => boolean
}

export const BesideContext = createContext<Beside | null>(null)

/** Null where nothing is shown beside. */
export const useBeside = (): Beside | null => useContext(BesideContext)
