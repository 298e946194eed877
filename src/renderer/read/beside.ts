import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { QuestionView } from '../../domain/answer/view'
import type { PartRef } from '../../domain/form/part-ref'
import type { Branch, Section } from '../../domain/form/section'

/** What is shown beside an answer to people who may see more, such as its corrections. */
export interface Beside {
  /** Below the answer to a question. */
  Question: ComponentType<{ view: QuestionView }>
  /** Below the words of a row or a condition. */
  Whole: ComponentType<{ section: Section; row?: number; branch?: Branch }>
  /** What is told of a section beside what it asks; null for nothing. */
  further: (section: Section) => ReactNode
  /** Whether a row, or one of the answers to a question, was taken away. It keeps its place. */
  isAway: (spot: PartRef) => boolean
  /** Shown instead of the number of a row that was taken away. */
  Away: ComponentType
  /** Whether a condition that is not checked has something to tell. */
  tellsOf: (section: Section, branch: Branch) => boolean
}

export const BesideContext = createContext<Beside | null>(null)

/** Null where nothing is shown beside. */
export const useBeside = (): Beside | null => useContext(BesideContext)
