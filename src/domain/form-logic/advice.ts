/** What has to be read before an answer is saved, and may then stay as it is (LOGIC-01). */
import { pathKey, sectionKey, type QuestionPath } from '../answer/path'
import {
  checkKey,
  failedChecks,
  failedFormChecks,
  failedSectionChecks,
  OF_FORM,
  type Advice,
} from '../answer/problems'
import { viewOf } from '../answer/view'
import type { Check } from '../form/check'
import { failingChecks, type WithOutcome } from '../form/outcome'
import type { Section } from '../form/section'

const advise = (
  checks: Check[],
  checked: WithOutcome,
  key: string,
  section: number,
  path: QuestionPath | null = null,
): Advice[] => {
  const told = checks.filter(({ tipo }) => tipo === 'aviso')
  const failing = failingChecks(checked)
  return told.length > 0 ? [{ key, section, path, code: 'advice', checks: told, failing }] : []
}

/** Everything that is to be read before an answer is saved, in reading order (LOGIC-01). */
export const adviceOf = (secciones: readonly Section[]): Advice[] => [
  ...viewOf(secciones).flatMap(({ section, index, asked }) => [
    ...asked.flatMap(({ question, response, path }) =>
      advise(failedChecks(question, response), response, pathKey(path), index, path),
    ),
    ...advise(failedSectionChecks(section), section, sectionKey(index), index),
  ]),
  ...failedFormChecks(secciones).flatMap(({ check, section }) =>
    advise([check], section, checkKey(check), OF_FORM),
  ),
]
