import type { QuestionPath } from '../domain/answer/path'
import type { Draft } from './draft'

/**
 * Where the person has been in the form. It is written with the draft, so that they can go on there; looking alone
 * makes no draft.
 */
export function createVisits(before: Pick<Draft, 'opened' | 'last'> | null) {
  const opened = new Set(before?.opened)
  let last = before?.last ?? null
  return {
    isOpened: (section: number): boolean => opened.has(section),
    opened: (): number[] => [...opened],
    open: (section: number): void => void opened.add(section),
    /** The question that was answered last. */
    last: (): QuestionPath | null => last,
    answer: (path: QuestionPath): void => void (last = path),
  }
}
