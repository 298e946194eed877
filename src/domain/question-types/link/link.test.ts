import { describe, expect, it } from 'vitest'
import { TYPED, aQuestion } from '../../../testing/builders'
import { link } from './index'

const PLAIN = { formato: '' }

const problem = (respuesta: string) => {
  const question = aQuestion({ ...TYPED.link, respuesta })
  return link.validate(question, question)
}

describe('link questions', () => {
  it.each([
    ['villadelrio.gob.ar', 'https://villadelrio.gob.ar'],
    [' villadelrio.gob.ar/obras ', 'https://villadelrio.gob.ar/obras'],
    ['http://villadelrio.gob.ar', 'http://villadelrio.gob.ar'],
    ['HTTPS://VILLADELRIO.GOB.AR', 'HTTPS://VILLADELRIO.GOB.AR'],
    ['javascript:alert(1)', 'https://javascript:alert(1)'],
    ['', ''],
    ['a-http.ar', 'https://a-http.ar'],
  ])('ANS-05 keeps %j as %j', (typed, kept) => {
    expect(link.normalize(typed, PLAIN)).toBe(kept)
  })

  it.each(['https://villadelrio.gob.ar', 'http://10.0.0.1:8080/x?y=1#z', 'https://ñandú.ar', ''])(
    'ANS-05 takes %j',
    (address) => {
      expect(problem(address)).toBeNull()
    },
  )

  it.each([
    'villadelrio.gob.ar',
    'javascript:alert(1)',
    'https://',
    'https://a b.ar',
    'httpx',
    'ftp://a.ar',
    'xhttps://a.ar',
    'https://a.ar b',
    'https://a.ar/un plano.pdf',
  ])('ANS-05 refuses %j', (address) => {
    expect(problem(address)).toBe('link')
  })

  it('ANS-05 what is typed as a script is never kept as an address that opens', () => {
    expect(problem(String(link.normalize('javascript:alert(1)', PLAIN)))).toBe('link')
  })
})
