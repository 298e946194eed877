import { describe, expect, it } from 'vitest'
import { aUser, areaPath } from '../../testing/builders'
import { plainNumber } from '../citizen/identity'
import { isRecipientNumber, recipientQueries } from './recipient'

describe('recipient lookup', () => {
  it.each([
    ['dni', '12345', false],
    ['dni', '123456', true],
    ['dni', '24.123.456', true],
    ['dni', '12345678901234', true],
    ['dni', '123456789012345', false],
    ['cuit', '3071234567', false],
    ['cuit', '30-71234567-8', true],
    ['cuit', '123456789012345', false],
  ] as const)('HOME-02 %s «%s» is a number: %s', (type, typed, valid) => {
    expect(isRecipientNumber(type, typed)).toBe(valid)
  })

  it('HOME-03 asks once for every ten areas, newest first', () => {
    const areas = Array.from({ length: 21 }, (_, index) => areaPath(`area-${index}`))
    const queries = recipientQueries(aUser('ROLE_SUPERVISOR', { areas }), '24.123.456')
    const asked = queries.map(({ where }) => where.find(({ field }) => field === 'areas')?.value)
    expect(asked).toEqual([areas.slice(0, 10), areas.slice(10, 20), areas.slice(20)])
    for (const { where, order } of queries) {
      expect(where).toHaveLength(2)
      expect(where).toContainEqual({ field: 'datosCiudadano.dni', op: '==', value: '24123456' })
      expect(order).toBe('fechaCreacion')
    }
  })

  it('HOME-04 the private census taker asks for own answers only', () => {
    const user = { username: 'ciro', email: 'ciro@villadelrio.test' }
    const [query] = recipientQueries(aUser('ROLE_CENSISTA_PRIVADO', user), '24123456')
    expect(query?.where).toContainEqual({
      field: 'creadoPor',
      op: 'in',
      value: ['ciro', 'ciro@villadelrio.test'],
    })
  })

  it('HOME-04 a person without areas asks for nothing', () => {
    expect(recipientQueries(aUser('ROLE_ADMIN', { areas: [] }), '24123456')).toEqual([])
  })

  it('HOME-02 a number is compared without the hyphens, dots and spaces that people type', () => {
    expect(plainNumber(' 30-71234567-8 ')).toBe('30712345678')
    expect(plainNumber(' 24.123.456 ')).toBe('24123456')
  })
})
