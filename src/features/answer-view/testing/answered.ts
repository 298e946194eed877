import type { Answer, StoredAnswer } from '../../../domain/answer/answer'
import { assembleAnswer } from '../../../domain/answering/whole'
import type { FormVersion } from '../../../domain/form/form'
import { anAnswer, aVersion } from '../../../testing/builders'
import { Scenario } from '../../../testing/scenario'

/** The whole answer that somebody gave, as the data layer assembles it. */
export function answered(
  version: Partial<FormVersion>,
  give: (scenario: Scenario) => unknown = () => undefined,
  stored: Partial<StoredAnswer> = {},
): Answer {
  const whole = aVersion(version)
  const scenario = Scenario.open(whole.secciones)
  give(scenario)
  return assembleAnswer(whole, anAnswer({ version: whole, secciones: scenario.secciones }, stored))
}
