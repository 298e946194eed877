import { FILE_KINDS } from '../files/limits'
import { asksFor, type Question, type Response } from '../form/question'
import { isOfForm, type Check } from '../form/check'
import { failingChecks, isHidden, OUTCOME, type WithOutcome } from '../form/outcome'
import type { Section } from '../form/section'
import { behaviourOf, type ProblemCode } from '../question-types'
import { shapeOf, type AnswerShape } from '../form/kinds'
import { isBlank } from '../text/clean'
import { pickedOther } from './picked'
import { pathKey, sectionKey, type QuestionPath } from './path'
import { rowCount } from './rows'
import { viewOf, type QuestionView, type SectionView } from './view'

export type { ProblemCode } from '../question-types'

export interface Problem {
  /** `pathKey` of the question, `sectionKey` for a section, or `checkKey` for a check of the form. */
  key: string
  /** `OF_FORM` for a check of the form. */
  section: number
  /** null when the section itself is the problem. */
  path: QuestionPath | null
  code: ProblemCode
}

/** That a place fails checks which the person has to read and may then leave as it is. */
export interface Advice extends Omit<Problem, 'code'> {
  code: 'advice'
  checks: Check[]
  /** Everything that it fails: another list once it fails anew. */
  failing: readonly string[]
}

/** The same for the same problem at the same place. */
export const problemKey = ({ key, code }: Problem | Advice): string => `${key} ${code}`

/** Choice and yes/no are picked, not written: a pick counts even where a file is asked for. */
const PICKED: readonly AnswerShape[] = ['option', 'options', 'yesNo', 'entry']
const isPicked = (question: Question): boolean => PICKED.includes(shapeOf(question))

const LACKS = { imagen: 'requiredImage', documento: 'requiredDocument', video: 'requiredVideo' } as const

/** Problems that end once a file that is still being sent has arrived. */
export const FILE_CODES: readonly string[] = Object.values(LACKS)

const filesAskedFor = (question: Question, response: Response) =>
  FILE_KINDS.filter((kind) => asksFor(question, kind)).map((kind) => ({
    code: LACKS[kind],
    given: response[kind] !== null,
  }))

/**
 * What a required question still lacks (ANS-07, §2.5 "Completeness before save"):
 *
 * | kind             | file asked for | answer | file given | outcome                                     |
 * |------------------|----------------|--------|------------|---------------------------------------------|
 * | written          | no             | yes    | –          | complete                                    |
 * | written          | no             | no     | –          | required                                    |
 * | written          | yes            | any    | yes        | complete: the text is optional              |
 * | written          | yes            | any    | no         | requiredImage / -Document / -Video          |
 * | choice or yes/no | no             | yes    | –          | complete                                    |
 * | choice or yes/no | no             | no     | –          | required                                    |
 * | choice or yes/no | yes            | yes    | any        | complete                                    |
 * | choice or yes/no | yes            | no     | yes        | complete                                    |
 * | choice or yes/no | yes            | no     | no         | required                                    |
 *
 * Where several files are asked for, one of them is enough; the first one asked for (image, document, video)
 * names the problem. A file that is not asked for does not count.
 */
function missing(question: Question, response: Response): ProblemCode | null {
  const files = filesAskedFor(question, response)
  if (files.some((file) => file.given)) return null
  const [firstFile] = files
  if (firstFile !== undefined && !isPicked(question)) return firstFile.code
  return behaviourOf(question).isEmpty(response) ? 'required' : null
}

/** The first check that a response fails and that stands against saving. */
export const blockingCheck = (question: Question, response: Response): Check | undefined =>
  failedChecks(question, response).find(({ tipo }) => tipo === 'error')

/** The checks that a response fails, as its form has them. */
export function failedChecks(
  { validaciones }: Pick<Question, 'validaciones'>,
  checked: WithOutcome,
): Check[] {
  const failing = failingChecks(checked)
  return failing.length === 0 ? [] : validaciones.filter(({ id }) => failing.includes(id))
}

