/**
 * What an answer asks, in reading order. Whoever does not edit an answer reads it here and walks no sections, branches,
 * rows or repetitions: what is asked and required is decided in this one place.
 */
import type { Question, Response } from '../form/question'
import { isHidden, OUTCOME } from '../form/outcome'
import type { Branch, Section } from '../form/section'
import { asksNothing } from '../form/kinds'
import { questionAt, responseAt } from './fill'
import { pathKey, type QuestionPath } from './path'
import { asOffered } from './picked'
import { furtherRows, isVacant } from './rows'

/** One response in its place: the first to a question, or a further one. */
export interface QuestionView {
  path: QuestionPath
  section: Section
  /** The branch that it stands below; null in a simple section. */
  branch: Branch | null
  question: Question
  /** The question itself, or one of its `repeticiones`. */
  response: Response
  /** What is not asked has no value for anybody. */
  isAsked: boolean
  isRequired: boolean
}

/** A question in one row or branch, with all responses to it. */
export interface QuestionResponses {
  question: Question
  responses: QuestionView[]
}

/** A row of a simple section, or a branch of a conditional one. */
export interface GroupView {
  /** null for a row. */
  branch: Branch | null
  /** Position of the branch; null for a row. */
  condition: number | null
  row: number
  isAsked: boolean
  /** Those that are asked; none where the row or branch is not. */
  questions: QuestionResponses[]
  /** Parts that are shown and ask nothing. */
  told: QuestionResponses[]
}

export interface SectionView {
  section: Section
  index: number
  /** Every row that there is, or every branch, checked or not. */
  groups: GroupView[]
  /** Everything that is asked. */
  asked: QuestionView[]
  /** Parts that are shown and ask nothing. */
  told: QuestionView[]
  /** It has branches of which none is checked, and one has to be (ANS-07). */
  lacksBranch: boolean
}

/** What a section has of one of its lists of questions. */
interface Within {
  section: Section
  index: number
  branch: Branch | null
  condition: number | null
  row: number
  isAsked: boolean
}

function questionView(
  { section, index, branch, condition, row, isAsked }: Within,
  [position, question]: [number, Question],
  [repetition, response]: [number, Response],
): QuestionView {
  return {
    path: { section: index, condition, row, question: position, repetition },
    section,
    branch,
    question,
    response: asOffered(question, response),
    isAsked,
    isRequired: isAsked && (question.required || question[OUTCOME]?.isRequired === true),
  }
}

function responsesOf(within: Within, question: Question, position: number): QuestionResponses {
  const responses = [questionView(within, [position, question], [0, question])]
  if (question.repetible)
    for (const [at, response] of question.repeticiones.entries())
      responses.push(questionView(within, [position, question], [at + 1, response]))
  return { question, responses }
}

const shownOf = (within: Within, questions: Question[]): QuestionResponses[] =>
  questions.flatMap((question, position) =>
    isHidden(question) ? [] : [responsesOf(within, question, position)],
  )

function groupView(within: Within, questions: Question[]): GroupView {
  const { branch, condition, row, isAsked } = within
  const shown = isAsked ? shownOf(within, questions) : []
  return {
    ...{ branch, condition, row, isAsked },
    questions: shown.filter(({ question }) => !asksNothing(question)),
    told: shown.filter(({ question }) => asksNothing(question)),
  }
}

const isBranchAsked = (section: Section, branch: Branch): boolean =>
  branch.checked && !isHidden(branch) && !isHidden(section)

function groupsOf(section: Section, index: number): GroupView[] {
  if (section.conditionalSection)
    return section.conditions.map((branch, condition) =>
      groupView(
        { section, index, branch, condition, row: 0, isAsked: isBranchAsked(section, branch) },
        branch.questions,
      ),
    )
  if (isVacant(section) || isHidden(section)) return []
  const rows = section.repetible ? furtherRows(section) : []
  return [section, ...rows].map(({ preguntas }, row) =>
    groupView({ section, index, branch: null, condition: null, row, isAsked: true }, preguntas),
  )
}

/** Whether one of its branches has to be checked: some are offered, and its form says so. */
const mustHaveBranch = (section: Section): boolean =>
  section.conditionalSection &&
  section.required &&
  !isHidden(section) &&
  section.conditions.some((branch) => !isHidden(branch))

/** Views that were made: a section that stays the same object is walked once. */
const made = new WeakMap<Section, SectionView>()

/** One section of an answer; the same object as long as the section is. */
export function sectionView(section: Section, index: number): SectionView {
  const before = made.get(section)
  if (before?.index === index) return before
  const groups = groupsOf(section, index)
  const asked: QuestionView[] = []
  const within = groups.filter(({ isAsked }) => isAsked)
  for (const { questions } of within) for (const { responses } of questions) asked.push(...responses)
  const told = within.flatMap((group) => group.told.flatMap(({ responses }) => responses))
  const lacksBranch = mustHaveBranch(section) && within.length === 0
  const view = { section, index, groups, asked, told, lacksBranch }
  made.set(section, view)
  return view
}

/** The sections of an answer. */
export const viewOf = (secciones: readonly Section[]): SectionView[] => secciones.map(sectionView)

/** Everything that an answer asks now: of branches only the checked ones' (ANS-07). */
export const askedIn = (secciones: readonly Section[]): QuestionView[] =>
  viewOf(secciones).flatMap(({ asked }) => asked)

/** The paths of everything that is asked now. */
export const pathsOf = (secciones: readonly Section[]): QuestionPath[] =>
  askedIn(secciones).map(({ path }) => path)

/** What is drawn of a section: what it asks and what it tells. */
function shownIn(section: Section, index: number): QuestionView[] {
  const { asked, told } = sectionView(section, index)
  return told.length > 0 ? [...asked, ...told] : asked
}

/** Keys of the places that say something else than before, are asked anew, or are not asked any more. */
export const changedKeys = (before: readonly Section[], after: readonly Section[]): string[] =>
  after.flatMap((section, index) => {
    const earlier = before[index]
    if (!earlier || earlier === section) return []
    const keys = new Map(shownIn(earlier, index).map((view) => [pathKey(view.path), view]))
    for (const view of shownIn(section, index)) {
      const key = pathKey(view.path)
      const was = keys.get(key)
      if (was?.question === view.question && was.response === view.response) keys.delete(key)
      else keys.set(key, view)
    }
    return [...keys.keys()]
  })

/** What stands at a path, asked or not; undefined when the answer has no such place. It does not walk the answer. */
export function viewAt(secciones: Section[], path: QuestionPath): QuestionView | undefined {
  const { section: index, condition, row } = path
  const section = secciones[index]
  const [question, response] = [questionAt(secciones, path), responseAt(secciones, path)]
  if (!section || !question || !response) return undefined
  const branch = condition === null ? null : (section.conditions[condition] ?? null)
  const isRowAsked = !isVacant(section) && !isHidden(section) && row <= furtherRows(section).length
  const isGroupAsked = branch ? isBranchAsked(section, branch) : isRowAsked
  const isAsked = isGroupAsked && !isHidden(question)
  const within = { section, index, branch, condition, row, isAsked }
  return questionView(within, [path.question, question], [path.repetition, response])
}
