import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMissing } from '../../functions/src/answers/count-missing'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { savePublicAnswer } from '../../src/data/public/answers'
import { saveAnswer } from '../../src/data/staff/answers'
import { answerCount, getForm, hasAnswers, saveForm, setFormScope } from '../../src/data/staff/forms'
import { isFull } from '../../src/data/staff/limits'
import { cachedCountOf } from '../../src/data/staff/list-answers'
import { answerCode } from '../../src/domain/codes/answer-code'
import { anonymousAuthor, authorOf } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { toVersion } from '../../src/domain/form/version'
import { answerCountPath, publicFormPath } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import type { User } from '../../src/domain/user/user'
import { anAnswer } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { AREA, FOREIGN_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave } from './data'
import { heard, says } from './events'
import { beginWorld, change, hire, owner, read, remove, write } from './world'

let eva: User
let gil: User
let form: Form
const counter = () => answerCountPath(form.id)

/** A form with so many answers whose counter was lost. */
async function uncounted(given: Partial<Form> = {}, answers = 3): Promise<void> {
  form = formAt(OWN_AREA, { id: newName(owner, 'contador'), ...given })
  const author = authorOf(eva, '')
  const written = Array.from({ length: answers }, (): [string, object] => {
    const answer = answerTo(form, author, { id: newName(owner, 'answer') })
    return [`respuestas_formularios/${answer.id}`, stored(owner, answer)]
  })
  await layOut({ ...formDocuments(owner, form), ...Object.fromEntries(written) }, owner)
  await heard()
  await remove(counter())
  // As of a form from before, whose work does not say it either.
  const { respuestas: _sum, contadas: _summed, ...work } = (await read(formWorkPath(form.id))) ?? {}
  await write(formWorkPath(form.id), work)
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_SUPERVISOR_ELEVADO', { areas: [AREA] })
  gil = await hire('gil', 'ROLE_GENERADOR', { areas: [AREA] })
  await enter(eva)
})
afterAll(leave)

