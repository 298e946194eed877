import { beforeAll, describe, expect, it } from 'vitest'
import type { SaveUserRequest } from '../../src/domain/calls/save-user'
import { tokenOf } from '../rules/people'
import { AREA, AWAY, FOREIGN_AREA, OTHER_AREA } from '../rules/places'
import { PROJECT_ID } from '../stack/ports'
import { changed, outcome, refused, ROCIO, saved, somebody, there, everyRoleMeets } from './hiring'
import { atWork, claimsToken, nobodyOfStaff } from './staff-tokens'
import { beginWorld, read } from './world'

let elevated: string

beforeAll(async () => {
  await beginWorld()
  await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
  elevated = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { email: 'elena@villadelrio.test' })
})

describe('saving users', () => {
  it.each([
    ...nobodyOfStaff('adela'),
    ['a password account without a session', () => tokenOf('uid-adela', { email: 'a@b.test' }, PROJECT_ID)],
    ["somebody else's session", () => claimsToken('adela', 'sid-elena')],
  ])('USER-03 %s does not get through', async (_who, token) => {
    expect(await saved(await token(), somebody())).toEqual(refused('UNAUTHENTICATED'))
    expect(await read(`usuarios/${ROCIO}`)).toBeUndefined()
  })

  it('ROLE-01 USER-03 is allowed to each role exactly as the table says, at home and elsewhere', async () => {
    const said: unknown[] = []
    const expected: unknown[] = []
    await everyRoleMeets('update', async ({ by, token, may, username, given }) => {
      said.push([by, username, await saved(token, changed(username, given))])
      expected.push([by, username, may ? outcome('saved') : refused('PERMISSION_DENIED')])
    })
    expect(said).toEqual(expected)
  })

  it('USER-03 does not let an elevated supervisor make or dismiss an administrator', async () => {
    const jefe = await there('jefe', {}, 'ROLE_ADMIN')
    await there('raso')
    expect(await saved(elevated, somebody({ role: 'ROLE_ADMIN' }))).toEqual(refused('PERMISSION_DENIED'))
    expect(await saved(elevated, changed('raso', { role: 'ROLE_ADMIN' }))).toEqual(
      refused('PERMISSION_DENIED'),
    )
    expect(await saved(elevated, changed('jefe'))).toEqual(refused('PERMISSION_DENIED'))
    expect(await read('usuarios/jefe')).toMatchObject({ roles: jefe.roles, email: jefe.email })
  })

  it('USER-03 does not let an elevated supervisor take people from elsewhere, or send them there', async () => {
    await there('lejana', { municipalityPath: AWAY, areas: [FOREIGN_AREA] })
    await there('cercana')
    await there('de.dos', { areas: [AREA, FOREIGN_AREA] })
    for (const data of [
      changed('lejana'),
      changed('lejana', { municipalityPath: AWAY, areas: [FOREIGN_AREA] }),
      changed('cercana', { municipalityPath: AWAY, areas: [FOREIGN_AREA] }),
      changed('cercana', { areas: [AREA, FOREIGN_AREA] }),
      changed('de.dos', { areas: [AREA, FOREIGN_AREA] }),
      somebody({ areas: [AREA, FOREIGN_AREA] }),
    ]) {
      expect(await saved(elevated, data)).toEqual(refused('PERMISSION_DENIED'))
    }
    expect(await read('usuarios/lejana')).toMatchObject({ municipalityPath: AWAY })
  })

  it('ROLE-01 SEC-02 does not let people change their own role, areas and names, but their address', async () => {
    const own = {
      username: 'elena',
      email: 'elena@villadelrio.test',
      role: 'ROLE_SUPERVISOR_ELEVADO',
      ...{ firstName: 'María', lastName: 'Gómez', inspectorID: '' },
    } as const
    const changes: Partial<SaveUserRequest>[] = [
      { role: 'ROLE_SUPERVISOR' },
      { areas: [AREA, OTHER_AREA] },
      { firstName: 'Intendente' },
      { lastName: 'Municipal' },
      { inspectorID: 'L-1' },
    ]
    for (const change of changes) {
      expect(await saved(elevated, changed('elena', { ...own, ...change }))).toEqual(
        refused('PERMISSION_DENIED'),
      )
    }
    const moved = changed('elena', { ...own, email: 'elena.g@villadelrio.test' })
    expect(await saved(elevated, moved)).toEqual(outcome('saved'))
  })
})
