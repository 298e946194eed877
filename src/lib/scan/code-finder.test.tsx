import { encode } from 'uqr'
import { afterEach, expect, it, vi } from 'vitest'
import { codeFinder } from './code-finder'

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
  const find = await codeFinder('qr')
  expect(await find(picture('0001AAAABBBB'))).toBe('0001AAAABBBB')
})

it('PAY-12 a picture without a code gives none, and no error', async () => {
  const find = await codeFinder('qr')
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
  const find = await codeFinder('qr')
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
  const find = await codeFinder('qr')
  expect(await find(picture('0001CCCCDDDD'))).toBe('0001CCCCDDDD')
})

/** Bars of digits on the left side of an EAN-13, from 0 to 9 (odd parity); the right side has their opposites. */
const LEFT = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
/** Which digits on the left have even parity, by the first digit. */
const PARITY = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
]

const opposite = (bars: string): string => bars.replaceAll(/[01]/g, (bar) => (bar === '0' ? '1' : '0'))
const mirrored = (bars: string): string => [...opposite(bars)].toReversed().join('')

/** A picture of a bar code as it stands on goods. */
function barCode(digits: string): HTMLCanvasElement {
  const [first = '0', ...rest] = digits
  const barsOf = (digit: string) => LEFT[Number(digit)] ?? ''
  const left = rest.slice(0, 6).map((digit, at) => {
    const isEven = PARITY[Number(first)]?.[at] === '1'
    return isEven ? mirrored(barsOf(digit)) : barsOf(digit)
  })
  const right = rest.slice(6).map((digit) => opposite(barsOf(digit)))
  const bars = ['0'.repeat(12), '101', ...left, '01010', ...right, '101', '0'.repeat(12)].join('')
  const [width, height] = [bars.length * 4, 120]
  const data = new Uint8ClampedArray(width * height * 4).fill(235)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (bars[Math.floor(x / 4)] === '1') data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3)
  const canvas = document.createElement('canvas')
  const getContext = () => ({ getImageData: () => ({ data, width, height }) })
  return Object.assign(canvas, { width, height, getContext })
}

it('KIND-07 a question reads bar codes and QR codes, the door QR codes alone', async () => {
  const any = await codeFinder('any')
  expect(await any(barCode('7790895000997'))).toBe('7790895000997')
  expect(await any(picture('MEDIDOR-12'))).toBe('MEDIDOR-12')
  const qr = await codeFinder('qr')
  expect(await qr(barCode('7790895000997'))).toBeNull()
})
