import { beforeAll, describe, expect, it } from 'vitest'
import { getPass } from '../../functions/src/limits/get-pass'
import { savePublicAnswer } from '../../src/data/public/answers'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { Barred } from '../../src/domain/answer/barred'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import type { Check } from '../../src/domain/form/check'
import type { Form } from '../../src/domain/form/form'
import { toVersion } from '../../src/domain/form/version'
import { answerCountPath, answerPath, versionPath } from '../../src/domain/store-paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData } from './data'
import { heard } from './events'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { beginWorld, change, owner, read, write } from './world'

/** Somewhere near today, in whole days from it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const SECTIONS = [aSection({ id: 's', preguntas: questions({ id: 'income', ...TYPED.integer }) })]
const CLOSING: Check = {
  ...{ id: 'c', regla: '{{income}} > 1000', mensaje: 'Con {{income}} no corresponde.', tipo: 'cierre' },
}
const said = (respuesta: string): StoredSection[] => [
  { id: 's', orden: 0, preguntas: [{ id: 'income', orden: 0, respuesta }] },
]

let form: Form
async function newForm(given: Partial<Form> = {}): Promise<void> {
  form = formAt(OWN_AREA, {
    ...{ id: newName(owner, 'form'), secciones: SECTIONS, cierres: [CLOSING] },
    ...{ opcionales: options({ publico: true }), ...given },
  })
  await layOut(formDocuments(owner, form), owner)
}
const answerOf = (respuesta: string, uid: string, id = newName(owner, 'answer')): StoredAnswer =>
  answerTo(form, anonymousAuthor(uid), { id, secciones: said(respuesta) })
const ask = (uid: string, answer: object, address?: string) =>
  getPass(strangersCall(uid, { formId: form.id, answerId: newName(owner, 'answer'), ...answer }, address))
const examined = (respuesta: string) => ({
  answer: { version: form.version, secciones: said(respuesta) },
})
const marked = async ({ id }: StoredAnswer) => (await read(answerPath(id)))?.['invalida']

beforeAll(async () => {
  connectData()
  await beginWorld()
  await newForm()
})

describe('a closing that only the server knows', () => {
  it('LOGIC-01 lets nobody send who meets it, tells them its words, and stores nothing', async () => {
    const id = newName(owner, 'answer')
    const barred = await savePublicAnswer((uid) => answerOf('2000', uid, id)).catch((error: unknown) => error)
    expect(barred).toBeInstanceOf(Barred)
    expect(barred).toMatchObject({ closing: { mensaje: 'Con 2000 no corresponde.', regla: '' } })
    expect(await read(answerPath(id))).toBeUndefined()
    await savePublicAnswer((uid) => answerOf('900', uid, id))
    await heard()
    expect(await read(answerPath(id))).toMatchObject({ invalida: false })
  })

  it('LOGIC-01 SEC-01 is nothing that strangers can read', async () => {
    for (const path of [versionPath(form.id, form.version), `formularios_publicos/${form.id}`])
      expect(JSON.stringify(await read(path))).not.toContain('1000')
    expect(await read(`formularios_publicos/${form.id}`)).toMatchObject({ examina: true })
  })

  it('LOGIC-04 SEC-03 an answer that says something else once it has its pass is marked, and not counted', async () => {
    await newForm({ opcionales: options({ publico: true, limitResponses: true }), responsesCount: 10 })
    const [kept, changed] = [answerOf('900', 'uid-una'), answerOf('2000', 'uid-una')]
    for (const answer of [kept, changed]) await write(answerPath(answer.id), stored(owner, answer))
    await change(answerCountPath(form.id), { total: 2 })
    await heard()
    expect(await Promise.all([kept, changed].map(marked))).toEqual([false, true])
    expect(await read(answerCountPath(form.id))).toMatchObject({ invalidas: 1 })
    // Once it is put right it counts, and what was let in stays in whatever the form closes by later.
    await change(answerPath(changed.id), { secciones: said('800'), lastUpdate: new Date() })
    await change(answerPath(kept.id), { secciones: said('3000'), lastUpdate: new Date() })
    await heard()
    expect(await Promise.all([kept, changed].map(marked))).toEqual([false, false])
  })

  it('LOGIC-01 staff decide about what they enter themselves', async () => {
    const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), secciones: said('2000') })
    await write(answerPath(answer.id), stored(owner, answer))
    await heard()
    expect(await marked(answer)).toBe(false)
  })

  it('LOGIC-01 LOGIC-06 that nobody can work out lets nobody pass, but who answered an earlier version', async () => {
    await newForm({ version: 2, cierres: [{ ...CLOSING, regla: '{{income}} >' }] })
    expect(await ask('uid-una', examined('1'))).toMatchObject({ status: 'closed' })
    const [now, before] = [answerOf('1', 'uid-una'), { ...answerOf('1', 'uid-una'), version: 1 }]
    await write(versionPath(form.id, 1), stored(owner, { ...toVersion(form), version: 1 }))
    for (const answer of [now, before]) await write(answerPath(answer.id), stored(owner, answer))
    await heard()
    expect(await Promise.all([now, before].map(marked))).toEqual([true, false])
    const ofBefore = { answer: { ...examined('1').answer, version: 1 } }
    expect(await ask('uid-una', ofBefore)).toEqual({ status: 'ok' })
  })

  it('LOGIC-01 LOGIC-04 goes by the day at which an answer comes where nobody notes when it was begun', async () => {
    await newForm({ cierres: [{ ...CLOSING, regla: `today() > "2020-01-01" and ${CLOSING.regla}` }] })
    expect(await ask('uid-seis', examined('2000'))).toMatchObject({ status: 'closed' })
    const answer = answerOf('2000', 'uid-seis')
    await write(answerPath(answer.id), stored(owner, answer))
    await heard()
    expect(await marked(answer)).toBe(true)
  })

  it('LOGIC-04 SEC-03 lets nobody past who says that they began long ago, or in days to come', async () => {
    // Closed since eighty days, and again from the day after tomorrow.
    const [since, until] = [dayFromNow(-80), dayFromNow(2)]
    const regla = `today() > "${since}" and today() < "${until}"`
    await newForm({ cierres: [{ ...CLOSING, regla }] })
    const begun = (days: number) => ({ answer: { ...examined('1').answer, diaComienzo: dayFromNow(days) } })
    for (const days of [-90, -50, 3])
      expect(await ask('uid-siete', begun(days))).toMatchObject({ status: 'closed' })
    const late = [-90, -50, 3].map((days) => ({
      ...answerOf('1', 'uid-siete'),
      diaComienzo: dayFromNow(days),
    }))
    for (const answer of late)
      await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion: new Date() })
    await heard()
    expect(await Promise.all(late.map(marked))).toEqual([true, true, true])
  })

  it('LOGIC-04 an answer with a day that cannot be arrives, and is marked', async () => {
    await newForm()
    for (const days of [-90, 3]) {
      const id = newName(owner, 'answer')
      await savePublicAnswer((uid) => ({ ...answerOf('900', uid, id), diaComienzo: dayFromNow(days) }))
      await heard()
      expect(await read(answerPath(id))).toMatchObject({ invalida: true })
    }
  })

  it('SEC-03 gives no pass before it looked, none for files, and is not tried without end', async () => {
    await newForm()
    expect(await ask('uid-dos', {})).toEqual({ status: 'asks' })
    expect(await ask('uid-dos', examined('900'))).toEqual({ status: 'ok' })
    const answerId = newName(owner, 'answer')
    expect(await ask('uid-dos', { answerId, files: true })).toEqual({ status: 'ok' })
    expect(await read(`formularios_publicos/${form.id}/pases/${answerId}`)).toBeUndefined()
    await limitedTo({ PASSES_PER_ACCOUNT: 3 }, async () => {
      const tries = ['1', '2', '3'].map((respuesta) => refusalOf(ask('uid-tres', examined(respuesta))))
      expect(await Promise.all(tries)).toContain(null)
      await ask('uid-tres', examined('4')).catch(() => undefined)
      expect(await refusalOf(ask('uid-tres', examined('5')))).toEqual([
        'resource-exhausted',
        { limit: 'account' },
      ])
    })
  })

  it.each([
    ['of a version that there is not', () => ({ ...examined('1').answer, version: 99 }), 'permission-denied'],
    ['that is none', () => 'todo', 'invalid-argument'],
    ['with a day that is none', () => ({ ...examined('1').answer, diaComienzo: 'ayer' }), 'invalid-argument'],
    ['with sections that are none', () => ({ ...examined('1').answer, secciones: [7] }), 'invalid-argument'],
  ])('SEC-02 refuses an answer %s', async (_what, answer, code) => {
    await expect(ask('uid-cuatro', { answer: answer() })).rejects.toMatchObject({ code })
  })
})
