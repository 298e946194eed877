import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../src/domain/user/roles'
import { CHECK_MUNICORE_ID } from '../../src/domain/calls/check-municore-id'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { beginWorld } from './world'

const municore = standInAt(stackPorts().municore)
const check = async (role: Role, data: object) =>
  call(CHECK_MUNICORE_ID, await atWork(`mira.${role.toLowerCase()}`, role), data)
const ID = { idMuniCore: '101', usarAWS: false }

describe('the id of a municipality in the management system', () => {
  beforeAll(beginWorld)
  beforeEach(() => municore.reset())
  afterAll(() => municore.reset())

  it('GEO-04 is known there, unknown, or cannot be checked while it is down', async () => {
    expect(await check('ROLE_ADMIN', ID)).toMatchObject({ result: { outcome: 'known' } })
    expect(await check('ROLE_ADMIN', { ...ID, idMuniCore: '909' })).toMatchObject({
      result: { outcome: 'unknown' },
    })
    await municore.behave('drop')
    expect(await check('ROLE_ADMIN', ID)).toMatchObject({ result: { outcome: 'unchecked' } })
  })

  it('GEO-04 ROLE-01 is asked for by administrators only, with a number and nothing else', async () => {
    for (const role of ['ROLE_SUPERVISOR_ELEVADO', 'ROLE_SUPERVISOR', 'ROLE_INSPECTOR'] as const)
      expect(await check(role, ID)).toMatchObject({ status: 'PERMISSION_DENIED' })
    for (const bad of [
      {},
      { ...ID, idMuniCore: '../101' },
      { ...ID, idMuniCore: '012' },
      { ...ID, url: 'x' },
    ])
      expect(await check('ROLE_ADMIN', bad)).toMatchObject({ status: 'INVALID_ARGUMENT' })
    expect(await municore.sent()).toEqual([])
  })
})
