import { crc32, deflateSync } from 'node:zlib'

export type Colour = [red: number, green: number, blue: number]

/** A picture that is painted dot by dot. */
export interface Canvas {
  width: number
  height: number
  dot(x: number, y: number, colour: Colour): void
  rectangle(left: number, top: number, width: number, height: number, colour: Colour): void
  disc(x: number, y: number, radius: number, colour: Colour): void
  png(): Uint8Array
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A canvas of one colour, written as a PNG without transparency. */
export function newCanvas(width: number, height: number, background: Colour): Canvas {
  const line = 1 + width * 3
  const bytes = Buffer.alloc(line * height)
  const dot = (x: number, y: number, colour: Colour) => {
    const column = Math.round(x)
    const row = Math.round(y)
    if (column < 0 || row < 0 || column >= width || row >= height) return
    bytes.set(colour, row * line + 1 + column * 3)
  }
  const rectangle: Canvas['rectangle'] = (left, top, wide, high, colour) => {
    for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) dot(x, y, colour)
  }
  rectangle(0, 0, width, height, background)
  return {
    width,
    height,
    dot,
    rectangle,
    disc(x, y, radius, colour) {
      for (let down = -radius; down <= radius; down++) {
        const half = Math.sqrt(radius * radius - down * down)
        for (let across = -half; across <= half; across++) dot(x + across, y + down, colour)
      }
    },
    png() {
      const head = Buffer.alloc(13)
      head.writeUInt32BE(width, 0)
      head.writeUInt32BE(height, 4)
      head.set([8, 2, 0, 0, 0], 8)
      const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      const data = chunk('IDAT', deflateSync(bytes))
      return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))])
    },
  }
}
