import { Deflate, strToU8 } from 'fflate'
import { crc32 } from './crc32'

/** Collects the pieces of a file; the caller decides where they are kept. */
export interface Gathering {
  /** Adds a text, or bytes that the caller may overwrite afterwards. */
  take: (piece: Uint8Array<ArrayBuffer> | string) => void
  /** The file of all pieces. */
  file: () => Blob
}

/** A part that is packed while it arrives. */
export interface ZipPart {
  push: (text: string) => void
  close: () => void
}

interface Entry {
  name: Uint8Array<ArrayBuffer>
  /** Deflated rather than as it is. */
  packed: boolean
  crc: number
  size: number
  stored: number
  at: number
}

/** Fast, and within a tenth of the smallest size. */
const LEVEL = 4
/** A number that does not fit into four bytes is written in eight, in an extra field (zip64). */
const FOUR_BYTES = 0xffffffff
const STORED = 0
const DEFLATED = 8
const UTF8_NAME = 0x0800
/** The first day that archives know, for every part, so that files of the same answers are the same. */
const FIRST_DAY = 0x0021

const two = (value: number) => [value & 0xff, (value >>> 8) & 0xff]
const four = (value: number) => [...two(value), ...two(value >>> 16)]
const eight = (value: number) => [...four(value % 2 ** 32), ...four(Math.floor(value / 2 ** 32))]

const isLarge = ({ size, stored }: Entry) => size >= FOUR_BYTES || stored >= FOUR_BYTES
const largeSizes = (entry: Entry) =>
  isLarge(entry) ? [...two(1), ...two(16), ...eight(entry.size), ...eight(entry.stored)] : []

/** The fields that the header of a part and its directory entry share. */
function aboutPart(entry: Entry): number[] {
  const { name, packed, crc, size, stored } = entry
  const sizes = isLarge(entry) ? [FOUR_BYTES, FOUR_BYTES] : [stored, size]
  return [
    ...two(isLarge(entry) ? 45 : 20),
    ...two(UTF8_NAME),
    ...two(packed ? DEFLATED : STORED),
    ...two(0),
    ...two(FIRST_DAY),
    ...four(crc),
    ...sizes.flatMap(four),
    ...two(name.length),
    ...two(largeSizes(entry).length),
  ]
}

const partHeader = (entry: Entry) =>
  Uint8Array.from([...four(0x04034b50), ...aboutPart(entry), ...entry.name, ...largeSizes(entry)])

const directoryLine = (entry: Entry) =>
  Uint8Array.from([
    ...four(0x02014b50),
    ...two(45),
    ...aboutPart(entry),
    // No comment, one disk, no attributes.
    ...[...two(0), ...two(0), ...two(0), ...four(0)],
    ...four(entry.at),
    ...entry.name,
    ...largeSizes(entry),
  ])

/**
 * A zip archive in which each part has its size in its header, which some readers need. A part that is packed while it
 * arrives is therefore collected first and added to the archive when it is closed.
 * @param gather makes a buffer for the bytes of a part
 */
export function openZip(gather: () => Gathering) {
  const entries: Entry[] = []
  const pieces: BlobPart[] = []
  let at = 0
  const take = (piece: Uint8Array<ArrayBuffer> | Blob): void => {
    pieces.push(piece)
    at += piece instanceof Blob ? piece.size : piece.length
  }
  const addPart = (
    about: Omit<Entry, 'at' | 'name'>,
    name: string,
    bytes: Uint8Array<ArrayBuffer> | Blob,
  ) => {
    const entry = { ...about, name: strToU8(name), at }
    entries.push(entry)
    take(partHeader(entry))
    take(bytes)
  }

  return {
    /** Adds a small part as it is. */
    add(name: string, text: string): void {
      const bytes = strToU8(text)
      const size = bytes.length
      addPart({ packed: false, crc: crc32(bytes), size, stored: size }, name, bytes)
    },
    /** Begins a part that is packed while it arrives. */
    open(name: string): ZipPart {
      const gathered = gather()
      let [crc, size, stored] = [0, 0, 0]
      const deflate = new Deflate({ level: LEVEL }, (bytes) => {
        stored += bytes.length
        gathered.take(bytes)
      })
      return {
        push(text) {
          const bytes = strToU8(text)
          crc = crc32(bytes, crc)
          size += bytes.length
          deflate.push(bytes)
        },
        close() {
          deflate.push(new Uint8Array(), true)
          addPart({ packed: true, crc, size, stored }, name, gathered.file())
        },
      }
    },
    /**
     * The archive of the parts that were added and closed.
     * @throws RangeError when it would be over 4 GB
     */
    close(type: string): Blob {
      const begin = at
      for (const entry of entries) take(directoryLine(entry))
      if (at >= FOUR_BYTES) throw new RangeError('more bytes than an archive may have')
      take(
        Uint8Array.from([
          ...four(0x06054b50),
          ...[...two(0), ...two(0)],
          ...two(entries.length),
          ...two(entries.length),
          ...four(at - begin),
          ...four(begin),
          ...two(0),
        ]),
      )
      return new Blob(pieces, { type })
    },
  }
}
