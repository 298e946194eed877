import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Points of the picture for each square of the code: whole ones, so that no reader has to guess. */
const SQUARE = 6
/** Squares around it, as its standard wants them. */
const QUIET = 4

const PNG_BEGINS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** One bit for each point, shades of grey, nothing interlaced. */
const ONE_BIT_GREY = [1, 0, 0, 0, 0]

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A row of points: a byte that says that it stands for itself, then eight points a byte, white where the bit is set. */
function rowOf(squares: readonly boolean[]): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((squares.length * SQUARE) / 8))
  squares.forEach((isDark, at) => {
    if (isDark) return
    for (let point = at * SQUARE; point < (at + 1) * SQUARE; point += 1)
      row[1 + (point >> 3)] = (row[1 + (point >> 3)] ?? 0) | (0x80 >> (point & 7))
  })
  return row
}

/** An address as a QR, in a PNG of some hundred bytes: mail programs show no SVG. */
export function qrPicture(address: string): Buffer {
  const { data } = encode(address, { ecc: 'M', border: QUIET })
  const width = data.length * SQUARE
  const head = Buffer.alloc(8)
  head.writeUInt32BE(width)
  head.writeUInt32BE(width, 4)
  const rows = data.flatMap((squares) => Array.from({ length: SQUARE }, () => rowOf(squares)))
  return Buffer.concat([
    PNG_BEGINS,
    chunk('IHDR', Buffer.concat([head, Buffer.from(ONE_BIT_GREY)])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
