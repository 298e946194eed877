import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { counterPath } from '../../functions/src/limits/rate-limit'
import { CHECK_SYSTEM, checkSystemResponseSchema } from '../../src/domain/calls/check-system'
import { ROLES } from '../../src/domain/user/roles'
import { standInAt } from '../stack/outside/client'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { MERCHANTS } from '../stack/outside/redsys/merchants'
import { stackPorts } from '../stack/ports'
import { call } from './calls'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, write } from './world'

const ports = stackPorts()
const SYSTEMS = {
  municore: standInAt(ports.municore),
  turnero: standInAt(ports.turnero),
  portal: standInAt(ports.portal),
  redsys: standInAt(ports.redsys),
}
type Name = keyof typeof SYSTEMS
const NAMES = ['municore', 'turnero', 'portal', 'redsys'] as const

/** A question about each system that goes well, and what the system is asked. */
const ASKED = {
  municore: { system: 'municore', idMuniCore: '101', usarAWS: false },
  turnero: { system: 'turnero', idMuniCore: '101' },
  portal: { system: 'portal' },
  redsys: { system: 'redsys', merchantCode: MERCHANTS.own },
} as const
const READ = {
  municore: 'findUser',
  turnero: 'listGroups',
  portal: 'exchangeToken',
  redsys: 'consultarPeticion',
} as const

let admin: string
const settings = { ...outsideSettings(), ...outsideKeys() }
const reset = () => Promise.all(Object.values(SYSTEMS).map((system) => system.reset()))
const sent = async () => (await Promise.all(Object.values(SYSTEMS).map((system) => system.sent()))).flat()
const outcome = async (asked: object) => {
  const { result } = await call(CHECK_SYSTEM, admin, asked)
  return checkSystemResponseSchema.parse(result).outcome
}

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN')
})
beforeEach(reset)
afterEach(() => void Object.assign(process.env, settings))
afterAll(reset)

describe('trying an outside system with the settings of a municipality', () => {
  it.each(NAMES)(
    'GEO-04 %s works, told with its time, and is asked once for something to read',
    async (name) => {
      const { result } = await call(CHECK_SYSTEM, admin, ASKED[name])
      const { outcome: said, ms } = checkSystemResponseSchema.parse(result)
      expect(said).toBe('works')
      expect(ms).toBeGreaterThan(0)
      expect(await sent()).toMatchObject([{ operation: READ[name], authorized: true, fault: null }])
    },
  )

  it.each([
    ['municore', { ...ASKED.municore, idMuniCore: '909' }],
    ['turnero', { ...ASKED.turnero, idMuniCore: '909' }],
  ] as const)('GEO-04 %s is there, and does not know the municipality', async (_name, asked) => {
    expect(await outcome(asked)).toBe('unknown')
  })

  it.each(['municore', 'turnero', 'portal'] as const)('GEO-04 %s does not take the key', async (name) => {
    process.env[`${name.toUpperCase()}_KEY`] = 'otra'
    expect(await outcome(ASKED[name])).toBe('refused')
  })

  it('GEO-04 the bank does not take a key that is not the merchant’s, and without one it is not asked', async () => {
    process.env.REDSYS_KEYS = JSON.stringify({ [MERCHANTS.own]: randomBytes(24).toString('base64') })
    expect(await outcome(ASKED.redsys)).toBe('refused')
    await SYSTEMS.redsys.reset()
    expect(await outcome({ ...ASKED.redsys, merchantCode: '111222333' })).toBe('noKey')
    expect(await sent()).toEqual([])
  })

  const FAULTS = [
    ['drop', 'down'],
    ['stall', 'timeout'],
    ['garbage', 'wrongAnswer'],
    ['redirect', 'wrongAnswer'],
  ] as const
  const failing = NAMES.flatMap((name) => FAULTS.map(([mode, said]) => [name, mode, said] as const))
  it.each(failing)('GEO-04 %s that does %s is told as %s', async (name, mode, said) => {
    await SYSTEMS[name].behave(mode)
    expect(await outcome(ASKED[name])).toBe(said)
  })

  it('GEO-04 the portal that knows nothing at its address is told as such, and not as a municipality', async () => {
    await SYSTEMS.portal.behave('refuse', { status: 404 })
    expect(await outcome(ASKED.portal)).toBe('wrongAnswer')
  })

  const setting = (name: Name) => (name === 'redsys' ? 'REDSYS_QUERY_URL' : `${name.toUpperCase()}_URL`)
  it.each(NAMES)('GEO-04 %s that the installation does not have is not asked', async (name) => {
    process.env[setting(name)] = ''
    expect(await outcome(ASKED[name])).toBe('notSet')
    expect(await sent()).toEqual([])
  })
})

describe('who may try one', () => {
  it.each(ROLES.filter((role) => role !== 'ROLE_ADMIN'))('GEO-04 ROLE-01 not %s', async (role) => {
    const token = await atWork('otro', role)
    for (const name of NAMES)
      expect((await call(CHECK_SYSTEM, token, ASKED[name])).status).toBe('PERMISSION_DENIED')
    expect(await sent()).toEqual([])
  })

  it.each(nobodyOfStaff('adela'))('GEO-04 ROLE-01 not %s', async (_who, token) => {
    expect((await call(CHECK_SYSTEM, await token(), ASKED.portal)).status).toBe('UNAUTHENTICATED')
    expect(await sent()).toEqual([])
  })

  it.each([
    {},
    { system: 'smtp' },
    { system: '../municore' },
    { ...ASKED.municore, idMuniCore: '../101' },
    { ...ASKED.municore, url: 'http://malo.example' },
    { system: 'turnero', idMuniCore: '012' },
    { ...ASKED.portal, token: 'x' },
    { ...ASKED.redsys, merchantCode: 'constructor' },
    { ...ASKED.redsys, orderId: '000000000001' },
  ])('GEO-04 SEC-01 %j is no question', async (asked) => {
    expect((await call(CHECK_SYSTEM, admin, asked)).status).toBe('INVALID_ARGUMENT')
    expect(await sent()).toEqual([])
  })

  it('GEO-04 SEC-03 nobody tries systems all day long', async () => {
    const what = 'sistemas probados'
    const soon = new Date(Date.now() + 60_000)
    await write(counterPath({ what, who: 'adela' }), { que: what, cuantos: 120, caduca: soon })
    expect((await call(CHECK_SYSTEM, admin, ASKED.portal)).status).toBe('RESOURCE_EXHAUSTED')
    expect(await sent()).toEqual([])
  })
})
