import { Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { eraseBinned } from '../../functions/src/bin/empty'
import { database } from '../../functions/src/platform/admin'
import { NOBODY } from '../../functions/src/platform/audit'
import { sweepFiles } from '../../functions/src/files/sweep'
import { signaturePath } from '../../src/domain/files/storage-path'
import { retentionPath } from '../../src/domain/privacy/retention-note'
import { answerPath } from '../../src/domain/store-paths'
import { aSignature } from '../../src/testing/builders'
import { auditEntries } from './audit-entries'
import { aForm, AUTHOR, deletes, emptied, erases, given, inBin, reasonOf, restores } from './bin-world'
import { call } from './calls'
import { heard } from './events'
import { foundAll, NORMA, SEARCH, whereverNamed } from './person-world'
import { announced, givenBefore, night, retainedForm, RULE } from './retaining'
import { atWork } from './staff-tokens'
import { bucket, isThere, keptBy, naming, photoPath, sent, takenBack } from './stored-files'
import { beginWorld, change, read, remove, write } from './world'

let sara: string
let ada: string
beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR')
  ada = await atWork('ada', 'ROLE_ADMIN')
})
afterEach(() => vi.restoreAllMocks())

const codeOf = async (id: string) => String((await read(answerPath(id)))?.codigoMunicipio)
const codeDoc = (code: string) => read(`consultas_publicas/${code}`)
const finalOf = async (id: string) =>
  (await auditEntries('borradoFinal')).filter(({ respuesta }) => respuesta === id)

/** An answer in the bin with a note, an incident and a certificate. */
async function binned() {
  const form = await aForm({ publico: true })
  const id = await given(form)
  const code = await codeOf(id)
  const below = [`${answerPath(id)}/notas/nota-interna-1`, `${answerPath(id)}/interno/muniCore`]
  for (const path of below) await database().doc(path).set({ texto: 'Llamar' })
  await deletes(sara, id)
  await heard()
  return { form, id, code, below }
}
type Binned = Awaited<ReturnType<typeof binned>>
async function nothingLeftOf({ id, code, below }: Binned): Promise<void> {
  expect(await inBin(id)).toBeUndefined()
  expect(await codeDoc(code)).toEqual({ retirado: true })
  for (const path of below) expect(await read(path)).toBeUndefined()
  expect(reasonOf(await restores(sara, id))).toBe('gone')
}

describe('the bin is emptied', () => {
  it('REACH-10 after thirty days, with all that hung on the answer, and its code is retired then', async () => {
    const one = await binned()
    await emptied(new Date(Date.now() + 29 * 86_400_000))
    expect(await inBin(one.id)).toBeDefined()
    expect(await read(one.below[0] ?? '')).toBeDefined()
    await emptied()
    await nothingLeftOf(one)
    expect(await finalOf(one.id)).toMatchObject([{ por: '', motivo: 'plazo' }])
  })

  it('REACH-10 goes on where it was stopped, and gives nothing back that it began', async () => {
    const one = await binned()
    const wanted = { by: NOBODY, motivo: 'plazo' } as const
    const notes = vi.spyOn(Firestore.prototype, 'recursiveDelete').mockRejectedValueOnce(new Error('stopped'))
    await expect(eraseBinned(one.id, wanted)).rejects.toThrow('stopped')
    expect(notes).toHaveBeenCalled()
    expect(await inBin(one.id)).toMatchObject({ vaciando: true })
    expect(reasonOf(await restores(sara, one.id))).toBe('gone')
    await Promise.all([eraseBinned(one.id, wanted), eraseBinned(one.id, wanted)])
    await nothingLeftOf(one)
    expect(await finalOf(one.id)).toHaveLength(1)
  })

  it('REACH-10 at once by an administrator, who is in the trail; not by a supervisor, nor of another municipality', async () => {
    const one = await binned()
    expect((await erases(sara, one.id)).status).toBe('PERMISSION_DENIED')
    const elsa = await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO', {
      municipalityPath: 'paises/ar/provincias/x/municipios/y',
    })
    expect((await erases(elsa, one.id)).status).toBe('PERMISSION_DENIED')
    expect(await inBin(one.id)).toBeDefined()
    expect((await erases(ada, one.id)).status).toBe('OK')
    await nothingLeftOf(one)
    expect(await finalOf(one.id)).toMatchObject([{ por: 'ada', motivo: '' }])
    // Sent again.
    expect((await erases(ada, one.id)).status).toBe('OK')
  })

  it('OPS-02 REACH-10 never of what somebody holds back, by night or by hand', async () => {
    const one = await binned()
    await write(retentionPath(one.form.id), {
      bloqueo: { por: 'sara', fecha: new Date(), hasta: null, motivo: 'x' },
    })
    await emptied()
    expect(reasonOf(await erases(ada, one.id))).toBe('held')
    expect(await inBin(one.id)).toBeDefined()
    await remove(retentionPath(one.form.id))
    await emptied()
    await nothingLeftOf(one)
  })

  it('REACH-10 an event of the deletion that comes last of all changes nothing', async () => {
    const form = await aForm({ publico: true })
    const id = await given(form)
    const code = await codeOf(id)
    await deletes(sara, id)
    await erases(ada, id)
    await heard()
    expect(await codeDoc(code)).toEqual({ retirado: true })
    expect(await inBin(id)).toBeUndefined()
  })
})

