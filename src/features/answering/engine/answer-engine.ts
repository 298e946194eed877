import { checkCondition } from '../../../domain/answer/conditional'
import { questionAt, responseAt, setResponse } from '../../../domain/answer/fill'
import { pathKey, sectionKey, type QuestionPath } from '../../../domain/answer/path'
import { problemsOf, questionProblem, type Problem, type ProblemCode } from '../../../domain/answer/problems'
import { addRepetition, addRow, removeRepetition, removeRow } from '../../../domain/answer/repeatable'
import { replaceAt } from '../../../domain/answer/replace'
import type { Question, Response } from '../../../domain/form/question'
import type { Section } from '../../../domain/form/section'
import { createListeners } from './listeners'
import { conditionsLeft, repetitionRemoved, rowRemoved, type Move } from './moves'

/** What one question shows: the same object until one of its parts changes. */
export interface Slice {
  question: Question
  response: Response
  /** What is wrong with it, once the person may be told. */
  problem: ProblemCode | null
}

export type AnswerEngine = ReturnType<typeof createAnswerEngine>

const ANY = 'any'
const shapeKey = (section: number) => `shape-${sectionKey(section)}`

/**
 * Holds one answer being filled, outside React. A question listens to its own place and a section to its own
 * shape (rows, repetitions, checked conditions), so that a keystroke draws one question again, however many
 * there are. What an answer may be is the domain's; here is only who hears of it.
 * @param now the clock, for defaults of what begins to be asked
 */
export function createAnswerEngine(initial: Section[], now: () => Date) {
  let sections = initial
  let shapes = initial
  const listeners = createListeners()
  const moved = new Set<(move: Move) => void>()
  const slices = new Map<string, Slice>()
  const changed = new Set<string>()
  /** Places whose problem may be shown: the person left them or tried to save. */
  let shown = new Map<string, QuestionPath>()
  const shownSections = new Set<number>()

  function setShape(next: Section[], section: number, move?: Move): void {
    if (next === sections) return
    const changedSection = next[section]
    sections = next
    if (changedSection) shapes = replaceAt(shapes, section, () => changedSection)
    if (move) {
      const places = [...shown.values()].flatMap((path) => move(path) ?? [])
      shown = new Map(places.map((path) => [pathKey(path), path]))
      moved.forEach((listener) => listener(move))
    }
    // Places may have shifted: everybody looks, and only who shows something else draws again.
    listeners.tellAll()
  }

  function slice(path: QuestionPath): Slice | undefined {
    const key = pathKey(path)
    const question = questionAt(sections, path)
    const response = responseAt(sections, path)
    if (!question || !response) return undefined
    const problem = shown.has(key) ? questionProblem(question, response) : null
    const before = slices.get(key)
    if (before?.question === question && before.response === response && before.problem === problem)
      return before
    const next = { question, response, problem }
    slices.set(key, next)
    return next
  }

  return {
    now,
    sections: () => sections,
    slice,
    /** The section as of its last change of shape: for what it consists of, not for what was answered. */
    shape: (section: number): Section | undefined => shapes[section],
    /** Whether the section itself must be told to lack a condition. */
    sectionProblem: (section: number): 'conditionRequired' | null => {
      const one = sections[section]
      const lacks = one?.conditionalSection && one.required && !one.conditions.some(({ checked }) => checked)
      return lacks && shownSections.has(section) ? 'conditionRequired' : null
    },

    onQuestion: (key: string, listener: () => void) => listeners.on(key, listener),
    onShape: (section: number, listener: () => void) => listeners.on(shapeKey(section), listener),
    onAnyChange: (listener: () => void) => listeners.on(ANY, listener),
    /** Told when questions change place, so that what belongs to them follows. */
    onMove: (listener: (move: Move) => void) => {
      moved.add(listener)
      return () => moved.delete(listener)
    },

    respond(path: QuestionPath, change: Partial<Response>): void {
      const next = setResponse(sections, path, change)
      if (next === sections) return
      sections = next
      changed.add(pathKey(path))
      listeners.tell(pathKey(path))
      listeners.tell(ANY)
    },
    /** Validates from now on what the person wrote; a field only passed through is not scolded. */
    leave(path: QuestionPath): void {
      const key = pathKey(path)
      if (!changed.has(key) || shown.has(key)) return
      shown.set(key, path)
      listeners.tell(key)
    },
    check: (section: number, condition: number, checked: boolean): void => {
      const next = checkCondition(sections, section, condition, checked, now())
      const isChecked = (index: number) => next[section]?.conditions[index]?.checked ?? false
      setShape(next, section, conditionsLeft(section, isChecked))
    },
    addRow: (section: number): void => setShape(addRow(sections, section, now()), section),
    removeRow: (section: number, row: number): void =>
      setShape(removeRow(sections, section, row), section, rowRemoved(section, row)),
    addRepetition: (path: QuestionPath): void => setShape(addRepetition(sections, path, now()), path.section),
    removeRepetition: (path: QuestionPath): void =>
      setShape(removeRepetition(sections, path), path.section, repetitionRemoved(path)),
    /** Puts a section back as it was, to undo a removal. */
    restore: (section: number, before: Section): void =>
      setShape(
        replaceAt(sections, section, () => before),
        section,
      ),

    /** Everything that stands against saving; from now on each place shows its problem (ANS-07). */
    revealProblems(): Problem[] {
      const problems = problemsOf(sections)
      for (const { key, path, section } of problems) {
        if (path) shown.set(key, path)
        else shownSections.add(section)
      }
      listeners.tellAll()
      return problems
    },
  }
}
