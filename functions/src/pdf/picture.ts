import { crc32, inflateSync } from 'node:zlib'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Pixels of a picture that is still drawn; a small file may unpack to gigabytes. */
const MOST_PIXELS = 40_000_000
const BYTES_PER_PIXEL = 8

export type PictureKind = 'png' | 'jpeg'

/** Whether a PNG's chunks are whole and its pixels unpack to what its header says. */
function isSoundPng(bytes: Buffer): boolean {
  const data: Buffer[] = []
  let pixels = 0
  let at = PNG.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) return false
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    if (type === 'IHDR') pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12)
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, end))
    if (type === 'IEND') break
    at = end + 4
  }
  if (pixels === 0 || pixels > MOST_PIXELS || data.length === 0) return false
  try {
    inflateSync(Buffer.concat(data), { maxOutputLength: pixels * BYTES_PER_PIXEL + 1_000_000 })
    return true
  } catch {
    return false
  }
}

// Markers of a JPEG that carry no length.
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether a JPEG's segments lead to a frame of bearable size and on to the picture itself. */
function isSoundJpeg(bytes: Buffer): boolean {
  let pixels = 0
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      const length = bytes.readUInt16BE(at + 2)
      if (length < 2 || at + 2 + length > bytes.length) return false
      if (isFrame(marker)) pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      // What follows the start of scan is the picture.
      if (marker === 0xda) return pixels > 0 && pixels <= MOST_PIXELS
      at += 2 + length
    }
  }
  return false
}

/**
 * What kind of picture the bytes are, whatever their name says; null for anything that cannot be drawn: another
 * kind, cut short, corrupt, or far too large once unpacked. One bad picture must not cost the whole document.
 */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return isSoundPng(bytes) ? 'png' : null
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return isSoundJpeg(bytes) ? 'jpeg' : null
  return null
}
