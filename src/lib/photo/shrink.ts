import type { PictureType } from '../../domain/files/header-image'

const JPEG_QUALITY = 0.85

/**
 * A picture upright, with at most so many pixels on its longest side, and without what a camera noted in it.
 * @throws when the browser cannot draw it
 */
export async function shrink(picture: Blob, type: PictureType, longest: number): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no surface to draw on')
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written'))),
        type,
        JPEG_QUALITY,
      ),
    )
  } finally {
    bitmap.close()
  }
}
