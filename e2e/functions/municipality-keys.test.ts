import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MUNICIPALITY_KEYS } from '../../src/domain/store-paths'
import { claimKeys } from '../../functions/src/geography/claim-keys'
import { HOME } from '../rules/places'
import { says } from './events'
import { beginWorld, BLOCKED_MUNICIPALITY, read, remove, write } from './world'

const NEW_MUNICIPALITY = 'paises/ar/provincias/cordoba/municipios/rio-tercero'
const HOME_LATER = 'paises/ar/provincias/cordoba/municipios/almafuerte'
const municipality = (key: unknown) => ({
  nombre: 'Río Tercero',
  idMuniCore: '9',
  key,
  inhabilitado: false,
  areas: [],
})
const ownerOf = async (key: string) => (await read(`${MUNICIPALITY_KEYS}/${key}`))?.municipio

describe('which municipality has which letters', () => {
  beforeAll(beginWorld)
  beforeEach(() => remove(NEW_MUNICIPALITY))

  it('GEO-04 is noted for a municipality that was entered past the rules, even if it changes its letters or goes', async () => {
    await write(NEW_MUNICIPALITY, municipality('RT'))
    await says(`${MUNICIPALITY_KEYS}/RT`, { municipio: NEW_MUNICIPALITY })
    await write(NEW_MUNICIPALITY, municipality('RIO'))
    await says(`${MUNICIPALITY_KEYS}/RIO`, { municipio: NEW_MUNICIPALITY })
    await remove(NEW_MUNICIPALITY)
    await write(BLOCKED_MUNICIPALITY, { ...municipality('LS'), inhabilitado: true })
    await says(`${MUNICIPALITY_KEYS}/LS`, { municipio: BLOCKED_MUNICIPALITY })
    expect(await ownerOf('RT')).toBe(NEW_MUNICIPALITY)
    expect(await ownerOf('RIO')).toBe(NEW_MUNICIPALITY)
  })

  it('GEO-04 an id in the management system is the first one’s as long as that has it, then whoever’s it is', async () => {
    await write(HOME_LATER, { ...municipality('LAT'), idMuniCore: '7701' })
    await says(`${MUNICIPALITY_KEYS}/7701`, { municipio: HOME_LATER })
    await write(NEW_MUNICIPALITY, { ...municipality('NEW'), idMuniCore: '7701' })
    await claimKeys()
    expect(await ownerOf('7701')).toBe(HOME_LATER)
    await write(HOME_LATER, { ...municipality('LAT'), idMuniCore: '7702' })
    await claimKeys()
    expect([await ownerOf('7701'), await ownerOf('7702')]).toEqual([NEW_MUNICIPALITY, HOME_LATER])
    await remove(HOME_LATER)
  })

  it('GEO-04 is noted for all existing municipalities: the first keeps its letters, and malformed ones are left out', async () => {
    await says(`${MUNICIPALITY_KEYS}/VDR`, { municipio: HOME })
    await remove(`${MUNICIPALITY_KEYS}/VDR`)
    await write(`${MUNICIPALITY_KEYS}/LLM`, { municipio: HOME })
    await write(NEW_MUNICIPALITY, municipality({ a: 1 }))
    await claimKeys()
    await claimKeys()
    expect(await ownerOf('VDR')).toBe(HOME)
    expect(await ownerOf('LLM')).toBe(HOME)
    await write(NEW_MUNICIPALITY, municipality('a/b'))
    await claimKeys()
    expect(await ownerOf('LLM')).toBe(HOME)
  })
})
