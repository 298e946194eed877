import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countUsers, listUsersPage, USERS_PER_PAGE, type UsersRequest } from '../../src/data/staff/users'
import { MUNICIPALITY_PATH } from '../../src/testing/builders'
import { connectData, enter, failureOf, leave } from './data'
import { beginWorld, change, hire } from './world'

const NAMES = Array.from({ length: USERS_PER_PAGE + 2 }, (_, at) => `vera${at}`)
const everybody: UsersRequest = { municipalityPath: '', text: '' }

beforeAll(async () => {
  connectData()
  await beginWorld()
  const boss = await hire('jefa', 'ROLE_ADMIN')
  for (const name of NAMES) await hire(name, 'ROLE_INSPECTOR', { baja: name === 'vera3' })
  await change('usuarios/vera0', { listas: 'x'.repeat(1000) })
  await enter(boss)
})
afterAll(leave)

/** The usernames of the pages that a request has, page by page. */
async function pagesOf(request: UsersRequest): Promise<string[][]> {
  const pages: string[][] = []
  let after: Parameters<typeof listUsersPage>[1] = null
  do {
    const { users, cursor } = await listUsersPage(request, after)
    pages.push(users.map(({ username }) => username))
    after = cursor
  } while (after)
  return pages
}

describe('the staff in a list', () => {
  it('USER-01 comes in pages by username, with what a row shows and a dialog changes', async () => {
    const pages = await pagesOf(everybody)
    expect(pages.flat()).toEqual(['jefa', ...NAMES])
    expect(pages[0]).toHaveLength(USERS_PER_PAGE)
    expect(await countUsers(everybody)).toBe(NAMES.length + 1)
    const { users } = await listUsersPage({ ...everybody, text: 'vera4' }, null)
    expect(users).toEqual([expect.objectContaining({ roles: ['ROLE_INSPECTOR'], firstName: 'María' })])
    expect(users[0]?.areas.every((area) => typeof area === 'string')).toBe(true)
  })

  it('USER-01 DAY-01 comes without the own lists of each', async () => {
    const { users } = await listUsersPage({ ...everybody, text: 'vera0' }, null)
    expect(users.map(({ username, listas }) => [username, listas])).toEqual([['vera0', undefined]])
  })

  it('USER-01 is found by the beginning of the username, or of the address where that has an @', async () => {
    expect((await pagesOf({ ...everybody, text: ' VERA ' })).flat()).toEqual(NAMES)
    expect(await countUsers({ ...everybody, text: 'vera' })).toBe(NAMES.length)
    expect((await pagesOf({ ...everybody, text: 'vera5@villa' })).flat()).toEqual(['vera5'])
    expect((await pagesOf({ ...everybody, text: 'nadie' })).flat()).toEqual([])
  })

  it('USER-01 goes on where a page by address ended', async () => {
    const others = NAMES.map((_, at) => `sol${at}`)
    for (const [at, name] of others.entries()) await hire(name, 'ROLE_INSPECTOR', { email: `sol@${at}.test` })
    const pages = await pagesOf({ ...everybody, text: 'sol@' })
    expect(pages.map(({ length }) => length)).toEqual([USERS_PER_PAGE, 2])
    expect(pages.flat()).toEqual(others)
  })

  it('USER-05 USER-03 is narrowed to who works or was ended, and to a municipality', async () => {
    expect((await pagesOf({ ...everybody, text: 'vera', ended: true })).flat()).toEqual(['vera3'])
    expect((await pagesOf({ municipalityPath: MUNICIPALITY_PATH, text: 'vera' })).flat()).toEqual(NAMES)
    expect((await pagesOf({ municipalityPath: `${MUNICIPALITY_PATH}-otro`, text: 'vera' })).flat()).toEqual(
      [],
    )
  })

  it('USER-03 is refused to whoever manages nobody', async () => {
    await leave()
    await enter({ email: 'vera1@villadelrio.test' })
    expect(await failureOf(listUsersPage(everybody, null))).toMatchObject({ code: 'forbidden' })
  })
})
