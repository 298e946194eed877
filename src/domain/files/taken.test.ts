import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { takenIn } from './taken'

interface Noted {
  little?: boolean
  at?: string
  sides?: [string, string]
}

/** A JPEG's beginning with the notes of a camera: 31° 25' 12" and 64° 10' 30", and a moment. */
function aPhoto({ little = true, at = '2026:10:05 10:30:59', sides = ['S', 'W'] }: Noted = {}): Uint8Array {
  const bytes = new Uint8Array(400)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xffd8)
  view.setUint16(2, 0xffe0)
  view.setUint16(4, 4)
  const segment = 8
  view.setUint16(segment, 0xffe1)
  view.setUint16(segment + 2, 380)
  view.setUint32(segment + 4, 0x45786966)
  const tiff = new DataView(bytes.buffer, segment + 10)
  const entry = (list: number, index: number, tag: number, value: number) => {
    tiff.setUint16(list, index + 1, little)
    tiff.setUint16(list + 2 + index * 12, tag, little)
    tiff.setUint32(list + 10 + index * 12, value, little)
  }
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint32(4, 8, little)
  entry(8, 0, 0x8769, 40)
  entry(8, 1, 0x8825, 60)
  entry(40, 0, 0x9003, 130)
  const letter = (index: number, tag: number, side: string) => {
    entry(60, index, tag, 0)
    tiff.setUint8(70 + index * 12, side.charCodeAt(0))
  }
  letter(0, 1, sides[0])
  entry(60, 1, 2, 160)
  letter(2, 3, sides[1])
  entry(60, 3, 4, 190)
  Array.from(at).forEach((sign, index) => tiff.setUint8(130 + index, sign.charCodeAt(0)))
  ;[31, 1, 25, 1, 1200, 100].forEach((part, index) => tiff.setUint32(160 + index * 4, part, little))
  ;[64, 1, 10, 1, 30, 1].forEach((part, index) => tiff.setUint32(190 + index * 4, part, little))
  return bytes
}

it('KIND-08 a photo tells when and where it was taken, in both orders of bytes', () => {
  const taken = { at: '2026-10-05T10:30', point: { lat: -31.42, lng: -64.175 } }
  expect(takenIn(aPhoto())).toEqual(taken)
  expect(takenIn(aPhoto({ little: false }))).toEqual(taken)
  expect(takenIn(aPhoto({ sides: ['N', 'E'] })).point).toEqual({ lat: 31.42, lng: 64.175 })
})

it('KIND-08 a day that there is not, and files that note nothing, tell nothing', () => {
  expect(takenIn(aPhoto({ at: '0000:00:00 00:00:00' })).at).toBe('')
  expect(takenIn(new Uint8Array([0xff, 0xd8, 0xff, 0xdb]))).toEqual({ at: '', point: null })
  expect(takenIn(new Uint8Array())).toEqual({ at: '', point: null })
})

it('KIND-08 whatever the bytes are, reading them ends and never throws', () => {
  const sound = aPhoto()
  const damaged = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { maxLength: 20 })
  fc.assert(
    fc.property(damaged, fc.nat(sound.length), (changes, length) => {
      const bytes = sound.slice(0, length)
      for (const [at, byte] of changes) if (at < length) bytes[at] = byte
      const { at, point } = takenIn(bytes)
      expect(at === '' || at.length === 16).toBe(true)
      expect(point === null || Math.abs(point.lat) <= 90).toBe(true)
    }),
  )
})
