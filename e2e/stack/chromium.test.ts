import { expect, it, vi } from 'vitest'
import { findChromium } from './chromium'
import { fakeMachine } from './fake-machine'
import type { Machine } from './machine'

const OWN = '/home/ana/.cache/ms-playwright/chrome'

it('prefers CHROMIUM_PATH, then Debian, then Playwright', () => {
  const files = ['/mine', '/usr/bin/chromium', OWN]
  expect(findChromium(fakeMachine({ env: { CHROMIUM_PATH: '/mine' }, files }), OWN)).toBe('/mine')
  expect(findChromium(fakeMachine({ files }), OWN)).toBe('/usr/bin/chromium')
  expect(findChromium(fakeMachine({ files: [OWN] }), OWN)).toBe(OWN)
})

it('lets Playwright download one when there is none', () => {
  const files: string[] = []
  const run: Machine['run'] = () => {
    files.push(OWN)
    return { code: 0, output: '' }
  }
  const machine = { ...fakeMachine({ run }), exists: (path: string) => files.includes(path) }
  expect(findChromium(machine, OWN)).toBe(OWN)
})

it("installs Debian's package as root when nothing can be downloaded", () => {
  const files: string[] = []
  const run = vi.fn<Machine['run']>((program, args) => {
    if (program === 'id') return { code: 0, output: '0\n' }
    if (program !== 'apt-get') return { code: 1, output: '' }
    if (args[0] === 'install') files.push('/usr/bin/chromium')
    return { code: 0, output: '' }
  })
  const machine = { ...fakeMachine({ run }), exists: (path: string) => files.includes(path) }
  expect(findChromium(machine, OWN)).toBe('/usr/bin/chromium')
  expect(run.mock.calls.map(([program, [first]]) => `${program} ${first}`).slice(-2)).toEqual([
    'apt-get update',
    'apt-get install',
  ])
})

it('says in one sentence what to do when it can be had nowhere', () => {
  const run: Machine['run'] = (program) => ({ code: program === 'id' ? 0 : 1, output: '1000' })
  expect(() => findChromium(fakeMachine({ run }), OWN)).toThrow(
    /^Chromium is missing .*install chromium\) or set CHROMIUM_PATH to its program\.$/,
  )
})

it('says that CHROMIUM_PATH names nothing', () => {
  expect(() => findChromium(fakeMachine({ env: { CHROMIUM_PATH: '/gone' } }), OWN)).toThrow(
    'CHROMIUM_PATH points at /gone, which does not exist',
  )
})
