import { expect, it, vi } from 'vitest'
import { findChromium } from './chromium'
import { fakeMachine } from './fake-machine'
import type { Machine } from './machine'

const OWN = '/home/ana/.cache/ms-playwright/chrome'

const SHELL = '/usr/bin/chromium-headless-shell'

it('prefers CHROMIUM_PATH, then Debian’s without a screen, Debian’s, and Playwright’s', () => {
  const files = ['/mine', '/usr/bin/chromium', OWN]
  expect(findChromium(fakeMachine({ files: [...files, SHELL] }), OWN)).toBe(SHELL)
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

it.each([
  ['the one without a screen', ['chromium-headless-shell', 'chromium'], SHELL],
  ['the whole one where there is no other', ['chromium'], '/usr/bin/chromium'],
])("installs Debian's package as root when nothing can be downloaded: %s", (_which, offered, program) => {
  const files: string[] = []
  const run = vi.fn<Machine['run']>((command, args) => {
    if (command === 'id') return { code: 0, output: '0\n' }
    if (command !== 'apt-get') return { code: 1, output: '' }
    const name = args.at(-1) ?? ''
    if (args[0] !== 'install') return { code: 0, output: '' }
    if (!offered.includes(name)) return { code: 100, output: `Unable to locate package ${name}` }
    files.push(`/usr/bin/${name}`)
    return { code: 0, output: '' }
  })
  const machine = { ...fakeMachine({ run }), exists: (path: string) => files.includes(path) }
  expect(findChromium(machine, OWN)).toBe(program)
  expect(files).toEqual([program])
})

it('says in one sentence what to do when Chromium cannot be found or downloaded', () => {
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
