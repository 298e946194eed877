import { describe, expect, it } from 'vitest'
import { MAP, mapCentre, placeInFull, placeInWords, placeToStore } from './place'
import { coordinatesOf, pointAt, pointOnMap, readCoordinates } from '../point'

describe('the place of an answer', () => {
  it('ANS-10 takes only points on the earth, without the noise of the device', () => {
    expect(pointAt(-31.4213351234, -64.1831889)).toEqual({ lat: -31.421335, lng: -64.183189 })
    expect(pointAt(90, -180)).toEqual({ lat: 90, lng: -180 })
    for (const [lat, lng] of [
      [90.1, 0],
      [0, 180.1],
      [Number.NaN, 0],
      [0, Number.POSITIVE_INFINITY],
    ] as const)
      expect(pointAt(lat, lng)).toBeNull()
  })

  it('ANS-10 brings a point that was moved over the edge of the map back', () => {
    expect(pointOnMap({ lat: 91, lng: 190 })).toEqual({ lat: 90, lng: -170 })
    expect(pointOnMap({ lat: -31.4, lng: -64.18 - 360 })).toEqual({ lat: -31.4, lng: -64.18 })
  })

  it.each([
    ['-31.42134, -64.18319', { lat: -31.42134, lng: -64.18319 }],
    [' -31,42134 -64,18319 ', { lat: -31.42134, lng: -64.18319 }],
    ['41.6082;2.2877', { lat: 41.6082, lng: 2.2877 }],
    ['−31.4°, −64.1°', { lat: -31.4, lng: -64.1 }],
    ['12 40', { lat: 12, lng: 40 }],
  ])('ANS-10 reads the coordinates %s', (text, point) => expect(readCoordinates(text)).toEqual(point))

  it.each(['', '12', 'San Martín 120', '95, 10', '1, 2, 3', '1e5, 2', '-31.42134'])(
    'ANS-10 takes %j for no coordinates',
    (text) => expect(readCoordinates(text)).toBeNull(),
  )

  it('ANS-10 reads the coordinates that it writes', () => {
    expect(coordinatesOf(MAP.centre)).toBe('-31.42133, -64.18319')
    expect(readCoordinates(coordinatesOf({ lat: 41.6082, lng: 2.2877 }))).toEqual({
      lat: 41.6082,
      lng: 2.2877,
    })
  })

  it("ANS-10 begins at the municipality's centre, else at the default one", () => {
    const centre = { lat: 41.6, lng: 2.28 }
    expect(mapCentre({ ubicacion: { latlng: centre, direccion: '' } })).toBe(centre)
    expect(mapCentre({ ubicacion: { latlng: null, direccion: 'Centro' } })).toBe(MAP.centre)
    expect(mapCentre({})).toBe(MAP.centre)
  })

  it('INC-03 keeps the asset that the answer is about', () => {
    const identificador = { idIdentificador: '77', descripcion: 'Farol' }
    const place = { latlng: MAP.centre, direccion: ' Mitre 1 ', identificador }
    expect(placeToStore(place)).toEqual({ ...place, direccion: 'Mitre 1' })
    expect(placeToStore({ ...place, identificador: undefined })).not.toHaveProperty('identificador')
  })

  it('INC-03 shows address and asset in one line, or whichever of them there is', () => {
    const identificador = { idIdentificador: '77', descripcion: 'Farol' }
    const place = { latlng: null, direccion: 'Mitre 1' }
    expect(placeInWords({ ...place, identificador })).toBe('Mitre 1 · Farol')
    expect(placeInWords(place)).toBe('Mitre 1')
    expect(
      placeInWords({ ...place, direccion: '', identificador: { ...identificador, descripcion: '' } }),
    ).toBe('77')
    expect(placeInWords(null)).toBe('')
  })

  it('VIEW-01 shows in full address, asset and point, or whichever of them there is', () => {
    const identificador = { idIdentificador: '77', descripcion: 'Farol' }
    const place = { latlng: MAP.centre, direccion: 'Mitre 1', identificador }
    expect(placeInFull(place)).toBe('Mitre 1 · Farol · -31.42133, -64.18319')
    expect(placeInFull({ latlng: null, direccion: 'Mitre 1' })).toBe('Mitre 1')
    expect(placeInFull({ latlng: MAP.centre, direccion: '' })).toBe('-31.42133, -64.18319')
    expect(placeInFull(null)).toBe('')
  })

  it('ANS-10 keeps no place where none was given', () => {
    expect(placeToStore({ latlng: null, direccion: '  ' })).toBeNull()
    expect(placeToStore({ latlng: null, direccion: ' Mitre 1 ' })).toEqual({
      latlng: null,
      direccion: 'Mitre 1',
    })
    expect(placeToStore({ latlng: MAP.centre, direccion: '' })).toEqual({ latlng: MAP.centre, direccion: '' })
    expect(placeToStore({ latlng: null, direccion: 'x'.repeat(400) })?.direccion).toHaveLength(300)
  })
})
