import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepAccounts } from '../../functions/src/accounts/sweep'
import { accounts } from '../../functions/src/platform/admin'
import { addAccount, PASSWORD, signInAnonymously } from './accounts'
import { beginWorld, read, remove, write } from './world'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
const there = async () => (await accounts().listUsers()).users.map(({ uid }) => uid).sort()

async function stranger(): Promise<string> {
  const [, payload = ''] = (await signInAnonymously()).split('.')
  return String(JSON.parse(Buffer.from(payload, 'base64url').toString()).user_id)
}

describe('accounts of strangers', () => {
  beforeAll(beginWorld)
  beforeEach(async () => {
    const { users } = await accounts().listUsers()
    await accounts().deleteUsers(users.map(({ uid }) => uid))
    await remove('mantenimiento/cuentas')
  })

  it('SEC-03 are removed when unused for a month and without an answer; other accounts stay', async () => {
    const [useless, answered] = [await stranger(), await stranger()]
    await write('respuestas_formularios/suya', {
      uid: answered,
      idPlantilla: 'x',
      creadoPor: 'Usuario Anónimo',
    })
    await addAccount({ uid: 'uid-ines', email: 'ines@villadelrio.test', password: PASSWORD })
    await sweepAccounts(inDays(29))
    expect(await there()).toEqual([useless, answered, 'uid-ines'].sort())
    await sweepAccounts(inDays(31))
    expect(await there()).toEqual([answered, 'uid-ines'].sort())
  })

  it('SEC-03 are looked at so many at a time, and the next sweep goes on there', async () => {
    for (let count = 0; count < 5; count += 1) await stranger()
    const little = { pages: 1, perPage: 2 }
    for (const left of [3, 1]) {
      await sweepAccounts(inDays(31), little)
      expect(await there()).toHaveLength(left)
      expect((await read('mantenimiento/cuentas'))?.desde).toEqual(expect.any(String))
    }
    await sweepAccounts(inDays(31), little)
    expect(await there()).toHaveLength(0)
    expect(await read('mantenimiento/cuentas')).toEqual({ desde: null })
  })
})
