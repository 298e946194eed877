/** Works out the rules of large forms, and says what their graph, their changes, proofs and a long pattern take. */
import { setResponse } from '../../../src/domain/answer/fill'
import { installLogic, logicOf, withRules } from '../../../src/domain/answering/logic'
import type { QuestionPath } from '../../../src/domain/answer/path'
import { checkBranch } from '../../../src/domain/answer/branches'
import { addRow, removeRow } from '../../../src/domain/answer/repeatable'
import { startSections } from '../../../src/domain/answering/start'
import type { Section } from '../../../src/domain/form/section'
import { graphOf } from '../../../src/domain/form-logic/graph'
import * as logic from '../../../src/domain/form-logic/logic'
import { proven } from '../../../src/domain/form-logic/proof/findings'
import {
  BRANCHES,
  CHAIN,
  FAN,
  ITEMS,
  largeAt,
  largeForm,
  ROWS,
} from '../../../src/domain/form-logic/testing/large-form'
import { provableForm } from '../../../src/domain/form-logic/testing/provable-form'
import { undecidableForm } from '../../../src/domain/form-logic/testing/undecidable-form'
import { patternOf } from '../../../src/domain/logic/pattern'
import { CLOCK } from '../../../src/testing/builders'
import { median } from '../numbers'
import { sayCosts } from './say-costs'

const BEGUN = '2026-10-05'
const GRAPHS = 15
const CHANGES = 400
/** How often each place is changed to know what a change of it takes: the fastest is the program's, the rest the machine's. */
const TRIES = 5
/** Letters of the text that a pattern is asked of; half of it is asked too. */
const LETTERS = 10_000
/** How often: a busy machine leaves some of so many alone. */
const MATCHINGS = 40

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

/** Each kind of change of shape, made and taken back in turn. */
const SHAPES: [
  name: string,
  change: (filled: Section[], isBack: boolean) => Section[],
  dependents: number,
][] = [
  [
    'row',
    (filled, isBack) => (isBack ? addRow(filled, ITEMS, CLOCK) : removeRow(filled, ITEMS, ROWS - 1)),
    2,
  ],
  ['branch', (filled, isBack) => checkBranch(filled, BRANCHES, 0, !isBack, CLOCK), 2],
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
  const shapes = SHAPES.map(([kind, reshape, dependents]) => {
    let most = 0
    const times = Array.from({ length: CHANGES }, (_, time) => {
      const next = reshape(filled, time % 2 === 1)
      return msOf(() => {
        const reshaped = rules?.reshape(filled, next, BEGUN)
        most = Math.max(most, reshaped?.evaluated ?? 0)
        filled = reshaped?.sections ?? next
      })
    })
    return { kind, dependents, evaluated: most, medianMs: median(times), slowestMs: Math.max(...times) }
  })
  // Every question that somebody may answer.
  const each = form.flatMap(({ preguntas }, section) =>
    preguntas.flatMap(({ calculo }, question) => (calculo === '' ? [largeAt(section, question)] : [])),
  )
  const changeMs = median(each.map(change))
  const rowsOfItems = Array.from({ length: ROWS }, (_, row) => [
    largeAt(19, 0, row),
    largeAt(19, 1, row),
  ]).flat()
  const worstMs = Math.max(
    ...shapes.map(({ medianMs }) => medianMs),
    ...[...each, ...rowsOfItems].map((path, at) =>
      Math.min(...Array.from({ length: TRIES }, (_, time) => change(path, at + time))),
    ),
  )
  const matches = patternOf('(a|a)*(a|aa)*b')
  const texts = [LETTERS, LETTERS / 2].map((letters) => 'a'.repeat(letters))
  // In turn: a machine that becomes slow meanwhile makes both slow.
  const matchings = Array.from({ length: MATCHINGS }, () => texts.map((text) => msOf(() => matches?.(text))))
  const [whole = Infinity, half = 0] = texts.map((_, at) =>
    Math.min(...matchings.map((ms) => ms[at] ?? Infinity)),
  )
  const patternRatio = whole / half
  const workOf = (work: () => unknown): number => {
    const before = worked()
    work()
    return worked() - before
  }
  const decidedMs = workOf(() => proven(provableForm(), BEGUN))
  let undecided = 0
  const proofMs = workOf(() => (undecided = proven(undecidableForm(), BEGUN).undecided.length))
  return {
    // The fastest: what else the machine does meanwhile only adds.
    graphMs: Math.min(...graphMs),
    coldGraphMs: graphMs[0] ?? 0,
    ...{ changeMs, worstMs, changes: [...changes, ...shapes], patternRatio, decidedMs, proofMs, undecided },
  }
})
