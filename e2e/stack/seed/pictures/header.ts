import { newCanvas } from './canvas'

/** A header image of the recommended size: hills below a sky. */
export function drawHeader(): Uint8Array {
  const canvas = newCanvas(1280, 150, [206, 226, 230])
  for (let x = 0; x < canvas.width; x++) {
    const far = 78 + Math.sin(x / 120) * 18 + Math.sin(x / 47) * 5
    const near = 108 + Math.sin(x / 170 + 2) * 14
    canvas.rectangle(x, Math.round(far), 1, 150, [112, 158, 160])
    canvas.rectangle(x, Math.round(near), 1, 150, [20, 84, 96])
  }
  return canvas.png()
}
