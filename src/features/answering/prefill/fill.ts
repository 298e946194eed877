import { pathKey } from '../../../domain/answer/path'
import { prefilled, saysSo } from '../../../domain/answer/prefill'
import type { AnswerEngine } from '../../../engine/answer-engine'
import type { SignedPolicy } from './signed-policy'

type Values = ReadonlyMap<string, string>

/**
 * Fills in what an address says (REACH-05), also what its answers bring up.
 * @returns how many answers
 */
export function fillIn(engine: AnswerEngine, values: Values): number {
  const filled = new Set<string>()
  for (;;) {
    const next = prefilled(engine.sections(), values).filter(({ path }) => !filled.has(pathKey(path)))
    if (next.length === 0) return filled.size
    for (const { path, change } of next) {
      filled.add(pathKey(path))
      engine.respond(path, change)
    }
  }
}

/**
 * Fills in what is signed, and keeps it so: also in what begins to be asked later, and where a row was taken away.
 * @returns how many answers
 */
export function keepFilledIn(engine: AnswerEngine, values: Values, { filling }: SignedPolicy): number {
  let isBusy = false
  const fill = () => {
    if (isBusy) return
    isBusy = true
    filling(() => {
      // Each answer may bring up others, and each is put in once.
      const filled = new Set<string>()
      for (;;) {
        const next = prefilled(engine.sections(), values).find(
          (one) => !saysSo(one) && !filled.has(pathKey(one.path)),
        )
        if (!next) return
        filled.add(pathKey(next.path))
        engine.respond(next.path, next.change)
      }
    })
    isBusy = false
  }
  fill()
  engine.onAnyChange(fill)
  return prefilled(engine.sections(), values).length
}
