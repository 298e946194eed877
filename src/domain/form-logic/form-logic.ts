import type { QuestionPath } from '../answer/path'
import type { Advice } from '../answer/problems'
import type { CalendarDay } from '../calendar'
import type { Mentioned } from '../form/outcome'
import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'

/** How many questions an answer brought up: all of them, and those that stand above it. */
export interface NewlyAsked {
  count: number
  above: number
}

/** What one answer brought about. */
export interface Followed {
  sections: Section[]
  /** Questions whose outcome or answer is another one. */
  questions: QuestionPath[]
  /** Sections that are asked or not any more, or have a branch that is; by position. */
  shapes: number[]
  /** How many questions are asked that were not. */
  revealed: NewlyAsked
  /** How many formulas were worked out. */
  evaluated: number
}

/** Where something is changed: a question, or a row or branch. */
export type Place = Pick<QuestionPath, 'section' | 'condition' | 'row'> & Partial<QuestionPath>

export interface FormLogic {
  /**
   * Works everything out anew: what is asked and required, what is calculated, which checks fail. Answers to what is
   * not asked stay, so that a slip costs nothing.
   * @param begun the municipality's day at which the answer was begun; null where nobody knows it
   */
  apply: (secciones: Section[], begun: CalendarDay | null) => Section[]
  /** What is to be written where a hand changes a response: ticks that it does not see stay. */
  withUnseenTicks: (question: Question, before: Response, change: Partial<Response>) => Partial<Response>
  /** Works out what depends on one answer that was just given, and nothing else. */
  follow: (secciones: Section[], changed: QuestionPath, begun: CalendarDay | null) => Followed
  /**
   * Works out what depends on a change of rows, branches or further answers, and nothing else.
   * @param before everything in it was worked out
   */
  reshape: (
    before: readonly Section[],
    secciones: Section[],
    begun: CalendarDay | null,
  ) => Pick<Followed, 'sections' | 'evaluated'>
  /** How many questions are asked that were not. */
  appeared: (before: Section[], after: Section[], changed: Place, own?: Place) => NewlyAsked
  /** The answer without what is not asked. */
  withoutHidden: (secciones: Section[]) => Section[]
  /** Everything that an answer advises, in reading order. */
  advice: (secciones: readonly Section[]) => Advice[]
  /** Positions of sections that are asked or not any more, or have a branch that is. */
  reshaped: (before: readonly Section[], after: readonly Section[]) => number[]
}

/** The module that works rules out. */
export interface LogicModule {
  /**
   * Loads what rules of a form call and need that few others do: to be awaited before `logicFor`.
   * @param saysAnswers whether words of the form outside of its sections say what was answered
   */
  loadParts: (secciones: readonly Section[], saysAnswers: boolean) => Promise<void>
  logicFor: (secciones: readonly Section[]) => FormLogic
  /** What was answered to a question, as it stands in words outside of the sections; '' for nothing. */
  sayIn: (secciones: readonly Section[], ...asked: Parameters<Mentioned['say']>) => string
}
