import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TOWN_KEYS } from '../../src/domain/store-paths'
import { claimKeys } from '../../functions/src/geography/claim-keys'
import { HOME } from '../rules/places'
import { says } from './events'
import { beginWorld, BLOCKED_TOWN, read, remove, write } from './world'

const NEW_TOWN = 'paises/ar/provincias/cordoba/municipios/rio-tercero'
const town = (key: unknown) => ({
  nombre: 'Río Tercero',
  idMuniCore: '9',
  key,
  inhabilitado: false,
  areas: [],
})
const holderOf = async (key: string) => (await read(`${TOWN_KEYS}/${key}`))?.municipio

describe('whose letters are whose', () => {
  beforeAll(beginWorld)
  beforeEach(() => remove(NEW_TOWN))

  it('GEO-04 is noted of a municipality that was entered past the rules, and stays when it takes others or goes', async () => {
    await write(NEW_TOWN, town('RT'))
    await says(`${TOWN_KEYS}/RT`, { municipio: NEW_TOWN })
    await write(NEW_TOWN, town('RIO'))
    await says(`${TOWN_KEYS}/RIO`, { municipio: NEW_TOWN })
    await remove(NEW_TOWN)
    await write(BLOCKED_TOWN, { ...town('LS'), inhabilitado: true })
    await says(`${TOWN_KEYS}/LS`, { municipio: BLOCKED_TOWN })
    expect(await holderOf('RT')).toBe(NEW_TOWN)
    expect(await holderOf('RIO')).toBe(NEW_TOWN)
  })

  it('GEO-04 is noted of all that are there; who was first keeps them, and odd ones are left out', async () => {
    await says(`${TOWN_KEYS}/VDR`, { municipio: HOME })
    await remove(`${TOWN_KEYS}/VDR`)
    await write(`${TOWN_KEYS}/LLM`, { municipio: HOME })
    await write(NEW_TOWN, town({ a: 1 }))
    await claimKeys()
    await claimKeys()
    expect(await holderOf('VDR')).toBe(HOME)
    expect(await holderOf('LLM')).toBe(HOME)
    await write(NEW_TOWN, town('a/b'))
    await claimKeys()
    expect(await holderOf('LLM')).toBe(HOME)
  })
})
