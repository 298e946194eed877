import { describe, expect, it } from 'vitest'
import { anAnswer } from '../../testing/builders'
import { answerPlaceSchema, placed, PLACE_FIELDS, type AnswerPlace } from './map'

const at = (id: string, latlng: { lat: number; lng: number } | null): AnswerPlace =>
  anAnswer({ id, ubicacion: { latlng, direccion: 'Belgrano 120' } })

describe('ALIST-03 the answers of a map', () => {
  it('ALIST-03 counts those without a point, and those whose point is nowhere on the earth', () => {
    const nowhere = { lat: 95, lng: 0 }
    const { onMap, without } = placed([
      at('a', { lat: -31.4, lng: -64.2 }),
      at('b', null),
      at('c', nowhere),
      anAnswer({ id: 'd', ubicacion: null }),
      at('e', { lat: 0, lng: 0 }),
    ])
    expect(onMap.map(({ id }) => id)).toEqual(['a', 'e'])
    expect(onMap[0]?.point).toEqual({ lat: -31.4, lng: -64.2 })
    expect(without).toBe(3)
  })

  it('ALIST-03 takes from an answer only what the map shows', () => {
    const whole: Record<string, unknown> = { ...at('a', { lat: 1, lng: 2 }) }
    const came = Object.fromEntries(PLACE_FIELDS.map((field) => [field, whole[field]]))
    expect(answerPlaceSchema.parse({ id: 'a', ...came })).toMatchObject({
      id: 'a',
      ubicacion: { latlng: { lat: 1 } },
    })
    expect(() => answerPlaceSchema.parse({ id: 'a', ...came, codigoMunicipio: 7 })).toThrow()
  })
})
