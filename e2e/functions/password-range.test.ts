import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET_PASSWORD_RANGE, passwordRangeResponseSchema } from '../../src/domain/calls/password-range'
import { operationPath } from '../../src/domain/store-paths'
import { hashPartsOf } from '../../src/domain/user/breached-password'
import { lookAtSystems } from '../../functions/src/operation/ask-systems'
import { standInAt } from '../stack/outside/client'
import { BREACHED } from '../stack/outside/passwords/operations'
import { stackPorts } from '../stack/ports'
import { call } from './calls'
import { beginWorld, read } from './world'

const list = standInAt(stackPorts().passwords)
const [STOLEN = ''] = BREACHED

const ask = (prefix: unknown) => call(GET_PASSWORD_RANGE, null, { prefix })
/** Whether a password is found, by the two parts of its hash. */
async function isFound(password: string): Promise<boolean> {
  const { prefix, suffix } = await hashPartsOf(password)
  return passwordRangeResponseSchema.parse((await ask(prefix)).result).suffixes.includes(suffix)
}

describe('the list of breached passwords', () => {
  beforeAll(beginWorld)
  beforeEach(() => list.reset())

  it('OPS-01 finds a stolen password and no other, and is told five letters of a hash', async () => {
    expect(await isFound(STOLEN)).toBe(true)
    expect(await isFound('una frase que nadie ha perdido')).toBe(false)
    const sent = await list.sent()
    expect(sent.map(({ fault }) => fault)).toEqual([null, null])
    for (const { path } of sent) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/)
  })

  it.each([
    ['fail', { status: 503 }, 'down'],
    ['drop', {}, 'down'],
    ['stall', {}, 'timeout'],
    ['garbage', {}, 'wrongAnswer'],
    ['huge', {}, 'wrongAnswer'],
    ['redirect', {}, 'wrongAnswer'],
  ] as const)(
    'OPS-01, OPS-05 one that does %s keeps nobody from choosing, and is told of',
    async (mode, given, motivo) => {
      await list.behave(mode, given)
      expect((await ask('00000')).result).toEqual({ suffixes: [] })
      expect(await read(operationPath('passwords'))).toMatchObject({ motivo })
      await list.behave('ok')
      await lookAtSystems()
      expect(await read(operationPath('passwords'))).toMatchObject({ motivo: null })
    },
  )

  it.each(['', '0000', '000000', '0000G', '../..', 'abcde', 5, null])(
    'OPS-01 asks for nothing but five letters: %j',
    async (prefix) => {
      expect((await ask(prefix)).status).toBe('INVALID_ARGUMENT')
      expect(await list.sent()).toEqual([])
    },
  )

  it('OPS-01 is asked by nobody where the operator set none', async () => {
    vi.stubEnv('PASSWORD_RANGES_URL', '')
    expect((await ask('00000')).result).toEqual({ suffixes: [] })
    expect(await list.sent()).toEqual([])
    vi.unstubAllEnvs()
  })
})
