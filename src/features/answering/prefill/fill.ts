import { pathKey } from '../../../domain/answer/path'
import { prefilled } from '../../../domain/answer/prefill'
import type { AnswerEngine } from '../../../engine/answer-engine'

/**
 * Fills in what an address says (REACH-05), also what its answers bring up.
 * @param search of the address, `?rubro=Bar&metros=80`
 * @returns how many answers
 */
export function fillIn(engine: AnswerEngine, search: string): number {
  const values = new Map(new URLSearchParams(search))
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
