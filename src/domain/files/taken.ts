import { pointAt, type Point } from '../point'
import { isWallClock, type WallClock } from '../wall-clock'

/** When and where a photo was taken, as its camera noted it; nothing of what it did not note. */
export interface Taken {
  at: WallClock | ''
  point: Point | null
}

const NOTHING: Taken = { at: '', point: null }

const TAG = { exif: 0x8769, gps: 0x8825, takenAt: 0x9003, latRef: 1, lat: 2, lngRef: 3, lng: 4 } as const
const ENTRY_BYTES = 12
const MOST_ENTRIES = 200

/** A block of notes of Exif, which is a TIFF file: places count from its beginning. */
interface Notes {
  view: DataView
  little: boolean
}

/** The segment of a JPEG that holds what the camera noted. */
function notesOf(head: Uint8Array): Notes | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    // 'Exif', and two zeros before the notes begin.
    if (view.getUint16(at) !== 0xffe1 || view.getUint32(at + 4) !== 0x45786966) continue
    const from = at + 10
    const order = view.getUint16(from)
    if (order !== 0x4949 && order !== 0x4d4d) return null
    return { view: new DataView(view.buffer, view.byteOffset + from), little: order === 0x4949 }
  }
  return null
}

/** Where the value of each entry of a list stands, by its tag. */
function entriesAt({ view, little }: Notes, list: number): Map<number, number> {
  const count = Math.min(view.getUint16(list, little), MOST_ENTRIES)
  return new Map(
    Array.from({ length: count }, (_, index): [number, number] => {
      const entry = list + 2 + index * ENTRY_BYTES
      return [view.getUint16(entry, little), entry + 8]
    }),
  )
}

function subList(notes: Notes, entries: Map<number, number>, tag: number): Map<number, number> {
  const at = entries.get(tag)
  return at === undefined ? new Map() : entriesAt(notes, notes.view.getUint32(at, notes.little))
}

const TAKEN = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2})/

function clockIn({ view, little }: Notes, entries: Map<number, number>): WallClock | '' {
  const at = entries.get(TAG.takenAt)
  if (at === undefined) return ''
  const from = view.getUint32(at, little)
  const text = Array.from({ length: 16 }, (_, index) =>
    String.fromCharCode(view.getUint8(from + index)),
  ).join('')
  const [, year, month, day, time] = TAKEN.exec(text) ?? []
  const clock = `${year}-${month}-${day}T${time}`
  return isWallClock(clock) ? clock : ''
}

/** Degrees, minutes and seconds, each a fraction. */
function degreesIn({ view, little }: Notes, entries: Map<number, number>, tag: number, ref: number): number {
  const [at, side] = [entries.get(tag), entries.get(ref)]
  if (at === undefined || side === undefined) return Number.NaN
  const from = view.getUint32(at, little)
  const part = (index: number) =>
    view.getUint32(from + index * 8, little) / view.getUint32(from + index * 8 + 4, little)
  const degrees = part(0) + part(1) / 60 + part(2) / 3600
  return ['S', 'W'].includes(String.fromCharCode(view.getUint8(side))) ? -degrees : degrees
}

function read(notes: Notes): Taken {
  const first = entriesAt(notes, notes.view.getUint32(4, notes.little))
  const gps = subList(notes, first, TAG.gps)
  const lat = degreesIn(notes, gps, TAG.lat, TAG.latRef)
  const lng = degreesIn(notes, gps, TAG.lng, TAG.lngRef)
  // Cameras without a position note 0, 0.
  const point = lat === 0 && lng === 0 ? null : pointAt(lat, lng)
  return { at: clockIn(notes, subList(notes, first, TAG.exif)), point }
}

/**
 * What the camera noted in a photo, by the photo's first bytes (KIND-08). What is damaged notes nothing: never throws.
 */
export function takenIn(head: Uint8Array): Taken {
  try {
    const notes = notesOf(head)
    return notes ? read(notes) : NOTHING
  } catch {
    // Places outside of the bytes that are there.
    return NOTHING
  }
}
