import { beforeAll, describe, expect, it } from 'vitest'
import { colleagueNamesResponseSchema, GET_COLLEAGUE_NAMES } from '../../src/domain/calls/colleague-names'
import { FOREIGN_AREA } from '../rules/places'
import { signInAnonymously } from './accounts'
import { call } from './calls'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, change } from './world'
import { MAX_COLLEAGUES } from '../../src/domain/user/colleagues'

const ELSEWHERE = { areas: [FOREIGN_AREA], municipalityPath: 'paises/ar/provincias/x/municipios/y' }

let sara: string
beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
  await atWork('beto', 'ROLE_INSPECTOR')
  await atWork('ada', 'ROLE_ADMIN')
  await atWork('lejos', 'ROLE_INSPECTOR', ELSEWHERE)
  await change('usuarios/beto', { firstName: 'Beto', lastName: 'Ruiz' })
})

const ask = (token: string | null, usernames: unknown) => call(GET_COLLEAGUE_NAMES, token, { usernames })
const namesFor = async (token: string, usernames: string[]) =>
  colleagueNamesResponseSchema.parse((await ask(token, usernames)).result).people

describe('what colleagues are called', () => {
  it('REACH-08 is told of the own municipality and of who works everywhere, each once', async () => {
    const people = await namesFor(sara, ['beto', 'ada', 'beto', 'nadie-asi'])
    expect(people.map(({ username }) => username)).toEqual(['beto', 'ada'])
    expect(people[0]).toEqual({ username: 'beto', name: 'Beto Ruiz' })
    // The name and no more.
    expect(people.flatMap((one) => Object.keys(one))).toEqual(['username', 'name', 'username', 'name'])
  })

  it('SEC-01 REACH-08 is told of nobody elsewhere, and to no stranger or citizen', async () => {
    expect(await namesFor(sara, ['lejos'])).toEqual([])
    expect(
      await namesFor(await atWork('lejana', 'ROLE_SUPERVISOR', ELSEWHERE), ['sara', 'lejos']),
    ).toMatchObject([{ username: 'lejos' }])
    const strangers = [null, await signInAnonymously(), claimsToken('sara', 'sid-sara', { citizenId: 'c' })]
    for (const token of strangers) expect((await ask(token, ['beto'])).status).toBe('UNAUTHENTICATED')
  })

  it('SEC-01 a damaged user is left out, and odd requests are refused', async () => {
    await change('usuarios/beto', { roles: 7, municipalityPath: { a: 1 } })
    expect(await namesFor(sara, ['beto', 'ada'])).toMatchObject([{ username: 'ada' }])
    const many = Array.from({ length: MAX_COLLEAGUES + 1 }, (_, at) => `u-${at}`)
    for (const odd of [[], many, ['a/b'], ['..'], [7], null, 'beto'])
      expect((await ask(sara, odd)).status).toBe('INVALID_ARGUMENT')
  })
})
