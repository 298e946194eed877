/** Works out the rules of a large form, and says what its graph, its beginning, its changes and a hard proof take. */
import { setResponse } from '../../../src/domain/answer/fill'
import { installLogic, logicOf, withRules } from '../../../src/domain/answer/logic'
import type { QuestionPath } from '../../../src/domain/answer/path'
import { addRow } from '../../../src/domain/answer/repeatable'
import { startSections } from '../../../src/domain/answer/start'
import { graphOf } from '../../../src/domain/form-logic/graph'
import * as logic from '../../../src/domain/form-logic/logic'
import { proven } from '../../../src/domain/form-logic/proof/findings'
import { CHAIN, FAN, largeAt, largeForm, ROWS } from '../../../src/domain/form-logic/testing/large-form'
import { undecidableForm } from '../../../src/domain/form-logic/testing/undecidable-form'
import { CLOCK } from '../../../src/testing/builders'
import { median } from '../numbers'
import { sayCosts } from './say-costs'

const BEGUN = '2026-10-05'
const GRAPHS = 15
const CHANGES = 400

/** The time that this process worked, whatever else the machine did meanwhile. */
const worked = () => process.cpuUsage().user / 1000
function msOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Each kind of change: where it is made, how many formulas depend on it, and how many questions change by it at most. */
const KINDS: [name: string, at: (time: number) => QuestionPath, dependents: number][] = [
  ['plain', (time) => largeAt(12 + (time % 7), time % 100), 0],
  ['checked', (time) => largeAt(8 + (time % 4), time % 100), 1],
  ['chain', (time) => largeAt(3 + (time % 5), CHAIN * (time % 5)), CHAIN - 1],
  ['fan', () => largeAt(0, 0), FAN],
  ['total', (time) => largeAt(19, 1, time % ROWS), 2],
]

installLogic(logic)
await sayCosts(() => {
  const graphMs = Array.from({ length: GRAPHS }, () => {
    const form = largeForm()
    return msOf(() => graphOf(form))
  })
  const form = largeForm()
  const rules = logicOf(form)
  let filled = startSections(form, CLOCK)
  for (let row = 1; row < ROWS; row += 1) filled = addRow(filled, 19, CLOCK)
  for (let row = 0; row < ROWS; row += 1)
    filled = setResponse(filled, largeAt(19, 0, row), { respuesta: String(row + 1) })
  filled = withRules(filled, BEGUN)
  let evaluated = 0
  function change(path: QuestionPath, time: number): number {
    const next = setResponse(filled, path, { respuesta: String(1 + ((time * 7 + 3) % 61)) })
    return msOf(() => {
      const followed = rules?.follow(next, path, BEGUN)
      evaluated = Math.max(evaluated, followed?.evaluated ?? 0)
      filled = followed?.sections ?? next
    })
  }
  const changes = KINDS.map(([kind, at, dependents]) => {
    evaluated = 0
    const times = Array.from({ length: CHANGES }, (_, time) => change(at(time), time))
    return { kind, dependents, evaluated, medianMs: median(times), slowestMs: Math.max(...times) }
  })
  // Every question that somebody may answer.
  const each = form.flatMap(({ preguntas }, section) =>
    preguntas.flatMap(({ calculo }, question) => (calculo === '' ? [largeAt(section, question)] : [])),
  )
  const changeMs = median(each.map(change))
  const before = worked()
  const { undecided } = proven(undecidableForm(), BEGUN)
  return {
    // The fastest: what else the machine does meanwhile only adds.
    graphMs: Math.min(...graphMs),
    coldGraphMs: graphMs[0] ?? 0,
    changeMs,
    changes,
    proofMs: worked() - before,
    undecided: undecided.length,
  }
})
