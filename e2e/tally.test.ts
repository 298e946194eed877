import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { sum, tallyOf } from './tally'

function report(content: unknown): string {
  const file = `${mkdtempSync(`${tmpdir()}/tally-`)}/report.json`
  writeFileSync(file, JSON.stringify(content))
  return file
}

it("reads Vitest's counts and those of journeys", () => {
  expect(tallyOf(report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 })
  expect(tallyOf(report({ planned: 5, passed: 3 }), 1)).toEqual({ passed: 3, failed: 2 })
})

it('counts journeys that did not come to their end as failed, whatever the program said', () => {
  expect(tallyOf(report({ planned: 5, passed: 3 }), 0)).toEqual({ passed: 3, failed: 2 })
})

it('counts a failure when a run breaks before its first test', () => {
  expect(tallyOf(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 })
  expect(tallyOf('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
})

it('counts nothing for a stage without tests', () => {
  expect(tallyOf('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 0 })
})

it('adds up the counts of several stages', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
