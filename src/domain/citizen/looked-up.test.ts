import { describe, expect, it } from 'vitest'
import { isConsistent, lookedUpKey, lookedUpWords } from './looked-up'

const ANA = {
  id: '40101',
  dni: '30111222',
  nombre: 'Ana',
  apellido: 'Ríos',
  email: 'ana@correo.test',
  telefono: '3515550101',
  calle: 'Belgrano 340',
}
const MUNICIPALITY = 'paises/ar/provincias/x/municipios/vdr'

describe('a person that was looked up', () => {
  it.each(Object.keys(ANA))('ANS-13 is another person with another %s', async (field) => {
    const other = { ...ANA, [field]: 'otro' }
    expect(lookedUpWords(MUNICIPALITY, other)).not.toBe(lookedUpWords(MUNICIPALITY, ANA))
    expect(await lookedUpKey(MUNICIPALITY, other)).not.toBe(await lookedUpKey(MUNICIPALITY, ANA))
  })

  it('ANS-13 is remembered for one municipality, whatever they were searched by', async () => {
    const key = await lookedUpKey(MUNICIPALITY, ANA)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await lookedUpKey(MUNICIPALITY, { ...ANA })).toBe(key)
    expect(await lookedUpKey(`${MUNICIPALITY}2`, ANA)).not.toBe(key)
  })

  it('ANS-13 keeps each field apart: no text can move into the field beside it', () => {
    const moved = { ...ANA, nombre: 'AnaRíos', apellido: '' }
    expect(lookedUpWords(MUNICIPALITY, moved)).not.toBe(lookedUpWords(MUNICIPALITY, ANA))
  })

  it.each([
    ['30712345678', '30712345678', true],
    ['30111222', '', true],
    ['30111222', '30712345678', false],
  ])('SEC-02 «%s» beside the CUIT «%s» agrees: %s', (dni, cuit, agrees) => {
    expect(isConsistent({ dni, cuit })).toBe(agrees)
  })
})
