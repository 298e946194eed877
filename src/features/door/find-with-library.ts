import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import type { FindCode } from './find-code'

const reader = new QRCodeReader()

/** How light each point of a picture is. */
function greyOf({ data }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4
    grey[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 4
  }
  return grey
}

/** Finds a QR code where the browser cannot by itself. */
export const findWithLibrary: FindCode = (frame) => {
  const picture = frame.getContext('2d')?.getImageData(0, 0, frame.width, frame.height)
  if (!picture) return Promise.resolve(null)
  const source = new RGBLuminanceSource(greyOf(picture), frame.width, frame.height)
  try {
    return Promise.resolve(reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText())
  } catch {
    // The library throws when there is none.
    return Promise.resolve(null)
  }
}
