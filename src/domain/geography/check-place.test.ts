import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../testing/faults'
import { areaDraftSchema, townDraftSchema, type TownDraft } from './check-place'

const TOWN: TownDraft = {
  nombre: 'Río Cuarto',
  key: 'RC',
  idMuniCore: '12',
  provincePath: 'paises/ar/provincias/cordoba',
}

const areaFaults = (typed: unknown) => faultsOf(areaDraftSchema, typed)
const townFaults = (typed: unknown, taken: string[] = []) => faultsOf(townDraftSchema(taken), typed)

describe('what is typed of a place', () => {
  it('GEO-01 an area has a name and a municipality', () => {
    expect(areaFaults({ nombre: ' ', municipalityPath: '' })).toEqual({
      nombre: 'areaNameMissing',
      municipalityPath: 'townMissing',
    })
    expect(areaFaults({ nombre: 'x'.repeat(201), municipalityPath: 'p' }).nombre).toBe('nameTooLong')
    expect(areaFaults({ nombre: `${'x'.repeat(200)} `, municipalityPath: 'p' })).toEqual({})
  })

  it('GEO-01 a municipality has a name, a key, an id and a province', () => {
    expect(townFaults({ nombre: '', key: '', idMuniCore: ' ', provincePath: '' })).toEqual({
      nombre: 'townNameMissing',
      key: 'keyMissing',
      idMuniCore: 'idMissing',
      provincePath: 'provinceMissing',
    })
    expect(townFaults(TOWN)).toEqual({})
  })

  it.each(['R', 'Rc', 'rc', 'R1', 'R C', 'ABCDEFGHIJKLM'])('GEO-01 the key is not %s', (key) => {
    expect(townFaults({ ...TOWN, key }).key).toBe('keyInvalid')
  })
  it.each(['RC', 'ÑÁ', ' VDR ', 'ABCDEFGHIJKL'])('GEO-01 the key may be %s', (key) => {
    expect(townFaults({ ...TOWN, key }).key).toBeUndefined()
  })

  it.each(['VDR', ' VDR ', 'DESC'])('GEO-04 no two municipalities have the key %s', (key) => {
    expect(townFaults({ ...TOWN, key }, ['LLM', 'VDR']).key).toBe('keyTaken')
  })
  it.each(['VDRA', 'VD', 'ÑÁ'])('GEO-04 only the whole key is taken, not %s', (key) => {
    expect(townFaults({ ...TOWN, key }, ['VDR', 'NA']).key).toBeUndefined()
  })

  it.each(['0', '012', '-1', '1.5', '1e3', 'uno', '1'.repeat(21)])(
    'GEO-01 the id is not %s',
    (idMuniCore) => {
      expect(townFaults({ ...TOWN, idMuniCore }).idMuniCore).toBe('idInvalid')
    },
  )

  it.each(['1', '12', '1'.repeat(20)])('GEO-01 the id may be %s', (idMuniCore) => {
    expect(townFaults({ ...TOWN, idMuniCore })).toEqual({})
  })

  it('GEO-01 spaces around what was typed are not kept', () => {
    expect(
      townDraftSchema([]).parse({ ...TOWN, nombre: ' Río Cuarto ', key: ' RC', idMuniCore: '12 ' }),
    ).toEqual(TOWN)
  })
})
