import { beforeAll, describe, expect, it } from 'vitest'
import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import { database } from '../../functions/src/platform/admin'
import { BIN_DAYS } from '../../src/domain/bin/bin'
import { uniqueKeys } from '../../src/domain/citizen/unique-key'
import { answerCountPath, answerPath, formPath, uniquePath } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { auditEntries } from './audit-entries'
import { aForm, countsOf, deletes, given, inBin, listed, reasonOf, restores } from './bin-world'
import { heard } from './events'
import { atWork } from './staff-tokens'
import { beginWorld, change, lookedUp, read } from './world'

const DAY_MS = 86_400_000
let sara: string
beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
})

/** The answer as stored, with the store's own values. */
const raw = async (id: string) => (await database().doc(answerPath(id)).get()).data()
const entriesOf = async (kind: 'borrado' | 'restaurado', id: string) =>
  (await auditEntries(kind)).filter(({ respuesta }) => respuesta === id)

describe('an answer that is deleted', () => {
  it('REACH-10 lies in the bin for thirty days, whole, and no list, count or search has it', async () => {
    const form = await aForm()
    const [kept, id] = [await given(form), await given(form)]
    const before = await raw(id)
    const { result } = await deletes(sara, id)
    const until = Date.now() + BIN_DAYS * DAY_MS
    expect(result).toMatchObject({ status: 'ok', until: expect.any(Number) })
    expect(Math.abs(Number(Reflect.get(Object(result), 'until')) - until)).toBeLessThan(60_000)
    // Sent again, as the browser does where no response came.
    expect((await deletes(sara, id)).result).toEqual(result)
    await heard()
    expect(await read(answerPath(id))).toBeUndefined()
    const binned = (await database().doc(`papelera/${id}`).get()).data()
    expect(binned?.datos).toEqual(before)
    expect(binned).toMatchObject({ por: 'sara', idPlantilla: form.id, vaciando: false })
    expect(await read(formWorkPath(form.id))).toMatchObject({ respuestas: { total: 1, invalidas: 0 } })
    expect(await countsOf(form)).not.toContain(id)
    expect(await countsOf(form)).toContain(kept)
  })

  it('REACH-10 STAT-07 comes back as it was: field by field, and every count, digest and sum of its form', async () => {
    const form = await aForm()
    await given(form)
    const id = await given(form)
    await change(answerPath(id), {
      ...{ 'estados.actual': 1, 'estados.clave': '1', lastUpdate: new Date() },
      ...{ movido: { sesion: 'sid-sara', fecha: new Date(), de: 0 } },
    })
    await heard()
    const [before, counts] = [await raw(id), await countsOf(form)]
    await deletes(sara, id)
    await heard()
    expect(await countsOf(form)).not.toBe(counts)
    expect((await restores(sara, id)).result).toEqual({ status: 'ok' })
    await heard()
    expect(await countsOf(form)).toBe(counts)
    const { restaurada, ...after } = (await raw(id)) ?? {}
    expect(after).toEqual(before)
    expect(restaurada).toBeDefined()
    expect(await inBin(id)).toBeUndefined()
  })

  it('REACH-10 STAT-07 comes back the same when it is undone before any function heard of it, and events come twice', async () => {
    const form = await aForm()
    const id = await given(form)
    const [before, counts] = [await raw(id), await countsOf(form)]
    await deletes(sara, id)
    await restores(sara, id)
    const gone = { eventId: 'e-1', time: new Date(), answerId: id, before, after: undefined }
    const back = { eventId: 'e-2', time: new Date(), answerId: id, before: undefined, after: await raw(id) }
    for (const event of [back, gone, gone, back, gone]) await answerWritten(event)
    await heard()
    expect(await countsOf(form)).toBe(counts)
    const { restaurada: _when, ...after } = (await raw(id)) ?? {}
    expect(after).toEqual(before)
  })

  it('SEC-06 REACH-10 leaves an entry each time that it is deleted and brought back, with who did it', async () => {
    const form = await aForm()
    const id = await given(form)
    for (let times = 0; times < 2; times += 1) {
      await deletes(sara, id)
      await heard()
      await restores(sara, id)
      await heard()
    }
    expect(await entriesOf('borrado', id)).toMatchObject([{ por: 'sara' }, { por: 'sara' }])
    expect(await entriesOf('restaurado', id)).toMatchObject([{ por: 'sara' }, { por: 'sara' }])
  })

  it('PUB-01 REACH-10 keeps its code while it lies there, which nobody is given meanwhile', async () => {
    const form = await aForm({ publico: true })
    const id = await given(form)
    const code = String((await raw(id))?.codigoMunicipio)
    expect(await read(`consultas_publicas/${code}`)).toMatchObject({ docCode: code })
    await deletes(sara, id)
    await heard()
    expect(await read(`consultas_publicas/${code}`)).toMatchObject({ docCode: code })
    await restores(sara, id)
    await heard()
    expect(await read(`consultas_publicas/${code}`)).toMatchObject({ docCode: code })
    expect(await raw(id)).toMatchObject({ invalida: false })
  })

  it('VIEW-06 INC-01 PDF-02 REACH-10 keeps notes, incident and certificate, and its waiting incident', async () => {
    const form = await aForm({ incidentes: true })
    const id = await given(form)
    const hanging = {
      [`${answerPath(id)}/notas/nota-interna-1`]: { texto: 'Llamar' },
      [`${answerPath(id)}/interno/muniCore`]: { idIncidente: '5', username: 'mc' },
      [`${answerPath(id)}/interno/certificado`]: { codigo: 'ABCDEFGHJKMNPQRS' },
      'certificados/ABCDEFGHJKMNPQRS': { respuesta: id, texto: 'Se autoriza', firmas: [], iniciales: 'A' },
      [`${formPath(form.id)}/incidentes_retenidos/${id}`]: { fecha: new Date(0) },
    }
    for (const [path, data] of Object.entries(hanging)) await database().doc(path).set(data)
    await deletes(sara, id)
    await heard()
    await restores(sara, id)
    await heard()
    for (const [path, data] of Object.entries(hanging))
      expect([path, (await database().doc(path).get()).data()]).toEqual([
        path,
        path.includes('retenidos') ? expect.anything() : data,
      ])
  })
})

