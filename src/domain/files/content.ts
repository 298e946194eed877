import { extensionOf, type StoredKind } from './limits'

/** How many of a file's first bytes tell what it is: enough for the size of a picture behind what cameras note. */
export const HEAD_BYTES = 256 * 1024

/** What a file's own bytes say against it; the interface has a sentence for each. */
export type ContentProblem = 'imageContent' | 'documentContent' | 'videoContent'

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))
const begins = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const isPng = (head: Uint8Array) => begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const isJpeg = (head: Uint8Array) => begins(head, 0xff, 0xd8, 0xff)
const isZip = (head: Uint8Array) => begins(head, 0x50, 0x4b, 0x03, 0x04)
/** Word, Excel and PowerPoint before 2007. */
const isCompound = (head: Uint8Array) => begins(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const isWebm = (head: Uint8Array) => begins(head, 0x1a, 0x45, 0xdf, 0xa3)
/** Readers look for the mark of a PDF within its first kilobyte. */
const isPdf = (head: Uint8Array) => text(head, 0, 1024).includes('%PDF-')
const isRtf = (head: Uint8Array) => text(head, 0, 5) === '{\\rtf'
/** Words in any encoding but the wide ones have no zero byte; programs and pictures have. */
const isText = (head: Uint8Array) => !head.subarray(0, 4096).includes(0)
const isMarkup = (head: Uint8Array) => /^(?:\xef\xbb\xbf)?\s*</.test(text(head, 0, 64)) && isText(head)
const isWideText = (head: Uint8Array) => begins(head, 0xff, 0xfe) || begins(head, 0xfe, 0xff)

/** The family of an ISO media file («ftyp»), '' when it is none. */
const brandOf = (head: Uint8Array): string => (text(head, 4, 4) === 'ftyp' ? text(head, 8, 4) : '')
const STILL_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']
/** Old QuickTime files begin with one of these instead. */
const QUICKTIME_ATOMS = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const isMovie = (head: Uint8Array) => {
  const brand = brandOf(head)
  return brand ? !STILL_BRANDS.includes(brand) : QUICKTIME_ATOMS.includes(text(head, 4, 4))
}

const isDocument: Record<string, (head: Uint8Array) => boolean> = {
  pdf: isPdf,
  doc: (head) => isCompound(head) || isRtf(head),
  xls: isCompound,
  ppt: isCompound,
  docx: isZip,
  xlsx: isZip,
  pptx: isZip,
  odt: isZip,
  ods: isZip,
  odp: isZip,
  kmz: isZip,
  rtf: isRtf,
  csv: (head) => (isText(head) || isWideText(head)) && !isPdf(head),
  kml: isMarkup,
}

const isMp3 = (head: Uint8Array) =>
  text(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)
const isOgg = (head: Uint8Array) => text(head, 0, 4) === 'OggS'

const isAudio: Record<string, (head: Uint8Array) => boolean> = {
  webm: isWebm,
  m4a: isMovie,
  mp3: isMp3,
  ogg: isOgg,
  opus: isOgg,
  wav: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WAVE',
}

/** What kind of picture these bytes begin, whatever the file is called. `heic` is what many phones keep. */
export function pictureFormat(head: Uint8Array): 'png' | 'jpeg' | 'heic' | null {
  if (isPng(head)) return 'png'
  if (isJpeg(head)) return 'jpeg'
  return STILL_BRANDS.includes(brandOf(head)) ? 'heic' : null
}

/** Why a file's bytes are not what its name says, or null (FILE-01). */
export function contentProblem(kind: StoredKind, name: string, head: Uint8Array): ContentProblem | null {
  if (kind === 'imagen') return pictureFormat(head) ? null : 'imageContent'
  const extension = extensionOf(name)
  if (kind !== 'video')
    return (kind === 'audio' ? isAudio : isDocument)[extension]?.(head) ? null : 'documentContent'
  const isVideo = extension === 'webm' ? isWebm(head) : isMovie(head) || (extension === '' && isWebm(head))
  return isVideo ? null : 'videoContent'
}
