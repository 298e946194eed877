import { NO_BRANDING } from './branding'
import { describe, expect, it } from 'vitest'
import { areaSchema, countrySchema, municipalitySchema, provinceSchema } from './geography'

describe('places as they are stored', () => {
  it('GEO-02 a place that only has an id can be read', () => {
    expect(countrySchema.parse({ id: 'ar' })).toEqual({ id: 'ar', nombre: '', inhabilitado: false })
    expect(provinceSchema.parse({ id: 'x' })).toEqual({ id: 'x', nombre: '' })
    expect(municipalitySchema.parse({ id: 'm' })).toEqual({
      id: 'm',
      nombre: '',
      idMuniCore: '',
      key: '',
      inhabilitado: false,
      areas: [],
      videoHabilitado: false,
      usarAWS: false,
      geocodificador: '',
      zonaHoraria: '',
      marca: NO_BRANDING,
      merchantCode: '',
    })
    expect(areaSchema.parse({ id: 'a', path: 'p/a' })).toEqual({ id: 'a', path: 'p/a', nombre: '' })
  })

  it.each([countrySchema, provinceSchema, municipalitySchema, areaSchema])(
    'SEC-01 a place without an id, or with a name that is no text, is none',
    (schema) => {
      expect(schema.safeParse({ path: 'p' }).success).toBe(false)
      expect(schema.safeParse({ id: 'x', path: 'p', nombre: 7 }).success).toBe(false)
    },
  )

  it.each([
    [{ lat: -31.4, lng: -64.2 }, true],
    [null, true],
    [{ lat: '-31.4', lng: -64.2 }, false],
    [{}, false],
  ])('GEO-04 the centre of a municipality may be %j: %s', (ubicacion, valid) => {
    expect(municipalitySchema.safeParse({ id: 'm', ubicacion }).success).toBe(valid)
  })

  it.each(['azul', { logo: 7 }, null])('PDF-02 a branding that is %j is none', (marca) => {
    expect(municipalitySchema.parse({ id: 'm', marca }).marca).toEqual(NO_BRANDING)
  })

  it('PDF-02 a branding is read as it is stored', () => {
    const marca = { logo: '', color: '#0b4a57', contacto: '351 4567890', avisoDatos: 'Ley 25.326' }
    expect(municipalitySchema.parse({ id: 'm', marca }).marca).toEqual(marca)
  })
})
