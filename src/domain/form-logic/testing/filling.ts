/** An answer of a test that is filled in, with its rules. */
import { responseAt, setResponse } from '../../answer/fill'
import { installLogic, logicOf, withRules } from '../../answering/logic'
import { pathKey, type QuestionPath } from '../../answer/path'
import { problemsOf } from '../../answer/problems'
import { startSections } from '../../answering/start'
import { askedIn } from '../../answer/view'
import type { Check } from '../../form/check'
import type { Section } from '../../form/section'
import { CLOCK } from '../../../testing/builders'
import * as logic from '../logic'

installLogic(logic)

export const BEGUN = '2026-10-05'

export const at = (section: number, question: number, more: Partial<QuestionPath> = {}): QuestionPath => ({
  ...{ section, condition: null, row: 0, question, repetition: 0 },
  ...more,
})
export const check = (regla: string, given: Partial<Check> = {}): Check => ({
  ...{ id: 'v1', regla, mensaje: 'No puede ser', tipo: 'error' },
  ...given,
})

/** An answer that was begun, and how to go on with it. */
export function filling(secciones: Section[]) {
  let now = startSections(secciones, CLOCK)
  const rules = logicOf(secciones)
  return {
    now: () => now,
    /** Answers one question; how many formulas were worked out for it. */
    say(path: QuestionPath, respuesta: string): number {
      const followed = rules?.follow(setResponse(now, path, { respuesta }), path, BEGUN)
      now = followed?.sections ?? now
      return followed?.evaluated ?? 0
    },
    change(next: (sections: Section[]) => Section[]): void {
      now = withRules(next(now), BEGUN)
    },
    asked: () => askedIn(now).map(({ path }) => pathKey(path)),
    required: () => askedIn(now).flatMap(({ path, isRequired }) => (isRequired ? pathKey(path) : [])),
    answer: (path: QuestionPath) => responseAt(now, path)?.respuesta,
    problems: () => problemsOf(now).map(({ key, code }) => `${key} ${code}`),
  }
}
