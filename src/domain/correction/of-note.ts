import { refOf } from '../answer/by-ref'
import { PARTS } from '../answer/parts'
import { failedChecks, questionProblem } from '../answer/problems'
import type { QuestionView } from '../answer/view'
import { branchSpot, rowSpot } from '../answer/corrections/spot'
import type { Stories } from './story'

/**
 * Whether a reader has something to look at in a response: it lacks something, is not as its form asks, or was put right,
 * asked for again, given anew or taken away since (VIEW-03).
 */
export function isOfNote(stories: Stories, view: QuestionView): boolean {
  const { section, branch, path, question, response } = view
  return (
    questionProblem(view) !== null ||
    failedChecks(question, response).length > 0 ||
    [...PARTS, 'fila' as const].some((part) => stories.at(refOf(view), part) !== null) ||
    stories.at(rowSpot(section, path.row), 'fila') !== null ||
    (branch !== null && stories.at(branchSpot(section, branch), 'condicion') !== null)
  )
}
