import { expect, it } from 'vitest'
import { MAX_LOGO_BYTES } from './header-image'
import { formPicturePath, logoPath, logoProblem, pictureProblem, pictureType } from './header-image'
import { MAX_IMAGE_BYTES } from './limits'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])
const text = (words: string) => new TextEncoder().encode(words)

it('EDIT-02 a picture is known by its bytes, not by its name', () => {
  expect(pictureType(PNG)).toBe('image/png')
  expect(pictureType(JPEG)).toBe('image/jpeg')
  for (const other of ['GIF89a..', '<svg xmlns', '<!doctyp', '%PDF-1.7', '', '\u0089PN']) {
    expect(pictureType(text(other))).toBeNull()
  }
})

it('EDIT-02 a header image is a png or jpeg of at most 5 MB', () => {
  expect(pictureProblem({ size: MAX_IMAGE_BYTES }, PNG)).toBeNull()
  expect(pictureProblem({ size: MAX_IMAGE_BYTES + 1 }, JPEG)).toBe('imageSize')
  expect(pictureProblem({ size: 10 }, text('GIF89a'))).toBe('imageType')
  expect(pictureProblem({ size: MAX_IMAGE_BYTES + 1 }, text('GIF89a'))).toBe('imageType')
  expect(pictureProblem({ size: 0 }, new Uint8Array())).toBe('imageType')
})

it('EDIT-02 every picture gets a name of its own under its form', () => {
  expect(formPicturePath('poda', 'abcDEF123456', 'image/png')).toBe('cabeceras/poda/abcDEF123456.png')
  expect(formPicturePath('poda', 'abcDEF123456', 'image/jpeg')).toBe('cabeceras/poda/abcDEF123456.jpg')
})

it('PDF-02 a logo is a png or jpeg of at most 1 MB, whatever its name says', () => {
  expect(logoProblem({ size: MAX_LOGO_BYTES }, PNG)).toBeNull()
  expect(logoProblem({ size: MAX_LOGO_BYTES + 1 }, PNG)).toBe('imageSize')
  expect(logoProblem({ size: 10 }, text('<svg xmlns'))).toBe('imageType')
  expect(logoPath('villa', 'abc', 'image/jpeg')).toBe('logos/villa/abc.jpg')
})
