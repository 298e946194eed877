import { beforeAll, describe, expect, it } from 'vitest'
import { fillZones } from '../../functions/src/geography/fill-zones'
import { senderAt } from '../../functions/src/platform/branding'
import { zoneAt } from '../../functions/src/platform/time-zone'
import { publicFormPath } from '../../src/domain/store-paths'
import { edited, formAt, formDocuments, newName, options } from '../rules/documents'
import { AWAY, HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { heard, says } from './events'
import { beginWorld, change, owner, read } from './world'

const CORDOBA = 'America/Argentina/Cordoba'
const form = formAt(OWN_AREA, { id: newName(owner, 'zona') })
form.opcionales.publico = true
const shared = publicFormPath(form.id)

beforeAll(async () => {
  await beginWorld()
  await layOut(formDocuments(owner, form), owner)
  await heard()
})

describe('the time zone of a municipality', () => {
  it('OPS-08 is the default of where it lies while nobody chose one', async () => {
    expect([await zoneAt(HOME), (await senderAt(AWAY)).zonaHoraria]).toEqual([CORDOBA, CORDOBA])
    expect(await zoneAt('usuarios/ana')).toBe('UTC')
  })

  it('OPS-08 strangers are told with its forms, also when it changes or makes no sense', async () => {
    for (const [chosen, told] of [
      ['Europe/Madrid', 'Europe/Madrid'],
      ['Luna/Mar', CORDOBA],
      [7, CORDOBA],
      ['Asia/Tokyo', 'Asia/Tokyo'],
    ] as const) {
      await change(HOME, { zonaHoraria: chosen })
      await says(shared, { zonaHoraria: told, abierto: true })
      expect(await zoneAt(HOME)).toBe(told)
    }
  })

  it('OPS-08 strangers are told with the first publication of a form, also where nothing else is to be told', async () => {
    await change(HOME, { zonaHoraria: 'Europe/Madrid' })
    const own = formAt(OWN_AREA, { id: newName(owner, 'estreno') })
    await layOut(formDocuments(owner, own), owner)
    await heard()
    const published = edited(own, 'colega', { opcionales: options({ publico: true }) })
    await layOut(formDocuments(owner, published), owner)
    expect((await read(publicFormPath(own.id)))?.zonaHoraria).toBeUndefined()
    await says(publicFormPath(own.id), { zonaHoraria: 'Europe/Madrid', abierto: true })
  })

  it('OPS-08 is filled in once where there is none, and a chosen one stays', async () => {
    await change(HOME, { zonaHoraria: 'Asia/Tokyo' })
    await heard()
    const { municipalities } = await fillZones()
    expect(municipalities.get(AWAY)).toBe(CORDOBA)
    expect(municipalities.has(HOME)).toBe(false)
    expect([(await read(AWAY))?.zonaHoraria, (await read(HOME))?.zonaHoraria]).toEqual([
      CORDOBA,
      'Asia/Tokyo',
    ])
    const again = await fillZones()
    expect([...again.municipalities.keys()]).toEqual([])
    expect(again.forms).toBeGreaterThan(0)
  })

  it('OPS-08 a form for strangers from before is told it when zones are filled in', async () => {
    await change(shared, { zonaHoraria: null })
    await fillZones()
    expect((await read(shared))?.zonaHoraria).toBe('Asia/Tokyo')
  })
})
