import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'

/** What says that something was done, and so ends an earlier failure. */
const DONE = /toast\.(success|undoable|done)\(/u

it('FMT-03 where a failure stays on the screen, a later try that works takes it away', () => {
  const failing = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => ({ file, source: readFileSync(`${ROOT}src/${file}`, 'utf8') }))
    .filter(({ source }) => source.includes('toast.error('))
  expect(failing.length).toBeGreaterThan(20)
  expect(failing.filter(({ source }) => !DONE.test(source)).map(({ file }) => file)).toEqual([])
})
