import { OUTCOME, type WithOutcome } from '../../form/outcome'
import type { Question } from '../../form/question'
import { filesAskedIn, type FilesAsked } from '../../form/files-asked'

/** Fewest and most files that a question takes now: as its kind says, and no wider than its rules (KIND-08, LOGIC-01). */
export function filesTaken(
  question: Pick<Question, 'formato'> & WithOutcome,
): Pick<FilesAsked, 'least' | 'most'> {
  const { least, most } = filesAskedIn(question.formato)
  const ruled = question[OUTCOME] ?? {}
  return {
    least: Math.max(least, Math.ceil(Number(ruled.least ?? least))),
    most: Math.max(0, Math.min(most, Math.floor(Number(ruled.most ?? most)))),
  }
}
