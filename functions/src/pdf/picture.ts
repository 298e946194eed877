import { crc32, inflateSync } from 'node:zlib'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Pixels of a picture that is still drawn; a small file may unpack to gigabytes. */
const MAX_PIXELS = { png: 12_000_000, jpeg: 40_000_000 }

export type PictureKind = 'png' | 'jpeg'

/** Values of a pixel by the PNG's colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETTE = 3
/** Ways in which a row may be written as differences. */
const LAST_FILTER = 4

/** What a PNG's chunks say; null when they are torn or lead to no end. */
function pngChunks(bytes: Buffer): { header: Buffer; data: Buffer; hasPalette: boolean } | null {
  const data: Buffer[] = []
  let header: Buffer | null = null
  let hasPalette = false
  for (let at = PNG.length; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null
    if (type === 'IHDR') header = bytes.subarray(at + 8, end)
    if (type === 'PLTE') hasPalette = true
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, end))
    if (type === 'IEND') return header && { header, data: Buffer.concat(data), hasPalette }
    at = end + 4
  }
  return null
}

/**
 * Whether a PNG unpacks to exactly the rows that its header says, each written in a way that there is: the library
 * that draws it would end the whole process over one that does not. Interlaced and 16-bit ones are not drawn.
 */
function isSoundPng(bytes: Buffer): boolean {
  const chunks = pngChunks(bytes)
  if (chunks?.header.length !== 13) return false
  const { header, data, hasPalette } = chunks
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlaced = 1] = header.subarray(8)
  const channels = CHANNELS[colour]
  if (channels === undefined || ![1, 2, 4, 8].includes(depth) || interlaced !== 0) return false
  if ((channels > 1 && depth !== 8) || (colour === PALETTE && !hasPalette)) return false
  if (width * height === 0 || width * height > MAX_PIXELS.png) return false
  const rowBytes = 1 + Math.ceil((width * channels * depth) / 8)
  try {
    const rows = inflateSync(data, { maxOutputLength: height * rowBytes })
    if (rows.length !== height * rowBytes) return false
    for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 0) > LAST_FILTER) return false
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
      if (isFrame(marker)) {
        // Eight bits each of one, three or four colours.
        if (length < 9 || bytes[at + 4] !== 8 || ![1, 3, 4].includes(bytes[at + 9] ?? 0)) return false
        pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      }
      // What follows the start of scan is the picture.
      if (marker === 0xda) return pixels > 0 && pixels <= MAX_PIXELS.jpeg
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

/** A picture as a data address, which is how documents take it; null as {@link pictureKind}. */
export function pictureUrl(bytes: Buffer): string | null {
  const kind = pictureKind(bytes)
  return kind && `data:image/${kind};base64,${bytes.toString('base64')}`
}
