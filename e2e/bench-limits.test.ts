import { expect, it } from 'vitest'
import type { LogicCosts } from './bench/form-logic'
import type { AnsweringCosts } from './bench/answering'
import type { Editing } from './bench/editor'
import type { Keystrokes } from './bench/keystrokes'
import { brokenLimits } from './bench/limits'
import type { ScreenReads } from './bench/reads'
import { worstWindow, type Vitals } from './bench/vitals'

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

it('ANS-09 ANS-12 a thousand questions stand at once, and the hundredth row draws what the first does', () => {
  const rows = { rows: 100, drawnByFirst: 10, drawnByLast: 13, firstMs: 4, lastMs: 5, ratioMs: 1.25 }
  const answering: AnsweringCosts = {
    keystrokes: [],
    mounting: {
      ...{ questions: 1000, coldMs: 20, coldRatio: 0.9, usableMs: 8, plainHtmlMs: 25, ratio: 0.3 },
      ...{ wholeRatio: 6, longestMs: 20 },
    },
    addingRows: rows,
    validating: { questions: 2000, scriptMs: 1 },
  }
  expect(brokenLimits({ answering })).toEqual([])
  // As before, when all of a form was drawn at once.
  const mounting = { ...answering.mounting, coldRatio: 3, ratio: 2.7, longestMs: 180 }
  expect(brokenLimits({ answering: { ...answering, mounting } })).toEqual([
    '1000 questions stand for the first time in 3 times the time of plain HTML.',
    '1000 questions stand again in 2.7 times the time of plain HTML.',
    'No tap is heard for 180 ms while 1000 questions are drawn.',
  ])
  expect(brokenLimits({ answering: { ...answering, addingRows: { ...rows, drawnByLast: 14 } } })).toEqual([
    'Row 100 draws 14 questions and rows, the first 10.',
  ])
})

it('EDIT-07 a key in a title draws the title and its line of the outline', () => {
  const editing: Editing = {
    ...{ questions: 1000, rendersPerKeystroke: 2, scriptMsPerKeystroke: 8, taskMsPerKeystroke: 20 },
    ...{ rendersPerMovedSection: 36, scriptMsPerMovedSection: 100 },
    ...{ openingScriptMs: 430, openingRatio: 1.1, heapMegabytes: 20 },
  }
  expect(brokenLimits({ editor: [editing] })).toEqual([])
  expect(brokenLimits({ editor: [{ ...editing, rendersPerKeystroke: 3 }] })).toEqual([
    'A key in a title draws 3 components among 1000 questions.',
  ])
  // As before, when all cards were drawn whole.
  expect(brokenLimits({ editor: [{ ...editing, openingRatio: 1.7 }] })).toEqual([
    'The editor opens with 1.7 times the script among 1000 questions.',
  ])
})

const STANDS: Vitals = {
  ...{ page: 'home', largestMs: 2400, slowestActMs: 190, layoutShift: 0, peakMegabytes: 80, busy: 1 },
}

it('OPS-10 a page of staff stands, follows what is done and keeps still', () => {
  expect(brokenLimits({ staff: [STANDS] })).toEqual([])
  const bad = { largestMs: 2600, slowestActMs: 260, layoutShift: 0.2067, peakMegabytes: 91 }
  expect(brokenLimits({ staff: [{ ...STANDS, ...bad }] })).toEqual([
    'home stands after 2600 ms, more than 2500.',
    'home draws an act after 260 ms, more than 200.',
    'home moves by 0.2067 while it is opened, more than 0.05.',
    'home takes 91 MB, more than 90.',
  ])
  // Nobody looked.
  expect(brokenLimits({ staff: [{ ...STANDS, largestMs: Number.NaN }] })).toHaveLength(1)
})

it('OPS-10 what a busy machine adds to all times breaks no limit, and hides nothing', () => {
  expect(brokenLimits({ staff: [{ ...STANDS, largestMs: 4800, slowestActMs: 380, busy: 2 }] })).toEqual([])
  expect(brokenLimits({ staff: [{ ...STANDS, largestMs: 2400, busy: 0.5 }] })).toEqual([
    'home stands after 4800 ms, more than 2500.',
    'home draws an act after 380 ms, more than 200.',
  ])
})

it('OPS-10 each page of staff has limits of its own, and one without breaks them', () => {
  for (const page of ['list of answers', 'view of an answer', 'editor of 500 questions', 'statistics']) {
    expect(brokenLimits({ staff: [{ ...STANDS, page }] })).toEqual([])
    const bad = { largestMs: 6000, slowestActMs: 600, layoutShift: 0.06, peakMegabytes: 300 }
    expect(brokenLimits({ staff: [{ ...STANDS, ...bad, page }] })).toHaveLength(4)
  }
  expect(brokenLimits({ staff: [{ ...STANDS, page: 'another' }] })).not.toEqual([])
})

it('ANS-01 a public form keeps still on a first visit', () => {
  const form = { ...STANDS, page: 'reclamo-alumbrado', layoutShift: 0.0096, peakMegabytes: 51 }
  expect(brokenLimits({ firstVisit: [form] })).toEqual([])
  // As before, when the footer stood in sight below an outline.
  expect(brokenLimits({ firstVisit: [{ ...form, layoutShift: 0.2248 }] })).toEqual([
    'reclamo-alumbrado moves by 0.2248 while it is opened, more than 0.02.',
  ])
})

it('OPS-10 what moves within a second adds up, in windows of five seconds', () => {
  expect(worstWindow([])).toBe(0)
  const every = (ms: number) => Array.from({ length: 12 }, (_, index) => ({ at: index * ms, value: 1 }))
  expect(worstWindow(every(1000))).toBe(1)
  expect(worstWindow(every(100))).toBe(12)
  expect(worstWindow(every(900))).toBe(6)
})
