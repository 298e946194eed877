import { checkBranch } from '../domain/answer/branches'
import { questionAt, responseAt, setResponse } from '../domain/answer/fill'
import { changesPart, PARTS } from '../domain/answer/parts'
import { pathKey, sectionKey, type QuestionPath } from '../domain/answer/path'
import {
  closingOf,
  failedFormChecks,
  failedSectionChecks,
  OF_FORM,
  ownProblem,
  problemsOf,
  questionProblem,
  type Problem,
  type ProblemCode,
} from '../domain/answer/problems'
import type { Check } from '../domain/form/check'
import {
  addRepetition,
  addRow,
  growRows,
  mayGrow,
  removeRepetition,
  removeRow,
} from '../domain/answer/repeatable'
import { replaceAt } from '../domain/answer/replace'
import { rowCount } from '../domain/answer/rows'
import { changedKeys, sectionView, viewAt, type QuestionView } from '../domain/answer/view'
import { isHidden, OUTCOME } from '../domain/form/outcome'
import type { Response } from '../domain/form/question'
import { logicOf } from '../domain/answering/logic'
import type { Place } from '../domain/form-logic/form-logic'
import type { Section } from '../domain/form/section'
import type { FileKind } from '../domain/files/limits'
import { wallClockIn } from '../domain/wall-clock'
import { createAdvice } from './advice'
import { createListeners } from './listeners'
import { NEW_ANSWER, type Policy, type Terms } from './policy'
import { createRevealed } from './revealed'
import { settling, type Clock } from './settling'
import { branchesTicked, repetitionRemoved, rowRemoved, type Move } from './moves'

/** What one question shows: the same object until one of its parts changes. */
export interface Slice extends Pick<QuestionView, 'question' | 'response' | 'isAsked' | 'isRequired'> {
  /** What is wrong with it, once the person may be told. */
  problem: ProblemCode | null
  /** What may be done to it. */
  terms: Terms
}

export type AnswerEngine = ReturnType<typeof createAnswerEngine>

const sameFields = <T extends object>(one: T, other: T): boolean =>
  Object.entries(one).every(([name, value]) => value === Reflect.get(other, name))

const ANY = 'any'
const shapeKey = (section: number) => `shape-${sectionKey(section)}`

/**
 * Keeps one answer while it is filled in, outside React. A question listens to its own place and a section to its own
 * shape (rows, repetitions, checked conditions), so that a keystroke draws one question again, however many there are.
 * The domain decides what an answer may be; the engine only tells its listeners.
 * @param clock for defaults of what begins to be asked
 * @param policy what may be done to each item; what it does not allow is not done
 */