describe('what a form has meanwhile', () => {
  it('ANS-12 REACH-10 a limited form that is full takes none back, and takes it when there is room', async () => {
    const form = await aForm({ limitResponses: true }, { responsesCount: 2 })
    const [first, second] = [await given(form), await given(form)]
    await deletes(sara, second)
    // Undone at once: its own place is still its own.
    expect((await restores(sara, second)).status).toBe('OK')
    await heard()
    expect(await read(answerCountPath(form.id))).toMatchObject({ total: 2 })
    await deletes(sara, second)
    await heard()
    const third = await given(form)
    expect(reasonOf(await restores(sara, second))).toBe('full')
    expect(await inBin(second)).toBeDefined()
    await deletes(sara, first)
    await heard()
    expect((await restores(sara, second)).status).toBe('OK')
    expect(await read(answerCountPath(form.id))).toMatchObject({ total: 2 })
    await heard()
    expect(await read(answerCountPath(form.id))).toMatchObject({ total: 2 })
    expect(await read(answerPath(third))).toBeDefined()
  })

  it('ANS-12 REACH-10 of two that want the last place at once one comes back', async () => {
    const form = await aForm({ limitResponses: true }, { responsesCount: 2 })
    const ids = [await given(form), await given(form)]
    for (const id of ids) await deletes(sara, id)
    await heard()
    await given(form)
    const outcomes = await Promise.all(ids.map((id) => restores(sara, id)))
    expect(outcomes.filter(({ status }) => status === 'OK')).toHaveLength(1)
    await heard()
    expect(await read(answerCountPath(form.id))).toMatchObject({ total: 2 })
  })

  it('ANS-13 REACH-10 a citizen who answered again keeps the new answer, and one who did not is marked again', async () => {
    const form = await aForm({ ciudadano: true, singleAnswer: true })
    const person = { datosCiudadano: await lookedUp({ id: 'c-9', dni: '30111222', nombre: 'Lucía' }) }
    const first = await given(form, person)
    await deletes(sara, first)
    await heard()
    const marks = (await uniqueKeys(form.id, { id: 'c-9', dni: '30111222' })).map((key) =>
      uniquePath(form.id, key),
    )
    for (const mark of marks) expect(await read(mark)).toBeUndefined()
    const again = await given(form, person)
    expect(reasonOf(await restores(sara, first))).toBe('answered')
    await deletes(sara, again)
    await heard()
    expect((await restores(sara, first)).status).toBe('OK')
    for (const mark of marks) expect(await read(mark)).toEqual({ respuesta: first })
    await heard()
    for (const mark of marks) expect(await read(mark)).toEqual({ respuesta: first })
  })

  it('LIST-06 REACH-10 a form that is deleted takes nothing back, and says so', async () => {
    const form = await aForm()
    const id = await given(form)
    await deletes(sara, id)
    await change(formPath(form.id), { deleted: true })
    expect(reasonOf(await restores(sara, id))).toBe('form')
    await change(formPath(form.id), { deleted: false })
    expect((await restores(sara, id)).status).toBe('OK')
  })

  it('REACH-10 brought back by several at once, and once more, it comes back once', async () => {
    const form = await aForm()
    const id = await given(form)
    const ada = await atWork('ada', 'ROLE_ADMIN')
    await deletes(sara, id)
    await heard()
    const outcomes = await Promise.all([sara, ada, sara].map((who) => restores(who, id)))
    expect(outcomes.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK'])
    expect((await restores(sara, id)).status).toBe('OK')
    expect(await entriesOf('restaurado', id)).toHaveLength(1)
    expect((await listed(sara, form.id)).answers).toEqual([])
  })
})
