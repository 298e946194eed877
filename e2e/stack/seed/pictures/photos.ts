import type { Random } from '../random'
import { newCanvas, type Canvas, type Colour } from './canvas'

export type PhotoSubject = 'shop' | 'tree' | 'lamp' | 'house'

const WIDTH = 480
const HEIGHT = 320
const GROUND = 250

const PAVEMENT: Colour = [178, 174, 168]
const ROAD: Colour = [96, 99, 104]
const GLASS: Colour = [150, 190, 205]
const WALLS: Colour[] = [
  [214, 196, 168],
  [196, 120, 92],
  [226, 224, 216],
  [150, 168, 150],
]

function shop(canvas: Canvas, random: Random): void {
  canvas.rectangle(60, 70, 360, GROUND - 70, random.pick(WALLS))
  const awning: Colour = [random.int(20, 180), random.int(60, 120), random.int(60, 140)]
  for (let stripe = 0; stripe < 12; stripe++) {
    canvas.rectangle(60 + stripe * 30, 110, 30, 34, stripe % 2 ? [245, 243, 236] : awning)
  }
  canvas.rectangle(90, 156, 170, 80, GLASS)
  canvas.rectangle(300, 152, 70, GROUND - 152, [70, 62, 56])
  canvas.rectangle(150, 80, 180, 22, [40, 52, 60])
}

function tree(canvas: Canvas, random: Random): void {
  canvas.rectangle(228, 150, random.int(20, 34), GROUND - 150, [104, 78, 54])
  for (let leaf = 0; leaf < 26; leaf++) {
    const green: Colour = [random.int(48, 90), random.int(104, 150), random.int(48, 80)]
    canvas.disc(240 + random.int(-90, 90), 110 + random.int(-60, 50), random.int(20, 40), green)
  }
}

function lamp(canvas: Canvas, random: Random): void {
  const tilt = random.int(-14, 14)
  for (let step = 0; step < GROUND - 50; step++) {
    canvas.rectangle(236 + (tilt * step) / 200, GROUND - step, 8, 1, [82, 86, 92])
  }
  canvas.rectangle(236 + tilt, 48, 84, 7, [82, 86, 92])
  canvas.rectangle(300 + tilt, 54, 34, 12, random.chance(0.5) ? [250, 232, 160] : [120, 122, 124])
}

function house(canvas: Canvas, random: Random): void {
  canvas.rectangle(90, 120, 300, GROUND - 120, random.pick(WALLS))
  for (let step = 0; step < 60; step++)
    canvas.rectangle(90 + step * 2.5, 120 - step, 300 - step * 5, 1, [150, 84, 66])
  canvas.rectangle(120, 156, 70, 50, GLASS)
  canvas.rectangle(290, 156, 70, 50, GLASS)
  canvas.rectangle(218, 164, 46, GROUND - 164, [92, 66, 48])
}

const DRAW: Record<PhotoSubject, (canvas: Canvas, random: Random) => void> = { shop, tree, lamp, house }

/** A small picture that stands for a photo taken in the street. */
export function drawPhoto(subject: PhotoSubject, random: Random): Uint8Array {
  const canvas = newCanvas(WIDTH, HEIGHT, [random.int(168, 200), random.int(204, 220), 232])
  canvas.rectangle(0, GROUND, WIDTH, 34, PAVEMENT)
  canvas.rectangle(0, GROUND + 34, WIDTH, HEIGHT - GROUND - 34, ROAD)
  DRAW[subject](canvas, random)
  return canvas.png()
}
