import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { forgetData, isSeeded, markSeeded, seededSummary } from './kept-data'

const SUMMARY = { accounts: [], links: [{ label: 'Encuesta', path: '/f/encuesta' }] }

function workspace() {
  const folder = mkdtempSync(`${tmpdir()}/muni-`)
  return { folder, data: `${folder}/data` }
}
/** What the emulators leave when they end in order. */
function exported({ data }: { data: string }) {
  mkdirSync(data)
  writeFileSync(`${data}/firebase-export-metadata.json`, '{}')
}

it('data of a start that ended before the municipality was complete is half of one', () => {
  const kept = workspace()
  exported(kept)
  expect(isSeeded(kept)).toBe(false)
  forgetData(kept)
  expect(existsSync(kept.data)).toBe(false)
  forgetData(kept)
})

it('a municipality that was completed is told as it was the first time, until it is forgotten', () => {
  const kept = workspace()
  exported(kept)
  markSeeded(kept, SUMMARY)
  expect([isSeeded(kept), seededSummary(kept)]).toEqual([true, SUMMARY])
  forgetData(kept)
  expect([isSeeded(kept), existsSync(kept.data)]).toEqual([false, false])
})

it('a mark without data, as of a start that was killed once the municipality was complete, is half of one', () => {
  const kept = workspace()
  markSeeded(kept, SUMMARY)
  expect(isSeeded(kept)).toBe(false)
})
