import { describe, expect, it } from 'vitest'
import { contentProblem, pictureFormat } from './content'
import { photoProblem } from './limits'
import { LONGEST_SIDE, mayBeTransparent, pictureSize, renamedTo, scaledSize } from './photo'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ZIP = [0x50, 0x4b, 3, 4]
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const be = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const chunk = (name: string, content: number[]) => bytes(be(content.length), name, content, be(0))
const png = (width: number, height: number, colour: number, ...more: Uint8Array[]) =>
  bytes(
    PNG,
    [...chunk('IHDR', [...be(width), ...be(height), 8, colour, 0, 0, 0])],
    ...more.map((one) => [...one]),
  )
const EXE = bytes('MZ', [0x90, 0, 3, 0, 0, 0])

describe('what the bytes of a file say', () => {
  it.each([
    ['png', png(1, 1, 2)],
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['heic', bytes(be(24), 'ftypheic')],
    ['heic', bytes(be(24), 'ftypmif1')],
    [null, bytes('GIF89a')],
    [null, EXE],
    [null, bytes()],
  ])('FILE-01 a picture is %s', (format, head) => {
    expect(pictureFormat(head)).toBe(format)
    expect(contentProblem('imagen', 'a.png', head)).toBe(format ? null : 'imageContent')
  })

  it.each([
    ['a.pdf', bytes('%PDF-1.7')],
    ['scan.pdf', bytes('\n\n%PDF-1.4')],
    ['a.docx', bytes(ZIP)],
    ['a.ods', bytes(ZIP)],
    ['a.kmz', bytes(ZIP)],
    ['a.xls', bytes(OLE)],
    ['a.doc', bytes('{\\rtf1')],
    ['a.rtf', bytes('{\\rtf1')],
    ['a.csv', bytes('nombre;edad\nÑandú;3')],
    ['ancho.csv', bytes([0xff, 0xfe], 'a', [0])],
    ['a.kml', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?><kml/>')],
  ])('FILE-01 %s may be attached', (name, head) => expect(contentProblem('documento', name, head)).toBeNull())

  it.each(['a.pdf', 'a.docx', 'a.doc', 'a.xls', 'a.csv', 'a.kml', 'a.kmz', 'a.rtf'])(
    'FILE-01 a program called %s is refused',
    (name) => expect(contentProblem('documento', name, EXE)).toBe('documentContent'),
  )

  it('FILE-01 an HTML page called csv or pdf is not taken for one', () => {
    expect(contentProblem('documento', 'a.pdf', bytes('<html><script>'))).toBe('documentContent')
    expect(contentProblem('documento', 'a.csv', bytes('%PDF-1.7'))).toBe('documentContent')
  })

  it.each([
    ['<kml/>', null],
    [' \n<kml/>', null],
    ['kml', 'documentContent'],
    ['a <kml/>', 'documentContent'],
    ['<kml>\0</kml>', 'documentContent'],
  ])('FILE-01 a map that begins %j: %s', (begins, problem) => {
    expect(contentProblem('documento', 'a.kml', bytes(begins))).toBe(problem)
  })

  it('FILE-01 videos are recognised by their bytes too', () => {
    expect(contentProblem('video', 'a.mp4', bytes(be(24), 'ftypisom'))).toBeNull()
    expect(contentProblem('video', 'a.mov', bytes(be(8), 'wide'))).toBeNull()
    expect(contentProblem('video', 'a.webm', bytes([0x1a, 0x45, 0xdf, 0xa3]))).toBeNull()
    expect(contentProblem('video', 'a.mp4', bytes(be(24), 'ftypheic'))).toBe('videoContent')
    expect(contentProblem('video', 'a.mp4', EXE)).toBe('videoContent')
    expect(contentProblem('video', 'a.webm', bytes(be(24), 'ftypisom'))).toBe('videoContent')
    expect(contentProblem('video', 'a.mp4', bytes([0x1a, 0x45, 0xdf, 0xa3]))).toBe('videoContent')
    expect(contentProblem('video', 'video', bytes([0x1a, 0x45, 0xdf, 0xa3]))).toBeNull()
  })

  it.each([
    ['a.webm', bytes([0x1a, 0x45, 0xdf, 0xa3]), null],
    ['a.m4a', bytes(be(24), 'ftypM4A '), null],
    ['a.mp3', bytes('ID3'), null],
    ['a.mp3', bytes([0xff, 0xfb, 0x90]), null],
    ['a.ogg', bytes('OggS'), null],
    ['a.opus', bytes('OggS'), null],
    ['a.wav', bytes('RIFF', be(4), 'WAVE'), null],
    ['a.wav', bytes('RIFF', be(4), 'AVI '), 'documentContent'],
    ['a.mp3', bytes([0xff, 0xd8, 0xff]), 'documentContent'],
    ['a.webm', bytes('<html>'), 'documentContent'],
    ['a.m4a', EXE, 'documentContent'],
    ['a', bytes('OggS'), 'documentContent'],
    ['a.toString', bytes('OggS'), 'documentContent'],
  ])('KIND-08 FILE-01 sounds are recognised by their bytes too: %s', (name, head, problem) => {
    expect(contentProblem('audio', name, head)).toBe(problem)
  })
})

describe('a photo before it is sent', () => {
  it('FILE-01 is scaled down to the longest side; a small one stays as it is', () => {
    expect(scaledSize({ width: 4032, height: 3024 })).toEqual({ width: LONGEST_SIDE, height: 1536 })
    expect(scaledSize({ width: 3024, height: 4032 })).toEqual({ width: 1536, height: LONGEST_SIDE })
    expect(scaledSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
    expect(scaledSize({ width: 10_000, height: 1 })).toEqual({ width: LONGEST_SIDE, height: 1 })
  })

  it('FILE-01 has a size that can be read before it is opened', () => {
    expect(pictureSize(png(30_000, 20_000, 2))).toEqual({ width: 30_000, height: 20_000 })
    expect(pictureSize(png(70_001, 70_002, 2))).toEqual({ width: 70_001, height: 70_002 })
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc4, 0, 4, 0, 0])
    const frame = [0xff, 0xc0, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3, 0, 0]
    expect(pictureSize(bytes([...jpeg], frame))).toEqual({ width: 4032, height: 3024 })
    const otherFrame = [0xff, 0x01, 0, 4, 0, 0, 0xff, 0xcf, ...frame.slice(2)]
    expect(pictureSize(bytes([...jpeg], otherFrame))).toEqual({ width: 4032, height: 3024 })
    expect(pictureSize(bytes([...jpeg], frame.slice(0, 8)))).toBeNull()
    expect(pictureSize(bytes([...jpeg], [0, ...frame.slice(1)]))).toBeNull()
    expect(pictureSize(jpeg)).toBeNull()
    expect(pictureSize(EXE)).toBeNull()
  })

  it('FILE-01 stays a PNG where it may be transparent', () => {
    expect(mayBeTransparent(png(1, 1, 6))).toBe(true)
    expect(mayBeTransparent(png(1, 1, 3, chunk('PLTE', [0, 0, 0]), chunk('tRNS', [0])))).toBe(true)
    expect(mayBeTransparent(png(1, 1, 2, chunk('IDAT', [0]), chunk('tRNS', [0])))).toBe(false)
    expect(mayBeTransparent(png(1, 1, 2))).toBe(false)
    expect(mayBeTransparent(bytes([0xff, 0xd8, 0xff], Array<number>(30).fill(6)))).toBe(false)
  })

  it('FILE-01 has the ending of what it was turned into', () => {
    expect(renamedTo('image/jpeg', 'IMG_1.heic')).toBe('IMG_1.jpg')
    expect(renamedTo('image/jpeg', 'frente.JPEG')).toBe('frente.JPEG')
    expect(renamedTo('image/jpeg', 'plano.v2.png')).toBe('plano.v2.jpg')
    expect(renamedTo('image/jpeg', '')).toBe('foto.jpg')
    expect(renamedTo('image/png', 'logo')).toBe('logo.png')
    expect(renamedTo('image/jpeg', '.png')).toBe('.png.jpg')
  })

  it('FILE-01 may be larger before it is scaled than what may be sent', () => {
    const photo = (name: string, size: number, type = 'image/jpeg') => photoProblem({ name, size, type })
    expect(photo('a.jpg', 9_000_000)).toBeNull()
    expect(photo('a.jpg', 50 * 1024 * 1024)).toBeNull()
    expect(photo('a.HEIC', 1)).toBeNull()
    expect(photo('a.heic', 1, '')).toBeNull()
    expect(photo('image', 1)).toBeNull()
    expect(photo('a.jpg', 50 * 1024 * 1024 + 1)).toBe('imageSize')
    expect(photo('a.gif', 1, 'image/gif')).toBe('imageType')
    expect(photo('archivo', 1, '')).toBe('imageType')
  })
})
