import { OUTCOME, type WithOutcome } from '../../form/outcome'
import type { Question } from '../../form/question'
import { fileRequirementsIn, type FileRequirements } from '../../form/file-requirements'

/** Fewest and most files that a question takes now: as its kind says, and no wider than its rules (KIND-08, LOGIC-01). */
export function filesTaken(
  question: Pick<Question, 'formato'> & WithOutcome,
): Pick<FileRequirements, 'least' | 'most'> {
  const { least, most } = fileRequirementsIn(question.formato)
  const ruled = question[OUTCOME] ?? {}
  return {
    least: Math.max(least, Math.ceil(Number(ruled.least ?? least))),
    most: Math.max(0, Math.min(most, Math.floor(Number(ruled.most ?? most)))),
  }
}
