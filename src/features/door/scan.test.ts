import { encode } from 'uqr'
import { afterEach, expect, it, vi } from 'vitest'
import { codeFinder } from './scan'

const CELL = 6

/** A picture as the camera gives it, with a text as QR code in the middle of a grey wall. */
function picture(text: string): HTMLCanvasElement {
  const code = encode(text, { border: 4 })
  const width = code.size * CELL + 80
  const data = new Uint8ClampedArray(width * width * 4).fill(170)
  for (const [y, row] of code.data.entries()) {
    for (const [x, dark] of row.entries()) {
      for (let at = 0; at < CELL * CELL; at += 1) {
        const [px, py] = [40 + x * CELL + (at % CELL), 40 + y * CELL + Math.floor(at / CELL)]
        data.fill(dark ? 20 : 235, (py * width + px) * 4, (py * width + px) * 4 + 3)
      }
    }
  }
  const canvas = document.createElement('canvas')
  const getContext = () => ({ getImageData: () => ({ data, width, height: width }) })
  return Object.assign(canvas, { width, height: width, getContext })
}

afterEach(() => vi.unstubAllGlobals())

it('PAY-12 a code is read by the library where the browser reads none', async () => {
  const find = await codeFinder()
  expect(await find(picture('0001AAAABBBB'))).toBe('0001AAAABBBB')
})

it('PAY-12 a picture without a code gives none, and no error', async () => {
  const find = await codeFinder()
  const frame = document.createElement('canvas')
  expect(await find(Object.assign(frame, { getContext: () => null }))).toBeNull()
  const data = new Uint8ClampedArray(frame.width * frame.height * 4).fill(120)
  const getContext = () => ({ getImageData: () => ({ data }) })
  expect(await find(Object.assign(frame, { getContext }))).toBeNull()
})

it('PAY-12 the browser itself reads codes where it can', async () => {
  const detect = vi
    .fn()
    .mockResolvedValueOnce([{ rawValue: 'EN-LA-PUERTA' }])
    .mockResolvedValue([])
  vi.stubGlobal(
    'BarcodeDetector',
    vi.fn(function () {
      return { detect }
    }),
  )
  const find = await codeFinder()
  const frame = document.createElement('canvas')
  expect(await find(frame)).toBe('EN-LA-PUERTA')
  expect(await find(frame)).toBeNull()
})

it('PAY-12 the library reads codes where the browser has a reader that cannot read QR codes', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    vi.fn(function () {
      throw new TypeError('qr_code')
    }),
  )
  const find = await codeFinder()
  expect(await find(picture('0001CCCCDDDD'))).toBe('0001CCCCDDDD')
})
