import { describe, expect, it } from 'vitest'
import { attachmentSchema } from '../form/question'
import { filePage } from './file-page'
import { isShownInPlace, kindAt, servedType } from './served-type'
import { storedPath } from './stored-path'

describe('where a file is shown', () => {
  it('SEC-05 a file is shown on a page of the product, by its path and with its name', () => {
    expect(filePage({ path: 'imagenes/poda/abc.jpg', name: 'Árbol nº 1.jpg' })).toBe(
      '/archivo/imagenes/poda/abc.jpg?nombre=%C3%81rbol%20n%C2%BA%201.jpg',
    )
    expect(filePage({ path: 'imagenes/a?b#c/../d.jpg', name: '' })).toBe(
      '/archivo/imagenes/a%3Fb%23c/../d.jpg?nombre=',
    )
  })
  it('ALIST-06 the address of the page works in workbooks, whatever the file is called', () => {
    expect(filePage({ path: 'imagenes/poda/abc.jpg', name: '🌳'.repeat(500) }).length).toBeLessThan(1_500)
  })
})

describe('what a stored file is taken for', () => {
  it.each([
    ['imagenes/f/a.png', 'image/png', 'image/png'],
    ['imagenes/f/a.png', 'image/jpeg', 'image/jpeg'],
    ['imagenes/signatures-f/imgPNG-a.png', 'image/png', 'image/png'],
    ['documentos/f/doc-a.pdf', 'application/pdf', 'application/pdf'],
    ['videos/f/a.webm', 'video/webm', 'video/webm'],
    ['imagenes/f/a.png', 'image/svg+xml', 'application/octet-stream'],
    ['imagenes/f/a.png', 'text/html', 'application/octet-stream'],
    ['videos/f/a.mp4', 'video/svg+xml', 'application/octet-stream'],
    ['imagenes/f/a.png', 'application/pdf', 'application/octet-stream'],
    ['cabeceras/f/a.png', 'image/png', 'application/octet-stream'],
    ['cabeceras/f/a.pdf', 'application/pdf', 'application/octet-stream'],
    ['constructor/f/a.png', 'image/png', 'application/octet-stream'],
    ['', '', 'application/octet-stream'],
  ])('SEC-05 %s that says %s is %s', (path, said, taken) => {
    expect(servedType(path, said)).toBe(taken)
  })
  it.each([
    ['image/png', true],
    ['video/mp4', true],
    ['audio/webm', true],
    ['application/pdf', true],
    ['text/csv', false],
    ['image/svg+xml', false],
    ['application/octet-stream', false],
  ])('SEC-05 a browser shows %s by itself: %s', (type, shown) => {
    expect(isShownInPlace(type)).toBe(shown)
  })
  it('FILE-02 its folder says which kind it is', () => {
    expect(['imagenes/a', 'documentos/a', 'videos/a', 'pdf/a', 'toString/a'].map(kindAt)).toEqual([
      ...(['imagen', 'documento', 'video', null, null] as const),
    ])
  })
})

describe('what older answers say of their files', () => {
  const address = (path: string) =>
    `https://firebasestorage.googleapis.com/v0/b/muni.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`
  it('SEC-05 the address that they keep is read no more, the rest stays', () => {
    const file = { path: 'imagenes/poda/abc.jpg', name: 'a.jpg', size: 3 }
    expect(attachmentSchema.parse({ ...file, url: address(file.path) })).toEqual(file)
    expect(attachmentSchema.parse({ ...file, ancho: 20 })).toEqual({ ...file, ancho: 20 })
  })
  it('SIGN-04 SEC-05 the address of a signature is read as its path', () => {
    const path = 'imagenes/signatures-poda/imgPNG-abc.png'
    expect([address(path), path].map(storedPath)).toEqual([path, path])
  })
  it.each([
    '',
    'imagenes/a/b.png',
    'https://otro.test/foto.png',
    'https://a.test/o/%E0%A4%A',
    'javascript:/o/x',
  ])('SEC-05 %j is no such address, and stays', (said) => {
    expect(storedPath(said)).toBe(said)
  })
})
