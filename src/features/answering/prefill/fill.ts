import { pathKey } from '../../../domain/answer/path'
import { prefilled, isFilledIn, type Prefilled } from '../../../domain/answer/prefill'
import type { AnswerEngine } from '../../../engine/answer-engine'
import type { SignedPolicy } from './signed-policy'

type Values = ReadonlyMap<string, string>

/**
 * Responds with the values, each once and one at a time, because each may bring up further questions.
 * @param isWanted which of them
 * @returns how many
 */
function respondWith(engine: AnswerEngine, values: Values, isWanted: (one: Prefilled) => boolean): number {
  const filled = new Set<string>()
  for (;;) {
    const next = prefilled(engine.sections(), values).find(
      (one) => isWanted(one) && !filled.has(pathKey(one.path)),
    )
    if (!next) return filled.size
    filled.add(pathKey(next.path))
    engine.respond(next.path, next.change)
  }
}

/**
 * Fills in what an address says (REACH-05), also what its answers bring up.
 * @returns how many answers
 */
export const fillIn = (engine: AnswerEngine, values: Values): number =>
  respondWith(engine, values, () => true)

/**
 * Fills in what is signed, and keeps it so: also in what begins to be asked later, and where a row was taken away.
 * @returns how many answers
 */
export function keepFilledIn(engine: AnswerEngine, values: Values, { filling }: SignedPolicy): number {
  const fill = () => filling(() => respondWith(engine, values, (one) => !isFilledIn(one)))
  fill()
  engine.onAnyChange(fill)
  return prefilled(engine.sections(), values).length
}
