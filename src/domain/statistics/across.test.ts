import { describe, expect, it } from 'vitest'
import { aMunicipality } from '../../testing/places'
import { across } from './across'

const municipality = (nombre: string) => ({
  ...aMunicipality({ nombre, path: nombre }),
  provincia: 'Córdoba',
  pais: 'Argentina',
})
const counted = (nombre: string, answers: number) => ({
  municipality: municipality(nombre),
  answers,
  forms: 2,
  users: 3,
})
const day = (date: string, answers: number) => ({ span: { from: date, to: date }, answers })

describe('numbers across municipalities', () => {
  const DAYS = [day('2026-03-04', 6), day('2026-03-05', 2)]

  it('STAT-04 the parts of the period make the total', () => {
    const { total, before, buckets } = across({ before: 5, buckets: DAYS, municipalities: [] })
    expect([total, before]).toEqual([8, 5])
    expect(buckets.map(({ share }) => share)).toEqual([0.75, 0.25])
  })

  it('STAT-04 municipalities come by their answers, with their share of all', () => {
    const { municipalities, elsewhere } = across({
      before: 0,
      buckets: DAYS,
      municipalities: [counted('Bell Ville', 2), counted('Oliva', 0), counted('Villa Alta', 6)],
    })
    expect(municipalities.map(({ nombre, answers, share }) => [nombre, answers, share])).toEqual([
      ['Villa Alta', 6, 0.75],
      ['Bell Ville', 2, 0.25],
      ['Oliva', 0, 0],
    ])
    expect(municipalities[0]).toMatchObject({ provincia: 'Córdoba', pais: 'Argentina', forms: 2, users: 3 })
    expect(elsewhere).toBe(0)
  })

  it('STAT-04 answers that belong to no listed municipality are counted apart', () => {
    expect(across({ before: 0, buckets: DAYS, municipalities: [counted('Oliva', 5)] }).elsewhere).toBe(3)
  })

  it('STAT-04 an answer that arrives while counting makes nothing negative', () => {
    expect(across({ before: 0, buckets: DAYS, municipalities: [counted('Oliva', 9)] }).elsewhere).toBe(0)
  })

  it('STAT-04 without answers nothing has a share', () => {
    const { total, municipalities } = across({
      before: 0,
      buckets: [day('2026-03-05', 0)],
      municipalities: [counted('Oliva', 0)],
    })
    expect([total, municipalities[0]?.share]).toEqual([0, 0])
  })
})
