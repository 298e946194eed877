import { describe, expect, it } from 'vitest'
import { firstAddress, isMailAddress } from './address'
import { addRecipients, distinctAddresses } from './recipients'

describe('addresses of a mail', () => {
  it('REACH-06 the first of several that can be written to counts, without signs that nobody sees', () => {
    expect(firstAddress(['', 'nobody', ' ana@correo.test\u200B', 'other@correo.test'])).toBe(
      'ana@correo.test',
    )
    expect(firstAddress(['nobody', ''])).toBe('')
    expect(firstAddress([])).toBe('')
  })

  it.each(['a@b.es', 'Norma.Vega+obras@villa-alta.gob.ar', "o'higgins@correo.cl", 'x@ayuntamiento-ñ.es'])(
    'MAIL-01 takes %s',
    (address) => expect(isMailAddress(address)).toBe(true),
  )

  it.each([
    '',
    'a',
    'a@b',
    '@b.es',
    'a@',
    'a b@c.es',
    'a@b..es',
    'a@-b.es',
    'a@b.es-',
    'a@@b.es',
    'Ana <a@b.es>',
    'a@b.es,c@d.es',
    'a@b.es;c@d.es',
    'a@b.es\nBcc: c@d.es',
    'a@b.es\r\nBcc: c@d.es',
    'a\u0000@b.es',
    'a@b.es\u2028',
    '"a b"@c.es',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b.es`,
    `a@${'b'.repeat(64)}.es`,
    `a@${'b.'.repeat(130)}es`,
  ])('MAIL-01 refuses %j', (address) => expect(isMailAddress(address)).toBe(false))

  it('MAIL-01 takes 254 characters and no more', () => {
    const long = (last: number) =>
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(last)}.es`
    expect(long(58)).toHaveLength(254)
    expect([isMailAddress(long(58)), isMailAddress(long(59))]).toEqual([true, false])
  })

  it('MAIL-01 counts an address once however it is written', () => {
    expect(distinctAddresses(['Ana@b.es', 'ana@b.es', 'c@d.es', 'ANA@B.ES'])).toEqual(['Ana@b.es', 'c@d.es'])
  })
})

describe('the + button', () => {
  it('MAIL-01 adds what was typed, without the blanks around it', () => {
    expect(addRecipients(['a@b.es'], '  c@d.es ')).toEqual({ recipients: ['a@b.es', 'c@d.es'], left: '' })
  })

  it('MAIL-01 adds several addresses at once and leaves invalid ones to be corrected', () => {
    expect(addRecipients([], 'a@b.es; c@d.es,  norma  e@f.es\n@x')).toEqual({
      recipients: ['a@b.es', 'c@d.es', 'e@f.es'],
      left: 'norma @x',
    })
  })

  it('MAIL-01 adds no address twice', () => {
    expect(addRecipients(['a@b.es'], 'A@b.es')).toEqual({ recipients: ['a@b.es'], left: '' })
  })
})
