import { describe, expect, it } from 'vitest'
import { isTimeZone } from '../zone'
import { defaultTimeZone, timeZoneOf } from './default-zone'

const at = (pais: string, provincia = '', lat?: number, lng?: number) =>
  defaultTimeZone({
    pais,
    provincia,
    centro: lat === undefined || lng === undefined ? null : { lat, lng },
  })

describe('the time zone of a municipality where none was chosen', () => {
  it.each([
    ['Argentina', 'Córdoba', 'America/Argentina/Cordoba'],
    ['República Argentina', 'Provincia de Tierra del Fuego', 'America/Argentina/Ushuaia'],
    ['AR', 'Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ['España', 'Barcelona', 'Europe/Madrid'],
    ['Espanya', 'Santa Cruz de Tenerife', 'Atlantic/Canary'],
    ['Spain', 'Las Palmas', 'Atlantic/Canary'],
    ['Chile', 'Región Metropolitana', 'America/Santiago'],
    ['Chile', 'Región de Magallanes y de la Antártica Chilena', 'America/Punta_Arenas'],
    ['México', 'Quintana Roo', 'America/Cancun'],
    ['México', 'Baja California Sur', 'America/Mazatlan'],
    ['México', 'Baja California', 'America/Tijuana'],
    ['México', 'Jalisco', 'America/Mexico_City'],
    ['Brasil', 'Mato Grosso do Sul', 'America/Campo_Grande'],
    ['Brasil', 'Mato Grosso', 'America/Cuiaba'],
    ['Brasil', 'Paraná', 'America/Sao_Paulo'],
    ['Brasil', 'Pará', 'America/Belem'],
    ['Uruguay', 'Montevideo', 'America/Montevideo'],
    ['Paraguay', 'Central', 'America/Asuncion'],
    ['Perú', 'Lima', 'America/Lima'],
    ['Portugal', 'Açores', 'Atlantic/Azores'],
    ['日本', '東京都', 'Asia/Tokyo'],
  ])('OPS-08 in %s, %s is %s', (pais, provincia, zone) => {
    expect(at(pais, provincia)).toBe(zone)
  })

  it.each([
    ['España', 28.12, -15.43, 'Atlantic/Canary'],
    ['España', 41.38, 2.17, 'Europe/Madrid'],
    ['Chile', -27.15, -109.43, 'Pacific/Easter'],
    ['México', 31.69, -106.42, 'America/Ciudad_Juarez'],
    ['Brasil', -3.84, -32.42, 'America/Noronha'],
    ['Ecuador', -0.75, -90.31, 'Pacific/Galapagos'],
  ])('OPS-08 in %s the centre of its maps at %f, %f makes it %s', (pais, lat, lng, zone) => {
    expect(at(pais, 'Otra', lat, lng)).toBe(zone)
  })

  it('OPS-08 where Aysén has a clock of its own it has that one, and else the one it follows', () => {
    expect(['America/Coyhaique', 'America/Punta_Arenas']).toContain(at('Chile', 'Región de Aysén'))
  })

  it('OPS-08 nobody guesses for a country that is not known', () => {
    expect([at('Atlántida'), at(''), at('Marte', 'Córdoba', -31, -64)]).toEqual(['UTC', 'UTC', 'UTC'])
  })

  it('OPS-08 a zone that was chosen counts while the platform knows it', () => {
    const where = { pais: 'España', provincia: 'Barcelona', centro: null }
    expect(timeZoneOf('Asia/Tokyo', where)).toBe('Asia/Tokyo')
    for (const none of ['', 'Luna/Mar', undefined, null, 7])
      expect(timeZoneOf(none, where)).toBe('Europe/Madrid')
    expect(isTimeZone(timeZoneOf('', { ...where, pais: '?' }))).toBe(true)
  })
})
