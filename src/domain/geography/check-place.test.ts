import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../testing/faults'
import { NO_BRANDING } from './branding'
import {
  areaDraftSchema,
  municipalityDraftSchema,
  municipalityFields,
  typedRetention,
  type MunicipalityDraft,
} from './check-place'

const MUNICIPALITY: MunicipalityDraft = {
  nombre: 'Río Cuarto',
  key: 'RC',
  idMuniCore: '12',
  merchantCode: '',
  provincePath: 'paises/ar/provincias/cordoba',
  centro: '',
  videoHabilitado: false,
  usarAWS: false,
  geocodificador: '',
  zonaHoraria: 'America/Argentina/Cordoba',
  festivos: '',
  ...NO_BRANDING,
  ...typedRetention(null),
}

const areaFaults = (typed: unknown) => faultsOf(areaDraftSchema, typed)
const municipalityFaults = (typed: unknown, taken: string[] = []) =>
  faultsOf(municipalityDraftSchema(taken), typed)

describe('what is typed of a place', () => {
  it('GEO-01 an area has a name and a municipality', () => {
    expect(areaFaults({ nombre: ' ', municipalityPath: '' })).toEqual({
      nombre: 'areaNameMissing',
      municipalityPath: 'municipalityMissing',
    })
    expect(areaFaults({ nombre: 'x'.repeat(201), municipalityPath: 'p' }).nombre).toBe('nameTooLong')
    expect(areaFaults({ nombre: `${'x'.repeat(200)} `, municipalityPath: 'p' })).toEqual({})
  })

  it('GEO-01 a municipality has a name, a key, an id and a province', () => {
    expect(
      municipalityFaults({
        ...MUNICIPALITY,
        ...{ nombre: '', key: '', idMuniCore: ' ', merchantCode: '', provincePath: '' },
      }),
    ).toEqual({
      nombre: 'municipalityNameMissing',
      key: 'keyMissing',
      idMuniCore: 'idMissing',
      provincePath: 'provinceMissing',
    })
    expect(municipalityFaults(MUNICIPALITY)).toEqual({})
  })

  it.each(['R', 'Rc', 'rc', 'R1', 'R C', 'A'.repeat(201)])('GEO-01 the key is not %s', (key) => {
    expect(municipalityFaults({ ...MUNICIPALITY, key }).key).toBe('keyInvalid')
  })
  it.each(['RC', 'ÑÁ', ' VDR ', 'A'.repeat(200)])('GEO-01 FMT-02 the key may be %s', (key) => {
    expect(municipalityFaults({ ...MUNICIPALITY, key }).key).toBeUndefined()
  })

  it.each(['VDR', ' VDR ', 'DESC'])('GEO-04 no two municipalities have the key %s', (key) => {
    expect(municipalityFaults({ ...MUNICIPALITY, key }, ['LLM', 'VDR']).key).toBe('keyTaken')
  })
  it.each(['VDRA', 'VD', 'ÑÁ'])('GEO-04 only the same key is taken, not %s', (key) => {
    expect(municipalityFaults({ ...MUNICIPALITY, key }, ['VDR', 'NA']).key).toBeUndefined()
  })

  it.each(['1', '29', '36501', '40.5', '-40', 'un año', '1e3x'])(
    'OPS-02 answers are not kept for %s days',
    (days) => {
      expect(municipalityFaults({ ...MUNICIPALITY, guardaDias: days }).guardaDias).toBe('daysInvalid')
      expect(municipalityFaults({ ...MUNICIPALITY, guardaMinimo: days }).guardaMinimo).toBe('daysInvalid')
    },
  )
  it('OPS-02 answers are kept no shorter than the municipality’s own least', () => {
    const typed = { ...MUNICIPALITY, guardaMinimo: '400', guardaDias: '399' }
    expect(municipalityFaults(typed)).toEqual({ guardaDias: 'daysBelowLeast' })
    expect(municipalityFaults({ ...typed, guardaDias: '' })).toEqual({})
    const kept = municipalityFields({ ...typed, guardaDias: ' 400 ' }).retencion
    expect(kept).toEqual({ minimo: 400, dias: 400, desde: 'cambio', accion: 'anonimizar' })
    expect(typedRetention(kept)).toMatchObject({ guardaMinimo: '400', guardaDias: '400' })
    expect(municipalityFields(MUNICIPALITY).retencion).toBeNull()
  })

  it.each(['0', '012', '-1', '1.5', '1e3', 'uno', '1'.repeat(21)])(
    'GEO-01 the id is not %s',
    (idMuniCore) => {
      expect(municipalityFaults({ ...MUNICIPALITY, idMuniCore }).idMuniCore).toBe('idInvalid')
    },
  )

  it.each(['1', '12', '1'.repeat(20)])('GEO-01 the id may be %s', (idMuniCore) => {
    expect(municipalityFaults({ ...MUNICIPALITY, idMuniCore })).toEqual({})
  })

  it.each(['99900888', '9990088811', '99900888a', '999 008881', '-99900888'])(
    'PAY-04 the merchant is not %s',
    (merchantCode) => {
      expect(municipalityFaults({ ...MUNICIPALITY, merchantCode }).merchantCode).toBe('merchantInvalid')
    },
  )
  it.each(['', ' ', '999008881', ' 000000001 '])('PAY-04 the merchant may be "%s"', (merchantCode) => {
    expect(municipalityFaults({ ...MUNICIPALITY, merchantCode })).toEqual({})
  })

  it('GEO-01 spaces around what was typed are not kept', () => {
    expect(
      municipalityDraftSchema([]).parse({
        ...MUNICIPALITY,
        nombre: ' Río Cuarto ',
        key: ' RC',
        idMuniCore: '12 ',
        merchantCode: ' ',
      }),
    ).toEqual(MUNICIPALITY)
  })

  it.each(['-31.42', 'norte', '-31,42, -64,18', '91, 0', '0, 181', '1,2,3'])(
    'GEO-04 the centre of the map is not %s',
    (centro) => expect(municipalityFaults({ ...MUNICIPALITY, centro }).centro).toBe('centreInvalid'),
  )
  it.each([
    ['', 'zoneMissing'],
    ['Luna/Mar', 'zoneUnknown'],
    ['GMT-3', 'zoneUnknown'],
  ])('OPS-08 the time zone is not «%s»', (zonaHoraria, fault) =>
    expect(municipalityFaults({ ...MUNICIPALITY, zonaHoraria }).zonaHoraria).toBe(fault),
  )
  it('OPS-08 the time zone that was chosen is stored', () => {
    expect(municipalityFields({ ...MUNICIPALITY, zonaHoraria: 'Asia/Tokyo' }).zonaHoraria).toBe('Asia/Tokyo')
  })
  it('GEO-04 a centre is stored as a point, and an empty one as none', () => {
    expect(municipalityFields({ ...MUNICIPALITY, centro: ' -31.4213 ; -64.1832 ' }).ubicacion).toEqual({
      lat: -31.4213,
      lng: -64.1832,
    })
    expect(municipalityFields(MUNICIPALITY).ubicacion).toBeNull()
    for (const centro of ['', '-31.4,-64.2'])
      expect(municipalityFaults({ ...MUNICIPALITY, centro })).toEqual({})
  })
  it('PDF-02 a branding is stored with all that was typed, and with nothing else', () => {
    const marca = { logo: 'https://l', color: '#0b4a57', contacto: '010', avisoDatos: 'Se borran' }
    expect(municipalityFields({ ...MUNICIPALITY, ...marca, ...{ otro: 'x' } }).marca).toEqual(marca)
  })

  it.each([
    ['colorInvalid', { color: 'red' }, 'color'],
    ['colorInvalid', { color: '#0b4a5' }, 'color'],
    ['colorInvalid', { color: '#0b4a57;background:url(x)' }, 'color'],
    ['colorTooLight', { color: '#ffd166' }, 'color'],
    ['colorTooLight', { color: '#777777' }, 'color'],
    ['contactTooLong', { contacto: 'x'.repeat(501) }, 'contacto'],
    ['dataNoticeTooLong', { avisoDatos: 'x'.repeat(2001) }, 'avisoDatos'],
  ])('PDF-02 of the branding %s is told at its field for %o', (fault, given, field) => {
    expect(municipalityFaults({ ...MUNICIPALITY, ...given })).toEqual({ [field]: fault })
  })
  it('PDF-02 a colour is accepted on which white text can be read, in capitals too', () => {
    expect(municipalityFaults({ ...MUNICIPALITY, color: ' #0B4A57 ' })).toEqual({})
    expect(municipalityFaults({ ...MUNICIPALITY, color: '#767676' })).toEqual({})
  })
})
