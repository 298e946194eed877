import { describe, expect, it } from 'vitest'
import { nameOnPaper, sameDocument, sameMail } from './same-buyer'

describe('one buyer under several names', () => {
  it.each([
    ['Ana@Correo.Example', 'ana@correo.example'],
    ['ana+uno@correo.example', 'ana@correo.example'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ANA@googlemail.com', 'ana@gmail.com'],
    ['a.na@correo.example', 'a.na@correo.example'],
    ['', ''],
  ])('SEC-03 PAY-13 the address %s is that of %s', (typed, same) => {
    expect(sameMail(typed)).toBe(same)
  })

  it.each([
    ['12345678Z', '12345678'],
    ['12345678z', '12345678'],
    ['0012345678', '12345678'],
    ['12.345.678', '12345678'],
    ['1234567', '1234567'],
    ['AB1234567', 'AB1234567'],
    ['X1234567L', 'X1234567L'],
  ])('SEC-03 PAY-13 the document %s is that of %s', (typed, same) => {
    expect(sameDocument(typed)).toBe(same)
  })
})

describe('the name of a buyer in a document of the town hall', () => {
  it.each(['José M. Núñez-Ruiz', 'Núria Puig i Soler', 'Martín D’Angelo', '山田 太郎', 'Mª Lluïsa Col·lell'])(
    'PAY-08 %s is written as it was given',
    (name) => expect(nameOnPaper(name)).toBe(name),
  )

  it.each([
    ['Gane en https://malo.example/premio ya', 'Gane en ya'],
    ['www.malo.example', ''],
    ['Visite malo.example hoy', 'Visite malo. example hoy'],
    ['Escriba a x@malo.example', 'Escriba a'],
    ['<b>Ana</b>', 'b Ana b'],
    ['Ana\u202Egnp.exe', 'Ana gnp. exe'],
    ['Ana\n\n\nVega', 'Ana Vega'],
  ])('SEC-03 PAY-08 %j is written as %j, without links', (name, written) => {
    expect(nameOnPaper(name)).toBe(written)
  })

  it('SEC-03 PAY-08 a name of 255 letters is cut, and no letter in two', () => {
    const long = nameOnPaper('e\u0301😀'.repeat(120).replaceAll('😀', 'á '))
    expect(long.length).toBeLessThanOrEqual(60)
    expect([...new Intl.Segmenter('es').segment(nameOnPaper('न्द्र'.repeat(100)))].length).toBe(60)
  })
})
