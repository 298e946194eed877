import { describe, expect, it } from 'vitest'
import {
  assetOf,
  getIdentifierRequestSchema,
  getIdentifierResponseSchema,
  getIdentifiersRequestSchema,
  getIdentifiersResponseSchema,
} from './identifiers'

const LAMP = {
  idIdentificador: '7',
  descripcion: 'Farola',
  tipoIdentificador: 'Alumbrado',
  direccion: 'Mitre 55',
}
const at = (...geolocalizacion: { latitud: number; longitud: number }[]) => ({
  ...LAMP,
  geometria: { geolocalizacion },
})

describe('assets of the management system', () => {
  it('INC-03 stand at the first of their places that is on the earth, or nowhere', () => {
    const place = { latitud: -31.4, longitud: -64.2 }
    expect(assetOf(at(place, { latitud: 1, longitud: 2 }))).toEqual({ ...LAMP, lat: -31.4, lng: -64.2 })
    expect(assetOf(at())).toBeNull()
    expect(assetOf(at({ latitud: 95, longitud: 0 }))).toBeNull()
  })

  it.each([
    [{ latitud: 90, longitud: -180 }, true],
    [{ latitud: -90, longitud: 180 }, true],
    [{ latitud: 90.1, longitud: 0 }, false],
    [{ latitud: -90.1, longitud: 0 }, false],
    [{ latitud: 0, longitud: 180.1 }, false],
    [{ latitud: 0, longitud: -180.1 }, false],
    [{ latitud: 0 }, false],
  ])('INC-03 are looked for at %j: %s', (place, taken) => {
    expect(getIdentifiersRequestSchema.safeParse({ formId: 'f', ...place }).success).toBe(taken)
  })

  it('INC-03 kind and radius may stand in a request, and are not taken from it', () => {
    const more = { tipoIncidenteId: 1, username: 'eva', radio: 1000 }
    const place = { formId: 'f', latitud: 0, longitud: 0 }
    expect(getIdentifiersRequestSchema.safeParse({ ...place, ...more }).success).toBe(true)
    expect(getIdentifiersRequestSchema.safeParse({ ...place, otro: 1 }).success).toBe(false)
    expect(getIdentifierRequestSchema.parse({ formId: 'f', idIdentifier: 7 }).idIdentifier).toBe('7')
    expect(getIdentifierRequestSchema.safeParse({ formId: 'f' }).success).toBe(false)
  })

  it('INC-03 come as a list with the nearest first, or as one asset or none', () => {
    const asset = at({ latitud: 1, longitud: 2 })
    expect(getIdentifiersResponseSchema.parse({ status: 'ok', result: [asset] }).result).toEqual([asset])
    expect(getIdentifierResponseSchema.parse({ status: 'ok', result: asset })).toEqual({
      status: 'ok',
      result: asset,
    })
    expect(getIdentifierResponseSchema.parse({ status: 'notFound' })).toEqual({ status: 'notFound' })
    expect(getIdentifierResponseSchema.safeParse({ status: 'ok' }).success).toBe(false)
    expect(getIdentifiersResponseSchema.safeParse({ status: 'ok', result: [LAMP] }).success).toBe(false)
  })
})