export function createAnswerEngine(initial: Section[], clock: Clock, policy: Policy = NEW_ANSWER) {
  const { now } = clock
  const today = () => wallClockIn(now(), clock.timeZone)
  const logic = logicOf(initial)
  const settled = settling(initial, clock, today)
  let sections = settled(initial)
  let shapes = sections
  const listeners = createListeners()
  const moved = new Set<(move: Move) => void>()
  const revealed = createRevealed()
  const responded = new Set<(path: QuestionPath) => void>()
  const slices = new Map<string, Slice>()
  /** What the server alone knows to close the form, and for which answers: whoever changes one may go on. */
  let barred: [as: Section[], by: Check] | undefined
  const changed = new Set<string>()
  /** Places whose problem may be shown: the person left them or tried to save. */
  let shown = new Map<string, QuestionPath>()
  const shownSections = new Set<number>()

  const termsOf = (path: QuestionPath) => policy.question(path)
  const allows = (path: QuestionPath, change: Partial<Response>) => {
    const { asks } = termsOf(path)
    return PARTS.every((part) => asks.includes(part) || !changesPart(change, part))
  }

  function reshape(next: Section[], section: number, move?: Move): void {
    const before = sections
    sections = settled(next, before)
    const after = sections
    if (after === before) return
    // What a row or a branch brings about may be elsewhere.
    const reshaped = new Set([section, ...(logic?.reshaped(before, after) ?? [])])
    for (const at of reshaped) shapes = replaceAt(shapes, at, (was) => after[at] ?? was)
    if (move) {
      const places = [...shown.values()].flatMap((path) => move(path) ?? [])
      shown = new Map(places.map((path) => [pathKey(path), path]))
      moved.forEach((listener) => listener(move))
    }
    const keys = changedKeys(before, sections)
    for (const key of [...keys, ...[...reshaped].map(shapeKey), ANY]) listeners.tell(key)
  }

  /**
   * A change of shape that the person makes.
   * @param own the row or branch that it adds: of that they know
   */
  function setShape(next: Section[], section: number, move?: Move, own?: Place): void {
    reshape(next, section, move)
    revealed.tell(logic?.appeared(next, sections, own ?? { section, condition: null, row: 0 }, own))
  }

  /** Works out what depends on an answer; the keys of what is another now. */
  function followed(path: QuestionPath): string[] {
    if (!logic) return []
    const before = sections
    const {
      sections: next,
      questions,
      shapes: reshaped,
      revealed: asked,
    } = logic.follow(sections, path, clock.begun)
    sections = next
    const grown = reshaped.length > 0 ? growRows(next, today()) : next
    if (grown !== next) reshape(grown, path.section)
    for (const index of reshaped) shapes = replaceAt(shapes, index, (section) => sections[index] ?? section)
    revealed.tell(grown === next ? asked : logic.appeared(before, sections, path))
    return [...questions.map(pathKey), ...reshaped.map(shapeKey)]
  }

  function tell(path: QuestionPath): void {
    for (const key of new Set([pathKey(path), ...followed(path), ANY])) listeners.tell(key)
  }

  function slice(path: QuestionPath): Slice | undefined {
    const key = pathKey(path)
    const view = viewAt(sections, path)
    if (!view) return undefined
    const { question, response, isAsked, isRequired } = view
    const problem = isAsked && shown.has(key) ? questionProblem(view) : null
    const terms = termsOf(path)
    const before = slices.get(key)
    const next = { question, response, isAsked, isRequired, problem, terms }
    if (before && sameFields(before, next)) return before
    slices.set(key, next)
    return next
  }

  const isShown = ({ path }: Pick<Problem, 'path'>) => !path || termsOf(path).as !== 'hidden'

  const advice = createAdvice(
    () => sections,
    (one) => isShown(one) && policy.blocks(one),
    (section) => {
      shownSections.add(section)
      listeners.tell(section === OF_FORM ? ANY : shapeKey(section))
    },
  )

  return {
    ...advice,
    now,
    policy,
    sections: () => sections,
    /** The municipality's day at which the answer was begun. */
    begun: clock.begun,
    slice,
    /**
     * The section as it was at its last change of shape. Read it for rows, repetitions and conditions, not for answers.
     */
    shape: (section: number): Section | undefined => shapes[section],
    /** What the section itself must be told of: it lacks a condition or rows, or fails a check. */
    sectionProblem: (section: number): ProblemCode | null => {
      const one = shownSections.has(section) ? sections[section] : undefined
      return one ? ownProblem(sectionView(one, section)) : null
    },
    /** What the checks of a section advise, once it may be told. */
    sectionAdvice: (section: number): Check[] => {
      const one = shownSections.has(section) ? sections[section] : undefined
      return one ? failedSectionChecks(one).filter(({ tipo }) => tipo === 'aviso') : []
    },
    /** The checks of the form as a whole that fail, once they may be told. */
    formChecks: () => (shownSections.has(OF_FORM) ? failedFormChecks(sections) : []),
    /** What lets this person go no further. */
    closing: (): Check | undefined =>
      closingOf(sections) ?? (barred?.[0] === sections ? barred[1] : undefined),
    /** The server lets them go no further as they answered (LOGIC-01). */
    bar(by: Check): void {
      barred = [sections, by]
      listeners.tell(ANY)
    },

    onQuestion: (key: string, listener: () => void) => listeners.on(key, listener),
    onShape: (section: number, listener: () => void) => listeners.on(shapeKey(section), listener),
    onAnyChange: (listener: () => void) => listeners.on(ANY, listener),
    /** Whether a section is left out: by a rule, or by who works the answer. */
    isSectionHidden: (section: number): boolean => {
      const one = sections[section]
      return one !== undefined && (isHidden(one) || policy.section(section) === 'hidden')
    },
    /** What the last answer brought up; whoever listens late finds it too. */
    revealed: revealed.get,
    onRevealed: revealed.on,
    /** Calls the listener with each question that was answered. */
    onRespond: (listener: (path: QuestionPath) => void) => {
      responded.add(listener)
      return () => responded.delete(listener)
    },
    /** Calls the listener when questions change place, so that what belongs to them can follow. */
    onMove: (listener: (move: Move) => void) => {
      moved.add(listener)
      return () => moved.delete(listener)
    },

    respond(path: QuestionPath, change: Partial<Response>): void {
      const [question, before] = [questionAt(sections, path), responseAt(sections, path)]
      // Nobody answers what is calculated.
      if (!question || !before || question.calculo || !allows(path, change)) return
      const next = setResponse(sections, path, logic?.withUnseenTicks(question, before, change) ?? change)
      if (next === sections) return
      // Who answers a question that is asked leaves the normal form as it is.
      sections = next
      changed.add(pathKey(path))
      responded.forEach((listener) => listener(path))
      tell(path)
    },
    /** Notes which files are on their way to an answer, for its rules: nobody answers by that. */
    awaitFiles(path: QuestionPath, coming: readonly FileKind[]): void {
      const { coming: before = [] } = responseAt(sections, path) ?? {}
      if (!logic || before.join() === coming.join()) return
      sections = setResponse(sections, path, { coming })
      tell(path)
    },
    /**
     * Shows the field's problem from now on if the person wrote something. A field that they only passed through stays
     * quiet.
     */
    leave(path: QuestionPath): void {
      const key = pathKey(path)
      if (!changed.has(key) || shown.has(key)) return
      shown.set(key, path)
      listeners.tell(key)
    },
    check: (section: number, condition: number, checked: boolean): void => {
      if (policy.condition(section, condition) !== 'open') return
      const next = checkBranch(sections, section, condition, checked, today())
      setShape(next, section, branchesTicked(section, next[section]), { section, condition, row: 0 })
    },
    addRow(section: number): void {
      const one = sections[section]
      if (!policy.grows || !one || !mayGrow(one)) return
      const row = rowCount(one)
      setShape(addRow(sections, section, today()), section, undefined, { section, condition: null, row })
    },
    removeRow(section: number, row: number): void {
      if (policy.row(section, row) !== 'open' || sections[section]?.[OUTCOME]?.rows !== undefined) return
      setShape(removeRow(sections, section, row), section, rowRemoved(section, row))
    },
    addRepetition(path: QuestionPath): void {
      if (policy.grows) setShape(addRepetition(sections, path, today()), path.section)
    },
    /** Whether an answer of a repeatable question may be removed: those that were there before stay. */
    mayRemoveRepetition: (path: QuestionPath): boolean => termsOf(path).before === null,
    removeRepetition(path: QuestionPath): void {
      if (termsOf(path).before !== null) return
      setShape(removeRepetition(sections, path), path.section, repetitionRemoved(path))
    },
    /** Puts a section back as it was, to undo a removal. */
    restore: (section: number, before: Section): void =>
      setShape(
        replaceAt(sections, section, () => before),
        section,
      ),

    /**
     * All problems that keep it from being saved; from now on each place shows its problem (ANS-07).
     * @param only the section that is looked at; all of them when left out
     */
    revealProblems(only?: number): Problem[] {
      const problems = problemsOf(sections)
        .filter(({ section }) => only === undefined || section === only)
        .filter(isShown)
        .filter(policy.blocks)
      if (only === undefined) shownSections.add(OF_FORM)
      for (const { key, path, section } of problems) {
        if (path) shown.set(key, path)
        else shownSections.add(section)
        listeners.tell(path ? key : shapeKey(section))
      }
      // Passing through a section changes nothing, so no draft is written.
      if (only === undefined) listeners.tell(ANY)
      return problems
    },
  }
}
