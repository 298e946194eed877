import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citizenSchema } from '../answer/submitted'
import { citizenName, citizenNumber } from '../answer/people'
import { isLegalEntity, toCitizen, type FoundCitizen } from './citizen'

const found = (given: Partial<FoundCitizen> = {}): FoundCitizen => ({
  id: '40101',
  nombre: 'Lucía',
  apellido: 'Fernández',
  dni: '30111222',
  email: 'lucia@correo.test',
  telefono: '3515550101',
  calle: 'Belgrano 340',
  ...given,
})

describe('the recipient of an answer', () => {
  it('RECIP-01 is a natural person as the management system names them', () => {
    expect(toCitizen(found(), { kind: 'fisica', number: '30.111.222' })).toEqual({
      ...found(),
      cuit: '',
      tipo: 'fisica',
    })
  })

  it('RECIP-03 a legal entity has its number in dni too, and is shown without its surname', () => {
    const entity = toCitizen(found({ nombre: 'La Espiga', apellido: 'Dummy', dni: '' }), {
      kind: 'juridica',
      number: '30-71234567-8',
    })
    expect(entity).toMatchObject({
      dni: '30712345678',
      cuit: '30712345678',
      tipo: 'juridica',
      apellido: 'Dummy',
    })
    expect([citizenName(entity), citizenNumber(entity)]).toEqual(['La Espiga', '30712345678'])
  })

  it('RECIP-03 is a legal entity when the surname says so, whatever was searched for', () => {
    const asked = { kind: 'fisica', number: '30712345678' } as const
    expect(toCitizen(found({ apellido: 'Dummy' }), asked)).toMatchObject({
      tipo: 'juridica',
      cuit: '30712345678',
    })
  })

  it('RECIP-03 may have any name as a legal entity', () => {
    const entity = toCitizen(found({ nombre: 'La Espiga', apellido: '', dni: '' }), {
      kind: 'juridica',
      number: '30712345678',
    })
    expect(entity.tipo).toBe('juridica')
    expect(isLegalEntity(entity)).toBe(true)
    expect(isLegalEntity({ ...entity, tipo: 'fisica' })).toBe(false)
  })

  it('RECIP-06 has the number that the management system knows, when named by a link', () => {
    expect(toCitizen(found({ dni: '12345678z' }), { kind: 'fisica', number: '' }).dni).toBe('12345678Z')
  })

  it('RECIP-01 is always what an answer may store, and has a dni when any number is known', () => {
    const text = fc.string({ maxLength: 12 })
    const anybody = fc.record({
      id: fc.string({ minLength: 1, maxLength: 12 }),
      nombre: text,
      apellido: fc.oneof(text, fc.constant('Dummy')),
      dni: fc.stringMatching(/^[0-9]{0,14}$/),
      email: text,
      telefono: text,
      calle: text,
    })
    const number = fc.stringMatching(/^[0-9]{6,14}$/)
    fc.assert(
      fc.property(
        anybody,
        fc.constantFrom('fisica' as const, 'juridica' as const),
        number,
        (who, kind, asked) => {
          const citizen = toCitizen(who, { kind, number: asked })
          expect(citizenSchema.parse(citizen)).toEqual(citizen)
          expect(citizen.dni).toBe(asked)
          expect(isLegalEntity(citizen)).toBe(citizen.cuit !== '')
        },
      ),
    )
  })
})
