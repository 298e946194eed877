import { BinaryBitmap, GlobalHistogramBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture'

/** The points of a PNG of one bit a point, as a reader of codes takes them. */
function pointsOf(png: Buffer): { width: number; light: Uint8ClampedArray } {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  const width = png.readUInt32BE(16)
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const bytes = rows.length / width
  const light = Uint8ClampedArray.from({ length: width * width }, (_, point) => {
    const [x, y] = [point % width, Math.floor(point / width)]
    return ((rows[y * bytes + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
  })
  return { width, light }
}

it.each([
  'https://formularios.town.test/publico/consultar-estado?codigo=VDR-7K3M9QXT2B',
  `https://formularios.town.test/${'a'.repeat(300)}`,
])('REACH-06 the QR of a mail is read by another program: %s', (address) => {
  const { width, light } = pointsOf(qrPicture(address))
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(light, width, width)))
  expect(new QRCodeReader().decode(bitmap).getText()).toBe(address)
})

it('REACH-06 is small enough for any mail', () => {
  expect(qrPicture(`https://formularios.town.test/${'a'.repeat(60)}`).length).toBeLessThan(2000)
})
