import { Buffer } from 'node:buffer'
import type { Page } from 'playwright'

/** Big-endian numbers of an EXIF block. */
const short = (value: number) => [value >> 8, value & 255]
const long = (value: number) => [...short(value >>> 16), ...short(value & 65_535)]
const entry = (tag: number, type: number, count: number, value: number[]) => [
  ...short(tag),
  ...short(type),
  ...long(count),
  ...[...value, 0, 0, 0, 0].slice(0, 4),
]

/** What a phone notes: the picture lies on its side (6), and was taken at a place. */
function exif(): Buffer {
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const directory = [
    ...short(2),
    ...entry(0x0112, 3, 1, short(6)),
    ...entry(0x8825, 4, 1, long(gpsAt)),
    ...long(0),
  ]
  const gps = [...short(1), ...entry(1, 2, 2, [...Buffer.from('S\0')]), ...long(0)]
  const block = Buffer.from([...Buffer.from('Exif\0\0MM\0*'), ...long(8), ...directory, ...gps])
  return Buffer.concat([Buffer.from([0xff, 0xe1, ...short(block.length + 2)]), block])
}

export const PHOTO = { width: 4032, height: 3024 }

/**
 * A photo of 12 megapixels as a phone keeps it: over 5 MB, on its side, with its place. Its corners, as it lies, are
 * red, green, blue and yellow, clockwise from the upper left.
 */
export async function makePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // Noise, or it would be small.
    const noise = context.createImageData(width, height)
    const words = new Uint32Array(noise.data.buffer)
    let state = 1
    for (let index = 0; index < words.length; index += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      words[index] = (state >>> 3) | 0xff000000
    }
    context.putImageData(noise, 0, 0)
    const side = 600
    const corners = [
      ['#f00', 0, 0],
      ['#0f0', width - side, 0],
      ['#00f', width - side, height - side],
      ['#ff0', 0, height - side],
    ] as const
    for (const [colour, x, y] of corners) {
      context.fillStyle = colour
      context.fillRect(x, y, side, side)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }, PHOTO)
  const plain = Buffer.from(base64, 'base64')
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)])
}
