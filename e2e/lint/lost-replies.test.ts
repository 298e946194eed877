import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'

/** By their names these only read. */
const READS = /^(GET|LIST|FIND|COUNT|CHECK|PREVIEW|ASK)_/u

/** What else is asked for once only, and why nobody is told something false when its response gets lost. */
const ONCE: Record<string, string> = {
  ADD_PASSKEY: 'the page reads which passkeys there are, and a device makes no second one',
  BEGIN_PASSKEY: 'another challenge is made',
  CHANGE_FACTOR: 'the page reads how the factor stands',
  CONFIRM_FACTOR: 'the page reads that the factor counts, and other recovery codes are made there',
  GENERATE_CSV: 'a page of an export is read again from where it ended',
  PROVE_FACTOR: 'the next code of the app does, half a minute later',
  RECHECK_FILE: 'the page reads how the file stands',
  RENEW_SESSION: 'it goes on renewing',
  RETRY_RECEIPTS: 'the page reads what is left',
  USE_TICKET: 'the device keeps a use until the server has it',
}

/** Which functions a source calls as staff without finding out what became of a lost response. */
const askedOnce = (source: string): string[] =>
  [...source.matchAll(/\bcallStaff\(\s*([A-Z_]+)/gu)].map(([, name = '']) => name)

it('ANS-15 each change that functions make for staff is asked for again, or looked up, when its response gets lost', () => {
  const folder = `${ROOT}src/data/staff`
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => askedOnce(readFileSync(`${folder}/${file}`, 'utf8')))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((name) => !READS.test(name) && !(name in ONCE))).toEqual([])
  expect(Object.keys(ONCE).filter((name) => !found.includes(name))).toEqual([])
})
