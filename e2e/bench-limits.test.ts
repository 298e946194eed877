import { expect, it } from 'vitest'
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
