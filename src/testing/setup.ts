import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, afterEach, vi } from 'vitest'

// A busy machine draws a table of controls slowly; what is there at once is still found at once.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

// A text whose placeholder is given no value fails the test.
i18next.options.missingInterpolationHandler = (text: string, [gap]: RegExpExecArray): never => {
  throw new Error(`Nothing was given for ${gap} in “${text}”.`)
}

// Components have no store to ask: their municipality has the clock of the machine.
vi.mock('../data/staff/zones', () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return { knownZone: () => zone, zoneAt: () => Promise.resolve(zone), noteZone: vi.fn() }
})

// A document without a canvas cannot draw; signatures are drawn in Chromium.
vi.mock('../renderer/signatures/SignaturePad', () => ({ SignaturePad: () => null }))

afterEach(cleanup)
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