describe('retention and the bin', () => {
  it('OPS-02 REACH-10 the night erases what lies there too once its time is over, and never puts anything in', async () => {
    const form = await retainedForm()
    const [old, young, standing] = [
      await givenBefore(form, 200),
      await givenBefore(form, 50),
      await givenBefore(form, 200),
    ]
    for (const id of [old, young]) expect((await deletes(sara, id)).status).toBe('OK')
    await announced(form)
    // The night did not come yet, and its rule counts all the same.
    await night()
    expect([await inBin(old), await inBin(standing)]).toEqual([undefined, undefined])
    expect(await inBin(young)).toBeDefined()
    expect(await finalOf(old)).toMatchObject([{ por: '', motivo: 'retencion' }])
    expect(reasonOf(await restores(sara, old))).toBe('gone')
  })

  it('OPS-02 REACH-10 gives nothing back whose time is over, before the night comes too', async () => {
    const form = await retainedForm()
    const fechaCreacion = daysAfter(new Date(), -200)
    const [over, other] = [
      await givenBefore(form, 0, {}, { fechaCreacion }),
      await givenBefore(form, 0, {}, { fechaCreacion: daysAfter(new Date(), -99) }),
    ]
    for (const id of [over, other]) await deletes(sara, id)
    await write(retentionPath(form.id), { regla: RULE, vigente: daysAfter(new Date(), -29) })
    // It is not announced for long enough: the night would leave it.
    expect((await restores(sara, over)).status).toBe('OK')
    await deletes(sara, over)
    await change(retentionPath(form.id), { vigente: daysAfter(new Date(), -31) })
    expect(reasonOf(await restores(sara, over))).toBe('over')
    expect(await read(answerPath(over))).toBeUndefined()
    expect((await restores(sara, other)).status).toBe('OK')
  })

  it('OPS-02 REACH-10 an answer without its person is deleted for good', async () => {
    const form = await aForm()
    const id = await given(form)
    await change(answerPath(id), { anonimizada: new Date() })
    await heard()
    expect((await deletes(sara, id)).result).toEqual({ status: 'ok', until: null })
    expect(await inBin(id)).toBeUndefined()
  })
})

describe('a person in the bin', () => {
  it('OPS-03 REACH-10 is found there, told, and erased with all that hangs on it', async () => {
    const form = await aForm()
    const id = await given(form, { datosCiudadano: NORMA })
    await database()
      .doc(`${answerPath(id)}/notas/nota-interna-1`)
      .set({ texto: 'Norma Vega llamó' })
    await deletes(sara, id)
    await heard()
    const { found } = await foundAll(SEARCH, 50)
    expect(found.filter(({ answerId }) => answerId === id).map(({ where }) => where)).toEqual([
      ['note'],
      ['recipient', 'bin'],
    ])
    const asked = { municipality: form.municipalityPath, answers: [id] }
    const file = await call('getPersonFile', ada, { ...asked, language: 'es' })
    expect(JSON.stringify(Reflect.get(Object(file.result), 'entries'))).toContain('24123456')
    expect(
      (await call('requestErasure', ada, { ...asked, search: SEARCH, attempt: 'intento-numero-uno' })).status,
    ).toBe('OK')
    await heard()
    expect(await inBin(id)).toBeUndefined()
    expect(await whereverNamed()).toEqual([])
    expect(reasonOf(await restores(sara, id))).toBe('gone')
  })
})

describe('files in the bin', () => {
  it('SEC-05 REACH-10 stay with their answer, lose their addresses, and no sweep takes them; they go when it is emptied', async () => {
    const form = await aForm()
    const photo = await sent(photoPath(form.id), 'x'.repeat(20), AUTHOR.uid)
    const picture = signaturePath(form.id, 'firma0000001')
    const signatures = [
      aSignature({
        names: 'Ana Roca',
        imgID: 'firma0000001',
        imgURL: await sent(picture, 'x'.repeat(20), AUTHOR.uid),
      }),
    ]
    const id = await given(form, { secciones: naming(photo), signatures })
    expect(await keptBy(photo)).toBe(id)
    await bucket()
      .file(photo)
      .setMetadata({ metadata: { firebaseStorageDownloadTokens: 'secreto' } })
    await deletes(sara, id)
    expect(await takenBack(heard)).toContain(photo)
    await sweepFiles(new Date(Date.now() + 60 * 86_400_000))
    expect([await isThere(photo), await isThere(picture)]).toEqual([true, true])
    await restores(sara, id)
    await heard()
    expect(await keptBy(photo)).toBe(id)
    await deletes(sara, id)
    await heard()
    await emptied()
    expect([await isThere(photo), await isThere(picture)]).toEqual([false, false])
  })
})
