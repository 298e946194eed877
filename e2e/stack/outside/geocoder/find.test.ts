import { describe, expect, it } from 'vitest'
import { MONTCLAR, VILLA_ALTA } from '../../seed/geography'
import { findStreets, type Box } from './find'

const boxAround = ({ lat, lng }: { lat: number; lng: number }): Box => [
  lng - 0.25,
  lat + 0.25,
  lng + 0.25,
  lat - 0.25,
]
const names = (text: string, box: Box | null = null) =>
  findStreets(text, box).map(({ display_name }) => display_name)

describe('the streets that the local geocoder knows', () => {
  it('ANS-10 are found by the beginnings of their words, with or without accents and house number', () => {
    expect(names('san martin 120')).toEqual(['Av. San Martín 120, Villa Alta, Córdoba, Argentina'])
    expect(names('Belgr')).toEqual(['Belgrano, Villa Alta, Córdoba, Argentina'])
    expect(names('9 de julio 340')).toEqual(['9 de Julio 340, Villa Alta, Córdoba, Argentina'])
    expect(names('carrer major, montclar')).toEqual(['Carrer Major, Montclar del Vallès, Barcelona, España'])
    expect(names('calle que no existe')).toEqual([])
    expect(names('Villa Alta')).toEqual([])
    expect(names('')).toEqual([])
  })

  it('ANS-10 come first when they lie in the box that is searched', () => {
    const [first] = names('de', boxAround(MONTCLAR.centre))
    expect(first).toContain('Montclar')
    expect(names('de', boxAround(VILLA_ALTA.centre))[0]).toContain('Villa Alta')
  })

  it('ANS-10 lie in their municipality, each number at another point', () => {
    const [one, other] = [findStreets('belgrano 100', null)[0], findStreets('belgrano 900', null)[0]]
    expect(Math.abs(Number(one?.lat) - VILLA_ALTA.centre.lat)).toBeLessThan(0.05)
    expect(one?.lon).not.toBe(other?.lon)
  })
})
