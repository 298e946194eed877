import type { Random } from '../random'
import { newCanvas } from './canvas'

const WIDTH = 360
const HEIGHT = 150

/** A signature as a pen draws it: loops that run to the right and end in a flourish. */
export function drawSignature(random: Random): Uint8Array {
  const canvas = newCanvas(WIDTH, HEIGHT, [255, 255, 255])
  const turns = random.int(4, 8)
  const rise = random.int(18, 34)
  const lean = random.next() * 14
  for (let step = 0; step <= 4000; step++) {
    const along = step / 4000
    const angle = along * turns * 2 * Math.PI
    const high = rise * (1 - along * 0.6)
    const x = 40 + along * 260 + Math.cos(angle) * 16 + Math.sin(angle) * lean * 0.4
    const y = 76 + Math.sin(angle * 1.03) * high + Math.sin(along * 5) * 8
    canvas.disc(x, y, 1, [24, 38, 84])
  }
  return canvas.png()
}
