import { expect, it } from 'vitest'
import type { LogicCosts } from './bench/form-logic'
import type { AnsweringCosts } from './bench/answering'
import type { Editing } from './bench/editor'
import type { Keystrokes } from './bench/keystrokes'
import { brokenLimits } from './bench/limits'
import type { ScreenReads } from './bench/reads'

const HOME: ScreenReads = {
  ...{ screen: 'home', reads: 5, liveReads: 0, sessionReads: 3, rulesReads: 5, billedReads: 13 },
  ...{ byLabel: { 'form work': 5 }, storeBytes: 20_000, sessionBytes: 4000 },
}

it('OPS-10 home reads five forms and nothing for what of them is late', () => {
  expect(brokenLimits({ reads: [HOME] })).toEqual([])
  // As before, when each state of each form was counted.
  expect(brokenLimits({ reads: [{ ...HOME, reads: 23 }] })).toEqual(['home: 23 reads, more than 5.'])
})

it('OPS-10 requests that rules are asked for count as what they cost', () => {
  expect(brokenLimits({ reads: [{ ...HOME, billedReads: 14 }] })).toEqual([
    'home: 14 reads are billed, more than 13.',
  ])
  const back = { ...HOME, screen: 'home of who comes back', reads: 15, billedReads: 35 }
  expect(brokenLimits({ reads: [back] })).toEqual([])
  expect(brokenLimits({ reads: [{ ...back, reads: 16, billedReads: 36 }] })).toEqual([
    'home of who comes back: 16 reads, more than 15.',
    'home of who comes back: 36 reads are billed, more than 35.',
  ])
})

const LOGIC: LogicCosts = {
  ...{ graphMs: 48, coldGraphMs: 150, changeMs: 0.01, worstMs: 0.4, drawings: [] },
  changes: ['row', 'branch'].map((kind) => ({
    ...{ kind, dependents: 2, evaluated: 2, medianMs: 0.1, slowestMs: 5 },
  })),
  ...{ patternRatio: 2, decidedMs: 400, proofMs: 1200, undecided: 300 },
}

it('LOGIC-14 rows and branches work out what depends on them alone, and as fast as answers', () => {
  expect(brokenLimits({ logic: LOGIC })).toEqual([])
  // As before, when a row worked everything out.
  const changes = LOGIC.changes.map((change) => ({ ...change, evaluated: 1102 }))
  expect(brokenLimits({ logic: { ...LOGIC, changes, worstMs: 39.7 } })).toEqual([
    'A change (row) works out 1102 rules, not the 2 that depend on it.',
    'A change (branch) works out 1102 rules, not the 2 that depend on it.',
    'The worst change is worked out in 39.7 ms.',
  ])
})

it('LOGIC-14 a form with rules opens with a fifth more work than without', () => {
  const opening = { workedMs: 320, workedMsWithoutRules: 270, ratio: 1.19 }
  expect(brokenLimits({ ruledOpening: opening })).toEqual([])
  expect(brokenLimits({ ruledOpening: { ...opening, ratio: 1.26 } })).toEqual([
    'A form with rules opens with 1.26 times the work of one without.',
  ])
})

it('ANS-01 a key costs in a long form what it costs in a short one', () => {
  const key = { rendersPerKeystroke: 1, scriptMsPerKeystroke: 1, taskMsPerKeystroke: 3, taskRatio: 1 }
  const long: Keystrokes = { ...key, questions: 2000, taskRatio: 1.3 }
  expect(brokenLimits({ typing: [{ ...key, questions: 30 }, long] })).toEqual([])
  // As before, when each question was looked at for itself with every key.
  const typing = [
    { ...key, questions: 300, taskRatio: 1.4 },
    { ...long, taskRatio: 7.4 },
  ]
  expect(brokenLimits({ typing })).toEqual([
    'A key is 1.4 times the work among 300 questions.',
    'A key is 7.4 times the work among 2000 questions.',
  ])
})

it('ANS-09 the hundredth row draws what the first does', () => {
  const rows = { rows: 100, drawnByFirst: 10, drawnByLast: 13, firstMs: 4, lastMs: 5, ratioMs: 1.25 }
  const answering: AnsweringCosts = {
    keystrokes: [],
    mounting: { questions: 1000, coldMs: 200, coldRatio: 2.6, mountMs: 170, plainHtmlMs: 75, ratio: 2.3 },
    addingRows: rows,
    validating: { questions: 2000, scriptMs: 1 },
  }
  expect(brokenLimits({ answering })).toEqual([])
  expect(brokenLimits({ answering: { ...answering, addingRows: { ...rows, drawnByLast: 14 } } })).toEqual([
    'Row 100 draws 14 questions and rows, the first 10.',
  ])
})

it('EDIT-07 a key in a title draws the title and its line of the outline', () => {
  const editing: Editing = {
    ...{ questions: 1000, rendersPerKeystroke: 2, scriptMsPerKeystroke: 8, taskMsPerKeystroke: 20 },
    ...{ rendersPerMovedSection: 36, scriptMsPerMovedSection: 100 },
    ...{ openingScriptMs: 1500, openingRatio: 1.9, heapMegabytes: 60 },
  }
  expect(brokenLimits({ editor: [editing] })).toEqual([])
  expect(brokenLimits({ editor: [{ ...editing, rendersPerKeystroke: 3 }] })).toEqual([
    'A key in a title draws 3 components among 1000 questions.',
  ])
})
