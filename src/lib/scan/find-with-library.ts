import {
  BinaryBitmap,
  HybridBinarizer,
  MultiFormatReader,
  QRCodeReader,
  RGBLuminanceSource,
  type DecodeHintType,
  type Reader,
} from '@zxing/library'
import type { FindCode } from './find-code'

/** How light each point of a picture is. */
function greyOf({ data }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4
    grey[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 4
  }
  return grey
}

/** Without any the reader of all kinds makes no readers of each. */
const HINTS = new Map<DecodeHintType, unknown>()

const findBy =
  (reader: Reader): FindCode =>
  (frame) => {
    const picture = frame.getContext('2d')?.getImageData(0, 0, frame.width, frame.height)
    if (!picture) return Promise.resolve(null)
    const source = new RGBLuminanceSource(greyOf(picture), frame.width, frame.height)
    try {
      return Promise.resolve(reader.decode(new BinaryBitmap(new HybridBinarizer(source)), HINTS).getText())
    } catch {
      // The library throws when there is none.
      return Promise.resolve(null)
    }
  }

/** Finds a QR code where the browser cannot by itself. */
export const findQr = findBy(new QRCodeReader())
/** Finds a QR code or a bar code. */
export const findAny = findBy(new MultiFormatReader())