/**
 * What is wrong with one response, or null. What was written wrongly comes before what is missing. Nobody writes what is
 * calculated: of that only the checks are told, which what it is calculated from can pass.
 */
export function questionProblem({
  question,
  response,
  isRequired,
}: Pick<QuestionView, 'question' | 'response' | 'isRequired'>): ProblemCode | null {
  const failed = blockingCheck(question, response) ? 'check' : null
  if (question.calculo !== '') return failed
  return (
    behaviourOf(question).validate(question, response) ??
    response[OUTCOME]?.beyond ??
    failed ??
    (isRequired ? missing(question, response) : null) ??
    (pickedOther(question, response) && isBlank(response.otraRespuesta ?? '') ? 'other' : null)
  )
}

/** The checks of a section that it fails, and those by which it closes the form. */
export const failedSectionChecks = (section: Section): Check[] =>
  isHidden(section) ? [] : failedChecks(section, section).filter((check) => !isOfForm(check))

/** Where a check of the form stands among sections: in none. */
export const OF_FORM = -1

/** DOM id of a check of the form. */
export const checkKey = ({ id }: Check): string => `check-${id}`

/** The checks of the form as a whole that an answer fails, with the section that has their words. */
export const failedFormChecks = (secciones: readonly Section[]): { check: Check; section: Section }[] =>
  secciones.flatMap((section) =>
    failedChecks(section, section)
      .filter(isOfForm)
      .map((check) => ({ check, section })),
  )

const formProblems = (secciones: readonly Section[]): Problem[] =>
  failedFormChecks(secciones)
    .filter(({ check }) => check.tipo === 'error')
    .map(({ check }) => ({ key: checkKey(check), section: OF_FORM, path: null, code: 'check' }))

/** What closes the form for this person, if anything does (LOGIC-01). */
export const closingOf = (secciones: readonly Section[]): Check | undefined =>
  secciones.flatMap(failedSectionChecks).find(({ tipo }) => tipo === 'cierre')

/** What is wrong with a section itself, apart from its questions. */
export function ownProblem({ section, lacksBranch }: SectionView): ProblemCode | null {
  if (lacksBranch) return 'conditionRequired'
  if (isHidden(section)) return null
  const failed = failedSectionChecks(section)
  if (failed.some(({ tipo }) => tipo === 'cierre')) return 'closed'
  const { rows = 0, beyond = null } = section[OUTCOME] ?? {}
  if (rowCount(section) < rows) return 'rows'
  return beyond ?? (failed.some(({ tipo }) => tipo === 'error') ? 'check' : null)
}

/** The problems of one section in reading order; one without a path stands for the section itself (ANS-07). */
export function sectionProblems(view: SectionView): Problem[] {
  const { index, asked } = view
  const own = ownProblem(view)
  const ofSection: Problem[] =
    own === null ? [] : [{ key: sectionKey(index), section: index, path: null, code: own }]
  if (own === 'conditionRequired') return ofSection
  const ofQuestions = asked.flatMap((one): Problem[] => {
    const code = questionProblem(one)
    return code === null ? [] : [{ key: pathKey(one.path), section: index, path: one.path, code }]
  })
  return [...ofQuestions, ...ofSection]
}

/** Whether something is wrong with one of these responses. */
export const haveProblems = (responses: readonly QuestionView[]): boolean =>
  responses.some((one) => questionProblem(one) !== null)

/** Everything that stands against saving, in reading order: the first one is scrolled to and focused (ANS-07). */
export const problemsOf = (secciones: Section[]): Problem[] => [
  ...viewOf(secciones).flatMap(sectionProblems),
  ...formProblems(secciones),
]

/** Whether nothing stands against saving. */
export const isComplete = (secciones: Section[]): boolean =>
  viewOf(secciones).every((view) => sectionProblems(view).length === 0) &&
  formProblems(secciones).length === 0
