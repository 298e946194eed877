import { describe, expect, it } from 'vitest'
import { trueType } from './true-type'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const PNG = bytes('\x89PNG\r\n\x1a\n')
const JPEG = bytes('\xff\xd8\xff\xe0')
const PDF = bytes('%PDF-1.7')
const MP4 = bytes('\0\0\0\x18ftypmp42')
const HEIC = bytes('\0\0\0\x18ftypheic')
const WEBM = bytes('\x1a\x45\xdf\xa3')
const PAGE = bytes('<!doctype html><script>alert(1)</script>')
const DRAWING = bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

describe('what a stored file truly is', () => {
  it.each([
    ['imagenes/f/a.png', PNG, 'image/png'],
    ['imagenes/f/a.png', JPEG, 'image/jpeg'],
    ['imagenes/f/abcdefghijkl', JPEG, 'image/jpeg'],
    ['imagenes/signatures-f/imgPNG-a.png', PNG, 'image/png'],
    ['documentos/f/doc-a.pdf', PDF, 'application/pdf'],
    ['documentos/f/doc-a.csv', bytes('a;b\n1;2'), 'text/csv'],
    ['videos/f/a.mov', MP4, 'video/quicktime'],
    ['audios/f/a.webm', WEBM, 'audio/webm'],
    ['audios/f/a.m4a', MP4, 'audio/mp4'],
    ['videos/f/a.webm', WEBM, 'video/webm'],
    ['videos/f/abcdefghijkl', MP4, 'video/mp4'],
    ['videos/f/abcdefghijkl', WEBM, 'video/webm'],
    ['videos/f.v2/abcdefghijkl', WEBM, 'video/webm'],
  ])('SEC-05 %s', (path, head, type) => {
    expect(trueType(path, head)).toBe(type)
  })

  it.each([
    ['a page as a picture', 'imagenes/f/a.png', PAGE],
    ['a drawing with programs in it as a picture', 'imagenes/f/a.png', DRAWING],
    ['a drawing with programs in it as a video', 'videos/f/a.mp4', DRAWING],
    ['a picture that browsers do not draw', 'imagenes/f/a.png', HEIC],
    ['a photo as a signature', 'imagenes/signatures-f/imgPNG-a.png', JPEG],
    ['a page as a document', 'documentos/f/doc-a.pdf', PAGE],
    ['a document without an ending', 'documentos/f/doc-a', PDF],
    ['a picture as a video', 'videos/f/a.mp4', PNG],
    ['a drawing with programs in it as a sound', 'audios/f/a.ogg', DRAWING],
    ['a sound without an ending', 'audios/f/abcdefghijkl', WEBM],
    ['a picture where no answer keeps any', 'cabeceras/f/a.png', PNG],
    ['a video where no answer keeps any', 'cabeceras/f/a.mp4', MP4],
    ['nothing', 'imagenes/f/a.png', new Uint8Array()],
  ])('SEC-05 %s is none', (_what, path, head) => {
    expect(trueType(path, head)).toBeNull()
  })
})
