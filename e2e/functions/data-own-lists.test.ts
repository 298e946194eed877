import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCount } from '../../src/data/read-counter'
import { saveOwnLists } from '../../src/data/staff/own-lists'
import { ownListsOf, type OwnChange } from '../../src/domain/answers-list/own-lists'
import { connectData, enter, failureOf, leave, sessionIs } from './data'
import { beginWorld, change, hire, read } from './world'

beforeAll(async () => {
  connectData()
  await beginWorld()
  await hire('ana', 'ROLE_SUPERVISOR')
  await hire('luis', 'ROLE_INSPECTOR')
})
afterAll(leave)

const ANA = { email: 'ana@villadelrio.test' }
const saves = (nombre: string): OwnChange => ({ vistas: [{ nombre, filtro: 'estado=1' }], quitadas: [] })
const put = (formulario: string, nombre: string) =>
  saveOwnLists('ana', [{ formulario, change: saves(nombre) }])
const stored = async () => (await read('usuarios/ana')) ?? {}
const listsOf = async () => ownListsOf((await sessionIs('authenticated')).user.listas)

describe('the own lists of a person', () => {
  it('DAY-01 DAY-02 are told by the session, also to another device, and nothing else of the person changes', async () => {
    await enter(ANA)
    const before = await stored()
    const reads = readCount()
    await put('comercios', 'Mía')
    expect(readCount() - reads).toBeGreaterThanOrEqual(1)
    await expect
      .poll(listsOf)
      .toEqual([{ formulario: 'comercios', columnas: null, vistas: [{ nombre: 'Mía', filtro: 'estado=1' }] }])
    const { listas, ...others } = await stored()
    expect(typeof listas).toBe('string')
    expect(others).toEqual(before)
    await leave()
    const { listas: there } = await enter(ANA)
    expect(there).toBe(listas)
  })

  it('DAY-02 two devices that write at once lose nothing', async () => {
    await enter(ANA)
    await Promise.all([put('comercios', 'Del teléfono'), put('eventos', 'Del escritorio')])
    const { listas } = await stored()
    expect(
      ownListsOf(String(listas))
        .map(({ formulario }) => formulario)
        .sort(),
    ).toEqual(['comercios', 'eventos'])
    expect(String(listas)).toContain('Mía')
  })

  it('DAY-01 SEC-01 are written of oneself alone', async () => {
    await enter(ANA)
    const error = await failureOf(saveOwnLists('luis', [{ formulario: 'comercios', change: saves('Ajena') }]))
    expect(error).toMatchObject({ code: 'forbidden' })
    expect(await read('usuarios/luis')).not.toHaveProperty('listas')
  })

  it.each([7, 'no es JSON', ['x']])(
    'AUTH-04 DAY-01 a person whose lists are %j signs in, and changes them',
    async (listas) => {
      await change('usuarios/ana', { listas })
      expect(await enter(ANA)).toMatchObject({ username: 'ana' })
      await put('comercios', 'Nueva')
      expect(ownListsOf(String((await stored()).listas))).toHaveLength(1)
    },
  )
})
