import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCitizen, findCitizen, findCitizenByHash } from '../../src/data/staff/citizens'
import { AWAY, HOME } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { connectData, enter, failureOf, leave } from './data'
import { beginWorld, hire } from './world'

const municore = standInAt(stackPorts().municore)
const ANA = {
  ...{ nombre: 'Ana', apellido: 'Ríos', dni: '33444555', email: '', telefono: '', calle: '' },
  ...({ tipoDocumentoId: 1, municipioPath: HOME, attempt: 'uno' } as const),
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  await enter(await hire('ines', 'ROLE_INSPECTOR'))
})
beforeEach(() => municore.reset())
afterAll(async () => {
  await municore.reset()
  await leave()
})

describe('citizens as the form asks for them', () => {
  it('RECIP-01 RECIP-03 RECIP-06 are found, or nobody is', async () => {
    expect(await findCitizen(HOME, '30-71234567-8')).toMatchObject({ id: '40103', apellido: 'Dummy' })
    expect(await findCitizen(HOME, '99999999')).toBeNull()
    expect(await findCitizenByHash(HOME, 'c0ffee01a1b2c3d4e5f60718')).toMatchObject({ dni: '30111222' })
    expect(await findCitizenByHash(HOME, 'c0ffee99a1b2c3d4e5f60718')).toBeNull()
  })

  it('RECIP-03 are created once for an attempt, and not where the number is taken', async () => {
    const id = await createCitizen(ANA)
    expect(id).toMatch(/^\d+$/)
    expect(await createCitizen(ANA)).toBe(id)
    expect(await createCitizen({ ...ANA, attempt: 'dos' })).toBeNull()
  })

  it('RECIP-07 say which system failed and why; a refusal of the product is no failure of theirs', async () => {
    await municore.behave('stall')
    const failure = { code: 'outside', failure: { outside: 'municore', reason: 'timeout' } }
    expect(await failureOf(findCitizen(HOME, '30111222'))).toMatchObject(failure)
    expect(await failureOf(createCitizen(ANA))).toMatchObject(failure)
    await municore.reset()
    expect(await failureOf(findCitizen(AWAY, '30111222'))).toMatchObject({ code: 'forbidden' })
  })
})
