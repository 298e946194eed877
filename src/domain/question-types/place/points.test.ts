import { describe, expect, it } from 'vitest'
import { aQuestion, TYPED } from '../../../testing/builders'
import { place } from './index'
import { lengthOf, placeIn, placeText, surfaceOf } from './points'

const asked = (formato: string) => aQuestion({ ...TYPED.place, formato })
const given = (respuesta: string) => ({ ...aQuestion(TYPED.place), respuesta })

describe('KIND-06 a place that was answered', () => {
  it.each(['-31.42,-64.18', '-31.42,-64.18 ±8', '-31.42,-64.18;-31.421,-64.181', '0,0;0,180;-90,-180'])(
    '%j is stored as it was read',
    (text) => {
      const read = placeIn(text)
      expect(read && placeText(read)).toBe(text)
    },
  )

  it.each(['', '91,0', '0,181', '1,2,3', 'a,b', '1,2;', ' 1,2', '1,2 ±', '1e5,2', '1.12345678,2'])(
    '%j is no place',
    (text) => expect(placeIn(text)).toBeNull(),
  )

  it('has as many points as its form takes', () => {
    const [one, two, three] = ['0,0', '0,0;0,1', '0,0;0,1;1,1']
    const problems = (formato: string) =>
      [one, two, three].map((text = '') => place.validate(asked(formato), given(text)))
    expect(problems('point')).toEqual([null, 'malformed', 'malformed'])
    expect(problems('line')).toEqual(['malformed', null, null])
    expect(problems('area')).toEqual(['malformed', 'malformed', null])
    const many = Array.from({ length: 201 }, (_, at) => `0,${at / 10}`).join(';')
    expect(place.validate(asked('line'), given(many))).toBe('malformed')
  })

  it('a line has a length and an area a surface', () => {
    // A thousandth of a degree is 111 metres to the north, and less to the east the farther from the equator.
    const at = (north: number, east: number) => ({ lat: -31.4 + north / 1000, lng: -64.18 + east / 1000 })
    expect(lengthOf([at(0, 0), at(1, 0)])).toBe(111)
    expect(lengthOf([at(0, 0), at(0, 1), at(0, 0)])).toBe(190)
    expect(surfaceOf([at(0, 0), at(0, 1), at(1, 1), at(1, 0)])).toBeCloseTo(111.195 * 94.91, -2)
    expect(place.summary(asked('line'), given('0,0;0,0.001'), { yes: '', no: '', language: 'es' })).toBe(
      '0.00000, 0.00000; 0.00000, 0.00100 (111 m)',
    )
  })
})
