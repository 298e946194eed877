import { doc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '../../functions/src/session/begin-session'
import { AREA, HOME, OTHER_AREA } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { changed, outcome, ROCIO, saved, somebody } from './hiring'
import { atWork } from './staff-tokens'
import { onceHeard } from './events'
import { beginWorld, change, hire, owner, read, remove } from './world'

const municore = standInAt(stackPorts().municore)
let admin: string

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN', { email: 'adela@villadelrio.test' })
})
afterAll(() => municore.reset())

/** Begins a session as the function does for somebody who signed in with the own account. */
async function begun(username: string): Promise<string> {
  const { email, cuenta } = (await read(`usuarios/${username}`)) ?? {}
  const origin = { red: '', dispositivo: '' }
  const caller = { uid: cuenta ?? `uid-${username}`, email, providerId: 'password', signedInAt: 1, origin }
  const attempt = `un-intento-${username}`
  return `sesiones_web/${await beginSession({ caller, attempt, username })}`
}

async function rights(session: string) {
  const { active, rol, areas, municipalityPath, nombres } = (await read(session)) ?? {}
  return { active, rol, areas: areas?.map(({ path }: { path: string }) => path), municipalityPath, nombres }
}

describe('what a session repeats of its user', () => {
  it('SEC-05 AUTH-05 is stored when it begins: the first role, areas, municipality, names', async () => {
    await hire('ines', 'ROLE_INSPECTOR', {
      areas: [AREA, OTHER_AREA],
      roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'],
    })
    expect(await rights(await begun('ines'))).toEqual({
      active: true,
      rol: 'ROLE_INSPECTOR',
      areas: [AREA, OTHER_AREA],
      municipalityPath: HOME,
      nombres: ['ines', 'ines@villadelrio.test'],
    })
  })

  it('SEC-05 USER-02 is what was saved, as soon as saving the user is answered', async () => {
    expect(await saved(admin, somebody())).toEqual(outcome('saved'))
    const session = await begun(ROCIO)
    expect(await rights(session)).toMatchObject({ rol: 'ROLE_INSPECTOR', areas: [AREA] })
    const now = changed(ROCIO, { role: 'ROLE_SUPERVISOR', areas: [OTHER_AREA] })
    expect(await saved(admin, now)).toEqual(outcome('saved'))
    expect(await rights(session)).toMatchObject({ active: true, rol: 'ROLE_SUPERVISOR', areas: [OTHER_AREA] })
    // Somebody else's address: out, and not with new rights.
    expect(await saved(admin, { ...now, email: 'otra@villadelrio.test' })).toEqual(outcome('saved'))
    expect(await rights(session)).toMatchObject({
      active: false,
      nombres: [ROCIO, `${ROCIO}@villadelrio.test`],
    })
  })

  it('SEC-05 follows a record that somebody changes in the console, and ends with it', async () => {
    await hire('omar', 'ROLE_SUPERVISOR')
    const session = await begun('omar')
    await change('usuarios/omar', { roles: ['ROLE_INSPECTOR'], areas: [doc(owner, OTHER_AREA)] })
    await onceHeard(async () =>
      expect(await rights(session)).toMatchObject({ rol: 'ROLE_INSPECTOR', areas: [OTHER_AREA] }),
    )
    await remove('usuarios/omar')
    await onceHeard(async () =>
      expect(await rights(session)).toMatchObject({ rol: '', areas: [], municipalityPath: '' }),
    )
  })
})
