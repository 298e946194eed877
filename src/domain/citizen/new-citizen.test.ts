import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citizenFaults, toNewCitizen, type TypedCitizen } from './new-citizen'

const typed = (given: Partial<TypedCitizen> = {}): TypedCitizen => ({
  nombre: 'Ana',
  apellido: 'Ríos',
  dni: '33444555',
  email: '',
  telefono: '',
  calle: '',
  ...given,
})

describe('creating a citizen', () => {
  it('RECIP-03 asks a natural person for name, surname and number', () => {
    expect(citizenFaults('fisica', typed())).toEqual({})
    const nothing = typed({ nombre: ' ', apellido: '', dni: '' })
    expect(citizenFaults('fisica', nothing)).toEqual({
      nombre: 'missing',
      apellido: 'missing',
      dni: 'missing',
    })
  })

  it('RECIP-03 asks a legal entity for name and number', () => {
    expect(citizenFaults('juridica', typed({ apellido: '' }))).toEqual({})
    expect(citizenFaults('juridica', typed({ nombre: '', dni: '' }))).toEqual({
      nombre: 'missing',
      dni: 'missing',
    })
  })

  it.each([
    ['nombre', "José Mª D'Angelo-Núñez 2", true],
    ['nombre', 'a'.repeat(255), true],
    ['nombre', 'a'.repeat(256), false],
    ['nombre', '<b>Ana</b>', false],
    ['apellido', 'Puig i Soler', true],
    ['apellido', 'Ríos;', false],
    ['dni', '1', true],
    ['dni', '123456789012', true],
    ['dni', '1234567890123', false],
    ['dni', '12345678z', true],
    ['dni', '12_345', false],
    ['email', 'ana@correo.test', true],
    ['email', 'ana@correo.com.ar', true],
    ['email', 'ana@correo', false],
    ['email', 'ana@correo.test@', false],
    ['email', 'ana correo@test.es', false],
    ['telefono', '+123456789012345', true],
    ['telefono', '1234567890123456', false],
    ['telefono', '(0351) 555-0103', true],
    ['telefono', '+', false],
    ['telefono', '555 interno 3', false],
    ['calle', "Av. O'Higgins 1200", true],
    ['calle', 'Mitre, 55', false],
  ] as const)('RECIP-03 %s «%s» is taken: %s', (field, text, valid) => {
    expect(citizenFaults('fisica', typed({ [field]: text }))).toEqual(valid ? {} : { [field]: 'invalid' })
  })

  it('RECIP-03 companies may have names that people may not', () => {
    const company = typed({ nombre: 'Pérez & Hijos, S.A.' })
    expect(citizenFaults('fisica', company)).toEqual({ nombre: 'invalid' })
    expect(citizenFaults('juridica', company)).toEqual({})
    expect(citizenFaults('juridica', typed({ nombre: 'Pérez\nHijos' }))).toEqual({ nombre: 'invalid' })
  })

  it('RECIP-03 sends no blanks around what was typed', () => {
    const facts = { nombre: 'Ana', apellido: 'Ríos', email: 'ana@correo.test', calle: 'Mitre 55' }
    const blank = Object.fromEntries(Object.entries(facts).map(([field, text]) => [field, ` ${text} `]))
    expect(toNewCitizen('fisica', typed(blank))).toMatchObject(facts)
  })

  it('RECIP-03 sends a legal entity with the surname Dummy and the document CUIT', () => {
    const sent = toNewCitizen('juridica', typed({ apellido: 'Otro', dni: '30-71234567-8' }))
    expect(sent).toMatchObject({ apellido: 'Dummy', dni: '30712345678', tipoDocumentoId: 11 })
    expect(toNewCitizen('fisica', typed())).toMatchObject({ apellido: 'Ríos', tipoDocumentoId: 1 })
  })

  it('RECIP-03 what is sent has no faults either, for the server checks it again', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('Ana', '+54 351', 'a@b.co', '123', ''),
    )
    const anybody = fc.record({
      nombre: text,
      apellido: text,
      dni: text,
      email: text,
      telefono: text,
      calle: text,
    })
    fc.assert(
      fc.property(fc.constantFrom('fisica' as const, 'juridica' as const), anybody, (kind, person) => {
        expect(citizenFaults(kind, toNewCitizen(kind, person))).toEqual(citizenFaults(kind, person))
      }),
    )
  })
})