describe('a form whose counter is missing', () => {
  beforeEach(() => uncounted())

  it('ALIST-01 shows how many answers there are in its list, and has a counter again', async () => {
    expect(await cachedCountOf(form.id)).toEqual({ total: 3, alarm: null })
    expect(await read(counter())).toMatchObject({ total: 3 })
  })
  it('ALIST-01 SEC-03 is counted where only an alarm stands in its work', async () => {
    const alarmaHasta = new Date(Date.now() + 60_000)
    await change(formWorkPath(form.id), { alarmaHasta })
    expect(await cachedCountOf(form.id)).toEqual({ total: 3, alarm: alarmaHasta })
    expect(await read(counter())).toMatchObject({ total: 3 })
  })
  it('EDIT-05 is an answered form in the editor, also for who sees no answers', async () => {
    await enter(gil)
    expect(await hasAnswers(form.id)).toBe(true)
    await enter(eva)
  })
  it('EDIT-05 is an answered form to the rules, before and after it was counted', async () => {
    const edit = () => saveForm({ ...form, titulo: 'Otro' }, form.version, eva)
    expect(await failureOf(edit())).toMatchObject({ code: 'forbidden' })
    expect(await answerCount(form.id)).toBe(3)
    expect(await failureOf(edit())).toMatchObject({ code: 'forbidden' })
  })
  it('EDIT-05 is not counted for staff of another area', async () => {
    const far = await hire('lola', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
    await enter(far)
    expect(await failureOf(answerCount(form.id))).toMatchObject({ code: 'forbidden' })
    await enter(eva)
    expect(await read(counter())).toBeUndefined()
  })
  it('EDIT-05 ALIST-01 is counted within a day, and the others stay as they are', async () => {
    await countMissing()
    expect(await read(counter())).toMatchObject({ total: 3 })
    await write(counter(), { total: 7 })
    await countMissing()
    expect(await read(counter())).toEqual({ total: 7 })
  })
})

describe('a form whose work says how many answers it has', () => {
  beforeEach(async () => {
    await uncounted()
    await rebuildStatistics(form.id)
  })

  it('ALIST-01 OPS-10 shows that number by one read', async () => {
    expect(await read(counter())).toEqual({ respondido: true })
    const before = globalThis.__reads?.total ?? 0
    expect(await cachedCountOf(form.id)).toEqual({ total: 3, alarm: null })
    expect((globalThis.__reads?.total ?? 0) - before).toBe(1)
  })
  it('EDIT-05 is an answered form to the editor and to the rules, also for who sees no answers', async () => {
    await enter(gil)
    expect(await hasAnswers(form.id)).toBe(true)
    expect(await answerCount(form.id)).toBe(3)
    await enter(eva)
    const edit = () => saveForm({ ...form, titulo: 'Otro' }, form.version, eva)
    expect(await failureOf(edit())).toMatchObject({ code: 'forbidden' })
    expect(await read(counter())).toEqual({ respondido: true })
  })
  it('EDIT-05 is not counted anew every day', async () => {
    await countMissing()
    expect(await read(counter())).toEqual({ respondido: true })
  })
})

describe('a limited form whose counter is missing', () => {
  const opcionales = { ...NO_OPTIONS, publico: true, limitResponses: true }
  const code = () => answerCode('VDR', crypto.getRandomValues(new Uint8Array(10)))
  const newAnswer = (author: ReturnType<typeof anonymousAuthor>) =>
    anAnswer({ id: newName(owner, 'answer'), code: code(), version: toVersion(form), author })
  const asStranger = () => savePublicAnswer((uid) => newAnswer(anonymousAuthor(uid)))

  it('ANS-12 does not begin to count at 0: a full one takes nothing, and says so', async () => {
    await uncounted({ opcionales, responsesCount: 3 })
    await write(publicFormPath(form.id), {
      ...(await read(publicFormPath(form.id))),
      abierto: true,
      motivo: null,
    })
    expect(await failureOf(asStranger())).not.toBeNull()
    expect(await failureOf(saveAnswer(newAnswer(authorOf(eva, ''))))).toMatchObject({ code: 'forbidden' })
    expect(await isFull(form)).toBe(true)
    expect(await read(counter())).toMatchObject({ total: 3 })
  })
  it('ANS-12 a stranger answers one with places left at the first try', async () => {
    await uncounted({ opcionales, responsesCount: 200 })
    expect(await failureOf(asStranger())).toBeNull()
    await says(counter(), { total: 4 })
  })
  it('ANS-12 a stranger answers one that was just limited at the first try', async () => {
    await uncounted({ opcionales, responsesCount: 200 })
    await write(counter(), { respondido: true })
    expect(await failureOf(asStranger())).toBeNull()
    await says(counter(), { total: 4 })
    expect(await read(counter())).not.toHaveProperty('respondido')
  })
  it('ANS-12 closes when it is full and nobody counted it so far', async () => {
    await uncounted({ opcionales, responsesCount: 3 })
    await write(publicFormPath(form.id), {
      ...(await read(publicFormPath(form.id))),
      abierto: true,
      motivo: null,
    })
    const { refreshPublicForm } = await import('../../functions/src/forms/public-state')
    await refreshPublicForm(form.id)
    expect(await read(publicFormPath(form.id))).toMatchObject({ abierto: false, motivo: 'limite' })
  })
})

describe('a new form', () => {
  const draft = (): Form =>
    formAt(OWN_AREA, {
      id: newName(owner, 'nuevo'),
      version: 0,
      creadoPor: eva.username,
      formEditedInfo: [],
      fechaCreacion: null,
      opcionales: { ...NO_OPTIONS, editableForm: false },
    })

  it('EDIT-05 EDIT-20 is known to have no answers from its first save on, and is edited again at once', async () => {
    form = await saveForm(draft(), 0, eva)
    expect(await read(counter())).toMatchObject({ total: 0 })
    expect(await saveForm({ ...form, titulo: 'Otro' }, 1, eva)).toMatchObject({ version: 2 })
  })
  it('EDIT-05 that came without a counter gets one', async () => {
    form = await saveForm(draft(), 0, eva)
    await heard()
    await remove(counter())
    await setFormScope(await getForm(form.id), true, eva)
    await says(counter(), { total: 0 })
  })
})
