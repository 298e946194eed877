import { describe, expect, it } from 'vitest'
import { acceptedBy, contentTypeOf, fileProblem, signatureProblem } from './limits'
import { attachmentPath, formOfPath, signaturePath } from './storage-path'

const MB = 1024 * 1024
const file = (name: string, size: number, type = '') => ({ name, size, type })

describe('what may be attached', () => {
  it('FILE-01 takes images of png and jpeg up to 5 MB', () => {
    expect(fileProblem('imagen', file('a.png', 5 * MB))).toBeNull()
    expect(fileProblem('imagen', file('A.JPG', 1))).toBeNull()
    expect(fileProblem('imagen', file('a.jpeg', 5 * MB + 1))).toBe('imageSize')
    expect(fileProblem('imagen', file('a.gif', 1, 'image/gif'))).toBe('imageType')
    expect(fileProblem('imagen', file('a.exe', 1, 'image/png'))).toBe('imageType')
  })

  it('FILE-01 takes a camera picture without a name by its type', () => {
    expect(contentTypeOf('imagen', file('image', 1, 'image/jpeg'))).toBe('image/jpeg')
  })

  it.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'csv', 'rtf', 'odt', 'ods', 'odp'])(
    'FILE-01 takes %s documents up to 5 MB',
    (extension) => {
      expect(fileProblem('documento', file(`a.${extension}`, 5 * MB))).toBeNull()
      expect(fileProblem('documento', file(`a.${extension}`, 5 * MB + 1))).toBe('documentSize')
    },
  )

  it('FILE-01 takes KML and KMZ up to 50 MB', () => {
    expect(fileProblem('documento', file('plot.kml', 50 * MB))).toBeNull()
    expect(fileProblem('documento', file('plot.KMZ', 50 * MB + 1))).toBe('documentSize')
  })

  it('FILE-01 refuses documents of other types whatever the browser calls them', () => {
    expect(fileProblem('documento', file('a.html', 1, 'application/pdf'))).toBe('documentType')
    expect(fileProblem('documento', file('pdf', 1, 'application/pdf'))).toBe('documentType')
  })

  it('KIND-08 FILE-01 takes sounds up to 5 MB, as documents', () => {
    expect(fileProblem('audio', file('a.webm', 5 * MB))).toBeNull()
    expect(fileProblem('audio', file('a.m4a', 5 * MB + 1))).toBe('documentSize')
    expect(fileProblem('audio', file('a.aiff', 1))).toBe('documentType')
  })
  it('FILE-01 takes videos up to 50 MB', () => {
    expect(fileProblem('video', file('a.mp4', 50 * MB))).toBeNull()
    expect(fileProblem('video', file('a.mov', 50 * MB + 1))).toBe('videoSize')
    expect(fileProblem('video', file('a.avi', 1))).toBe('videoType')
  })

  it('FILE-01 the file control offers only what is accepted', () => {
    expect(acceptedBy('imagen')).toBe('image/png,image/jpeg')
    expect(acceptedBy('documento')).toContain('.pdf,.doc,.docx')
  })

  it('SIGN-01 takes a signature as a PNG of at most 1,048,576 bytes', () => {
    expect(signatureProblem(file('f.png', 1_048_576, 'image/png'))).toBeNull()
    expect(signatureProblem(file('f.png', 1_048_577, 'image/png'))).toBe('signatureSize')
    expect(signatureProblem(file('f.jpg', 1, 'image/jpeg'))).toBe('signatureType')
  })
})

describe('where files are kept', () => {
  it('FILE-02 puts each kind under its form', () => {
    expect(attachmentPath('imagen', 'f1', 'abc', 'Foto.JPG')).toBe('imagenes/f1/abc.jpg')
    expect(attachmentPath('documento', 'f1', 'abc', 'plano.final.pdf')).toBe('documentos/f1/doc-abc.pdf')
    expect(attachmentPath('video', 'f1', 'abc', 'v.mp4')).toBe('videos/f1/abc.mp4')
    expect(attachmentPath('audio', 'f1', 'abc', 'v.webm')).toBe('audios/f1/abc.webm')
    expect(attachmentPath('imagen', 'f1', 'abc', 'image')).toBe('imagenes/f1/abc')
  })

  it.each([
    ['imagenes/f1/abc.jpg', 'f1'],
    ['imagenes/signatures-f1/imgPNG-x1.png', 'f1'],
    ['imagenes/las-signatures-f1/abc.jpg', 'las-signatures-f1'],
    ['imagenes', ''],
    ['', ''],
  ])('FILE-02 a file at %j belongs to the form %j', (path, form) => {
    expect(formOfPath(path)).toBe(form)
  })

  it('SIGN-04 puts signatures beside each other', () => {
    expect(signaturePath('f1', 'x1')).toBe('imagenes/signatures-f1/imgPNG-x1.png')
  })
})
