import { MAX_IMAGE_BYTES } from '../../domain/files/limits'
import { JPEG_QUALITY, LONGEST_SIDE, scaledSize } from '../../domain/files/photo'

export type PictureType = 'image/png' | 'image/jpeg'

/** A canvas, of a worker or of the page. */
export interface Surface {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  encode: (type: PictureType, quality: number) => Promise<Blob>
}

/** A picture that was opened, upright. */
export interface Opened {
  width: number
  height: number
  picture: CanvasImageSource
  close: () => void
}

/** A noisy PNG can be too large even when scaled: it is then made smaller still, this many times at most. */
const TRIES = 4
const SMALLER = 0.7

/**
 * Draws a picture anew, scaled down. What the camera noted in the file (where, when, which way up) is not carried over:
 * the pixels stand upright.
 * @param longestSide so many pixels its longest side has at most
 * @throws when no surface of that size can be had
 */
export async function redraw(
  opened: Opened,
  type: PictureType,
  surfaceOf: (width: number, height: number) => Surface,
  longestSide = LONGEST_SIDE,
): Promise<Blob> {
  try {
    for (let turn = 0, longest = longestSide; ; turn += 1, longest *= SMALLER) {
      const { width, height } = scaledSize(opened, longest)
      const { context, encode } = surfaceOf(width, height)
      if (type === 'image/jpeg') {
        context.fillStyle = '#fff'
        context.fillRect(0, 0, width, height)
      }
      context.imageSmoothingQuality = 'high'
      context.drawImage(opened.picture, 0, 0, width, height)
      const blob = await encode(type, JPEG_QUALITY)
      if (blob.size <= MAX_IMAGE_BYTES || turn === TRIES) return blob
    }
  } finally {
    opened.close()
  }
}
