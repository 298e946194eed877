import { extensionOf, IMAGE_TYPES } from './limits'
import { pictureFormat } from './content'

/** Photos are scaled down to this many pixels on their longest side before they are sent. */
export const LONGEST_SIDE = 2048
export const JPEG_QUALITY = 0.85
/** A picture of more pixels is no photo, and no device opens it. */
export const MAX_PIXELS = 120_000_000

export interface PictureSize {
  width: number
  height: number
}

/** The size of a picture whose longest side is at most `longest`; small ones keep theirs. */
export function scaledSize({ width, height }: PictureSize, longest: number = LONGEST_SIDE): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height) }
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const uint32 = (bytes: Uint8Array, at: number) => uint16(bytes, at) * 65_536 + uint16(bytes, at + 2)

/** The segment of a JPEG that says its size. C4, C8 and CC are of the same family and say something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(head: Uint8Array): PictureSize | null {
  let at = 2
  while (at + 9 < head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0
    if (isFrame(marker)) return { width: uint16(head, at + 7), height: uint16(head, at + 5) }
    // A byte that only fills up, or a mark without content.
    if (marker === 0xff) at += 1
    else at += 2 + uint16(head, at + 2)
  }
  return null
}

/** How large a picture says that it is, before anybody opens it; null when its first bytes do not tell. */
export function pictureSize(head: Uint8Array): PictureSize | null {
  const format = pictureFormat(head)
  if (format === 'png') return { width: uint32(head, 16), height: uint32(head, 20) }
  return format === 'jpeg' ? jpegSize(head) : null
}

const COLOUR_TYPE = 25
const TRANSPARENT_TYPES = [4, 6]

/** Whether a PNG may be transparent somewhere: it then stays a PNG. */
export function mayBeTransparent(head: Uint8Array): boolean {
  if (pictureFormat(head) !== 'png') return false
  if (TRANSPARENT_TYPES.includes(head[COLOUR_TYPE] ?? 0)) return true
  // Chunks before the picture itself: length, name, content, four bytes to check.
  for (let at = 8; at + 8 < head.length; at += 12 + uint32(head, at)) {
    const name = String.fromCharCode(...head.subarray(at + 4, at + 8))
    if (name === 'tRNS') return true
    if (name === 'IDAT') return false
  }
  return false
}

/** The name of a picture that is now of another type: «IMG_1.heic» becomes «IMG_1.jpg». */
export function renamedTo(type: 'image/png' | 'image/jpeg', name: string): string {
  if (IMAGE_TYPES[extensionOf(name)] === type) return name
  const dot = name.lastIndexOf('.')
  return `${dot > 0 ? name.slice(0, dot) : name || 'foto'}.${type === 'image/png' ? 'png' : 'jpg'}`
}
