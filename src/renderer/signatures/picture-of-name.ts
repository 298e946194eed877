const WIDTH = 600
const HEIGHT = 150
const MARGIN = 20
const LARGEST = 64
const SMALLEST = 16

const font = (size: number) =>
  `italic ${size}px "Segoe Script", "Snell Roundhand", "Brush Script MT", cursive`

/** A name as a picture of a signature, on the paper and with the ink of the pad; null where it cannot be drawn. */
export async function pictureOfName(name: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#14262b'
  context.textBaseline = 'middle'
  let size = LARGEST
  do context.font = font(size)
  while (context.measureText(name).width > WIDTH - 2 * MARGIN && (size -= 4) >= SMALLEST)
  context.fillText(name, MARGIN, HEIGHT / 2, WIDTH - 2 * MARGIN)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
