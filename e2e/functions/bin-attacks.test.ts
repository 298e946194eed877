import { beforeAll, describe, expect, it } from 'vitest'
import { answerPath, binnedPath } from '../../src/domain/store-paths'
import { FOREIGN_AREA, OTHER_AREA } from '../rules/places'
import { signInAnonymously } from './accounts'
import { aForm, AUTHOR, deletes, erases, given, inBin, listed, reasonOf, restores } from './bin-world'
import { call } from './calls'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, change, read, write } from './world'
import { DELETED_PER_PAGE } from '../../src/domain/bin/refusal'

let sara: string
beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
})

async function binned(author = AUTHOR) {
  const form = await aForm()
  const id = await given(form, author)
  await deletes(sara, id)
  return { form, id }
}

describe('who brings an answer back', () => {
  it('SEC-01 REACH-10 nobody without a session, nobody of another area, no role that deletes none', async () => {
    const { id } = await binned()
    for (const token of [
      null,
      await signInAnonymously(),
      claimsToken('sara', 'sid-sara', { citizenId: 'c' }),
    ])
      for (const ask of [restores, erases]) expect((await ask(token, id)).status).toBe('UNAUTHENTICATED')
    const others = [
      await atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] }),
      await atWork('lejos', 'ROLE_SUPERVISOR_ELEVADO', {
        areas: [FOREIGN_AREA],
        municipalityPath: 'paises/ar/provincias/x/municipios/y',
      }),
      await atWork('actas', 'ROLE_INSPECTOR_ACTAS'),
      await atWork('gena', 'ROLE_GENERADOR'),
      // Deletes own answers alone.
      await atWork('ines', 'ROLE_INSPECTOR'),
    ]
    for (const token of others)
      for (const ask of [restores, erases]) expect((await ask(token, id)).status).toBe('PERMISSION_DENIED')
    expect(await inBin(id)).toBeDefined()
    expect(await read(answerPath(id))).toBeUndefined()
  })

  it('ALIST-08 REACH-10 an inspector brings the own answer back and no other', async () => {
    const ines = await atWork('ines', 'ROLE_INSPECTOR')
    const own = await binned({ ...AUTHOR, creadoPor: 'ines' })
    const other = await binned()
    expect((await listed(ines, null)).answers.map(({ answerId }) => answerId)).toEqual([own.id])
    expect((await listed(ines, other.form.id)).answers).toEqual([])
    expect((await restores(ines, own.id)).status).toBe('OK')
  })

  it('SEC-01 REACH-10 odd names are refused, and what was never there is told as gone', async () => {
    for (const odd of ['', '..', 'a/b', '__x__', 7, null])
      for (const name of ['restoreAnswer', 'eraseAnswer'])
        expect((await call(name, sara, { answerId: odd })).status).toBe('INVALID_ARGUMENT')
    expect(reasonOf(await restores(sara, 'nunca-estuvo-ahi'))).toBe('gone')
    for (const after of ['x', btoa('[1]'), btoa('["a","b"]'), btoa('[1,"a/b"]'), btoa('[1e300,"a"]')])
      expect((await call('listDeleted', sara, { formId: null, after })).status).toBe('INVALID_ARGUMENT')
  })

  it('REACH-10 what came under its name meanwhile stays, and is not overwritten', async () => {
    const { id } = await binned()
    await write(answerPath(id), { areas: [], creadoPor: 'otra' })
    expect(reasonOf(await restores(sara, id))).toBe('taken')
    expect(await read(answerPath(id))).toMatchObject({ creadoPor: 'otra' })
    expect(await inBin(id)).toBeDefined()
  })

  it('SEC-01 REACH-10 a damaged answer is deleted and comes back as damaged as it was', async () => {
    const form = await aForm()
    const id = await given(form)
    await change(answerPath(id), { estados: 'rotos', secciones: 7, titulo: { a: 1 } })
    expect((await deletes(sara, id)).status).toBe('OK')
    expect((await listed(sara, form.id)).answers).toMatchObject([{ answerId: id, formTitle: '' }])
    expect((await restores(sara, id)).status).toBe('OK')
    expect(await read(answerPath(id))).toMatchObject({ estados: 'rotos', secciones: 7 })
  })
})

describe('the list of what was deleted', () => {
  it('REACH-10 comes in pages, the last deleted first, and says nothing that was answered', async () => {
    const form = await aForm()
    const ids: string[] = []
    for (let at = 0; at < DELETED_PER_PAGE + 2; at += 1) {
      const id = `borrada-numero-${String(at).padStart(3, '0')}`
      const borrada = new Date(Date.now() - Math.floor(at / 2) * 1000)
      ids.push(id)
      await write(binnedPath(id), {
        ...{ idPlantilla: form.id, titulo: 'Comercios', codigoMunicipio: `VDR-${at}`, creadoPor: 'ana' },
        ...{
          municipalityPath: form.municipalityPath,
          por: 'sara',
          nombre: 'Sara',
          vaciando: false,
          movidas: [],
        },
        ...{ areas: [], borrada, hasta: new Date(Date.now() + 86_400_000), datos: { secciones: 'secreto' } },
      })
    }
    const ada = await atWork('ada', 'ROLE_ADMIN')
    const first = await listed(ada, form.id)
    const second = await listed(ada, form.id, first.after)
    expect(first.answers).toHaveLength(DELETED_PER_PAGE)
    expect(second.after).toBeNull()
    const all = [...first.answers, ...second.answers].map(({ answerId }) => answerId)
    expect(all.toSorted()).toEqual(ids)
    expect(new Set(all.slice(0, 2))).toEqual(new Set(ids.slice(0, 2)))
    expect(JSON.stringify([first, second])).not.toContain('secreto')
    expect(first.answers[0]).toMatchObject({ by: 'Sara', mayErase: true, code: expect.any(String) })
    expect((await listed(sara, form.id)).answers).toEqual([])
  })

  it('LIST-11 REACH-10 has what is deleted in the own areas, of all forms, and not what is being erased', async () => {
    const { form, id } = await binned()
    const mine = (await listed(sara, null)).answers.find(({ answerId }) => answerId === id)
    expect(mine).toMatchObject({ formId: form.id, formTitle: 'Comercios', mayErase: false })
    const otra = await atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
    expect((await listed(otra, null)).answers.map(({ answerId }) => answerId)).not.toContain(id)
    await change(binnedPath(id), { vaciando: true })
    expect((await listed(sara, null)).answers.map(({ answerId }) => answerId)).not.toContain(id)
  })
})
