import { Transaction } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { applyAnswer } from '../../functions/src/statistics/apply'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { updateWork } from '../../functions/src/statistics/work'
import { zoneAt } from '../../functions/src/platform/time-zone'
import { countChanged, countLate, lateBefore } from '../../src/data/staff/count-work'
import { changedForms, waitingForms, workOf } from '../../src/data/staff/form-work'
import { archiveForm, countForms, listFormsPage, type FormsFilter } from '../../src/data/staff/list-forms'
import { ownWaiting } from '../../src/data/staff/own-work'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { formCountsPath, openCountsPath } from '../../src/domain/store-paths'
import type { User } from '../../src/domain/user/user'
import { formWorkPath, FORM_WORK_FIELDS, lateIn } from '../../src/domain/work/form-work'
import { THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA, PLACES } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { heard, unheard } from './events'
import { beginWorld, change, hire, owner, read, remove, write } from './world'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const BY_LAST: FormsFilter = { name: '', area: '', sort: 'ultima' }

let sara: User
let ana: User

async function newForm(titulo: string, place = OWN_AREA): Promise<Form> {
  const form = formAt(place, { id: newName(owner, 'form'), titulo, estados: THREE_STATES })
  await layOut(formDocuments(owner, form), owner)
  return form
}

const pathOf = ({ id }: StoredAnswer) => `respuestas_formularios/${id}`
async function save(form: Form, state = 0, days = 0, creadoPor = 'ana'): Promise<StoredAnswer> {
  const answer = answerTo(form, { ...AUTHOR, creadoPor }, { id: newName(owner, 'answer') })
  const given = {
    fechaCreacion: ago(days),
    lastUpdate: ago(days),
    estados: { ...THREE_STATES, actual: state },
  }
  await write(pathOf(answer), { ...stored(owner, answer), ...given })
  return answer
}
const workNow = async ({ id }: Form) => (await workOf([id], FORM_WORK_FIELDS)).get(id)
const idsOf = async (filter: FormsFilter) =>
  (await listFormsPage({ user: sara, filter })).forms.map(({ titulo }) => titulo)

beforeAll(async () => {
  connectData()
  await beginWorld()
  sara = await hire('sara', 'ROLE_SUPERVISOR')
  ana = await hire('ana', 'ROLE_CENSISTA_PRIVADO')
  await enter(sara)
})
afterEach(() => vi.restoreAllMocks())
afterAll(leave)

describe('what stands with the answers of a form', () => {
  it('DAY-04 follows answers that come, move, are marked and go, and the form itself', async () => {
    const form = await newForm('Uno')
    const [first, second] = [await save(form, 0, 3), await save(form, 1, 1)]
    await save(form, 2, 2)
    await heard()
    expect(await workNow(form)).toMatchObject({
      ...{ titulo: 'Uno', lugar: 'lista', total: 3, espera: 2, porEstado: { 0: 1, 1: 1, 2: 1 } },
      abiertos: [{ id: 0 }, { id: 1 }],
    })
    await change(pathOf(first), { 'estados.actual': 2, lastUpdate: new Date() })
    await heard()
    expect(await workNow(form)).toMatchObject({ total: 3, espera: 1, porEstado: { 1: 1, 2: 2 } })
    await remove(pathOf(second))
    await heard()
    const left = await workNow(form)
    expect(left).toMatchObject({ total: 2, espera: 0 })
    expect(left?.porEstado).toEqual({ 2: 2 })
    // The last that is left.
    expect(Math.abs((left?.ultima?.getTime() ?? 0) - ago(2).getTime())).toBeLessThan(DAY_MS / 2)
    await change(`formularios/${form.id}`, { titulo: 'Otro', deleted: true })
    await heard()
    expect(await workNow(form)).toMatchObject({ titulo: 'Otro', lugar: 'eliminado', total: 2 })
  })

  it('DAY-04 is made anew from the answers, and what was wrong is told', async () => {
    const form = await newForm('De antes')
    await unheard(() => Promise.all([save(form), save(form, 1, 9), save(form, 2, 9)]))
    await rebuildStatistics(form.id)
    expect(await workNow(form)).toMatchObject({ total: 3, espera: 2, porEstado: { 0: 1, 1: 1, 2: 1 } })
    await write(formWorkPath(form.id), {
      ...(await read(formWorkPath(form.id))),
      total: 9,
      porEstado: { 5: 1 },
      ultima: ago(9),
    })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 1 })
    const right = { 0: 1, 1: 1, 2: 1 }
    expect([(await workNow(form))?.total, (await workNow(form))?.porEstado]).toEqual([3, right])
    expect((await workNow(form))?.ultima?.getTime()).toBeGreaterThan(ago(1).getTime())
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
    // What is summed was wrong, and what is shown with it.
    const part = openCountsPath(formCountsPath(form.id), 0)
    await write(part, { ...(await read(part)), trabajo: { total: 7, espera: 0, porEstado: { 4: 7 } } })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 1 })
    expect([(await workNow(form))?.total, (await workNow(form))?.porEstado]).toEqual([3, right])
  })

  it('STAT-07 DAY-04 is exact after many answers at once, and written a few times', async () => {
    const form = await newForm('A la vez')
    await heard()
    const answers = await unheard(() => Promise.all(Array.from({ length: 60 }, (_, n) => save(form, n % 3))))
    const written = vi.spyOn(Transaction.prototype, 'set')
    const writes = () => written.mock.calls.filter(([{ path }]) => path === formWorkPath(form.id)).length
    const count = async ({ id }: StoredAnswer) => {
      const { given } = await applyAnswer({ formId: form.id, answerId: id, move: null })
      await updateWork(form.id, { given, isLastLost: false })
    }
    await Promise.all([...answers, ...answers.slice(0, 20)].map(count))
    expect(await workNow(form)).toMatchObject({ total: 60, espera: 40, porEstado: { 0: 20, 1: 20, 2: 20 } })
    expect(writes()).toBeGreaterThan(0)
    expect(writes()).toBeLessThanOrEqual(20)
    // What is right already is not written again.
    written.mockClear()
    await Promise.all(answers.slice(0, 5).map(count))
    expect(written).not.toHaveBeenCalled()
  })

  it('STAT-07 DAY-04 a change that failed is there once its event comes again', async () => {
    const form = await newForm('Falla')
    await save(form)
    await heard()
    const answer = await unheard(() => save(form, 1))
    const asked = { formId: form.id, answerId: answer.id, move: null }
    const { given } = await applyAnswer(asked)
    const failing = vi.spyOn(Transaction.prototype, 'set').mockImplementation(function fail() {
      throw new Error('the instance ended')
    })
    await expect(updateWork(form.id, { given, isLastLost: false })).rejects.toThrow('the instance ended')
    failing.mockRestore()
    expect(await workNow(form)).toMatchObject({ total: 1 })
    const again = await applyAnswer(asked)
    expect(again.isChanged).toBe(false)
    await updateWork('no-existe', { given: null, isLastLost: false })
    expect(await read(formWorkPath('no-existe'))).toBeUndefined()
    await updateWork(form.id, { given: again.given, isLastLost: false })
    expect(await workNow(form)).toMatchObject({ total: 2, espera: 2, porEstado: { 0: 1, 1: 1 } })
  })
})

/** How many answers in the states that wait are late, as the work says and as they are counted. */
async function lateOf(form: Form) {
  const [work, now] = [await workNow(form), new Date()]
  const local = { ...form, zonaHoraria: await zoneAt(form.municipalityPath) }
  const kept = work && lateIn(work, lateBefore(now, local))
  const counted = Object.keys(work?.porEstado ?? {})
    .filter((ref) => ref !== '2')
    .map(async (ref) => [ref, await countLate(sara, local, ref, now)] as const)
  return { kept, counted: new Map(await Promise.all(counted)) }
}

describe('home', () => {
  it('DAY-04 has the forms of the own areas where something waits, the most first, and what is late of them', async () => {
    const [few, many, none] = [await newForm('Pocas'), await newForm('Muchas'), await newForm('Cerradas')]
    const elsewhere = await newForm('De otros', PLACES['other area'])
    for (const form of [few, many, many, many, elsewhere]) await save(form, 0, form === many ? 12 : 0)
    await save(none, 2)
    await heard()
    const { value, reads } = await readsOf(() => waitingForms(sara))
    const waiting = value.filter(({ id }) => [few, many, none, elsewhere].some((form) => form.id === id))
    expect(waiting.map(({ titulo, espera }) => [titulo, espera])).toEqual([
      ['Muchas', 3],
      ['Pocas', 1],
    ])
    const late = await Promise.all(waiting.map((work) => countLate(sara, work, '0', new Date())))
    expect(late).toEqual([3, 0])
    expect(reads).toBeLessThanOrEqual(6)
  })

  it('DAY-04 has what changed since a moment', async () => {
    const form = await newForm('Cambia')
    const old = await save(form, 0, 20)
    await heard()
    const since = new Date()
    await change(pathOf(old), { 'estados.actual': 1, lastUpdate: new Date() })
    await save(form)
    await heard()
    const changed = await changedForms(sara, since)
    expect(changed.map(({ titulo }) => titulo)).toEqual(['Cambia'])
    expect(await countChanged(sara, form, since)).toBe(2)
  })

  it('DAY-04 people who see only own answers are told of those, and ask for nothing else', async () => {
    const form = await newForm('De dos')
    await save(form)
    await save(form, 1, 0, 'otra')
    await heard()
    await enter(ana)
    const own = await ownWaiting(ana, [form.id, 'no-existe'])
    expect(own.map(({ espera, porEstado }) => [espera, porEstado])).toEqual([[1, { 0: 1, 1: 0 }]])
    expect(await failureOf(workOf([form.id]))).toMatchObject({ code: 'forbidden' })
    expect(await failureOf(waitingForms(ana))).toMatchObject({ code: 'forbidden' })
    await enter(sara)
  })
})

describe('the list of forms by their answers', () => {
  it('DAY-04 is sorted by the last answer or by their number, forms without any last, page by page', async () => {
    const names = ['Reciente', 'Vieja', 'Vacía']
    const place = PLACES['own area']
    const [recent, old] = [await newForm(names[0] ?? '', place), await newForm(names[1] ?? '', place)]
    await newForm(names[2] ?? '', place)
    await save(recent, 0, 0)
    for (const days of [40, 41, 42, 43, 44]) await save(old, 0, days)
    await heard()
    const ours = (titles: string[]) => titles.filter((title) => names.includes(title))
    const all = async (filter: FormsFilter) => {
      const first = await listFormsPage({ user: sara, filter })
      expect(first.forms.length).toBe(7)
      const second = await listFormsPage({ user: sara, filter, after: first.cursor })
      return ours([...first.forms, ...second.forms].map(({ titulo }) => titulo))
    }
    expect(await all(BY_LAST)).toEqual(names)
    expect(await all({ ...BY_LAST, sort: 'total' })).toEqual(['Vieja', 'Reciente', 'Vacía'])
  })

  it('DAY-04 leaves out a form that is put away, which is found by name and comes back', async () => {
    const form = await newForm('Archivable')
    await newForm('Archivable no, gracias')
    await heard()
    const before = await countForms({ user: sara, filter: { name: '', area: '' } })
    await archiveForm(form.id, true)
    await heard()
    const away: FormsFilter = { name: '', area: '', archived: true }
    expect(await idsOf(away)).toEqual(['Archivable'])
    expect(await idsOf(BY_LAST)).not.toContain('Archivable')
    expect(await countForms({ user: sara, filter: away })).toBe(1)
    expect(await countForms({ user: sara, filter: { name: '', area: '' } })).toBe((before ?? 0) - 1)
    expect(await idsOf({ name: '', area: '' })).not.toContain('Archivable')
    expect(await idsOf({ name: 'archiv', area: '' })).toEqual(['Archivable', 'Archivable no, gracias'])
    expect(await idsOf({ ...away, name: 'archiv' })).toEqual(['Archivable'])
    expect(await idsOf({ ...away, name: 'gracias' })).toEqual([])
    await archiveForm(form.id, false)
    await heard()
    expect(await idsOf(away)).toEqual([])
  })
})

describe('what is late', () => {
  it('DAY-04 OPS-10 stands in the work as it would be counted, after answers came, moved, were touched and went', async () => {
    const form = await newForm('Tarde')
    const [moved, touched, gone] = await Promise.all([save(form, 0, 12), save(form, 0, 8), save(form, 0, 12)])
    await Promise.all([save(form, 0, 2), save(form, 1, 9), save(form, 1, 1), save(form, 2, 12)])
    await heard()
    const first = await lateOf(form)
    expect(first).toEqual({
      counted: first.kept,
      kept: new Map([
        ['0', 3],
        ['1', 1],
      ]),
    })
    await change(pathOf(moved), { 'estados.actual': 1, 'estados.clave': '1', lastUpdate: new Date() })
    await change(pathOf(touched), { lastUpdate: new Date() })
    await remove(pathOf(gone))
    await heard()
    const second = await lateOf(form)
    expect(second).toEqual({
      counted: second.kept,
      kept: new Map([
        ['1', 1],
        ['0', 0],
      ]),
    })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
  })

  it('DAY-04 OPS-10 is not told of a form from before until its days are known, and is right after a recount', async () => {
    const form = await newForm('Sin días')
    await Promise.all([save(form, 0, 12), save(form, 0, 2)])
    await heard()
    const [part, work] = [openCountsPath(formCountsPath(form.id), 0), formWorkPath(form.id)]
    for (const path of [part, work]) {
      const before = (await read(path)) ?? {}
      const { porDia: _days, diasDesde: _from, ...rest } = before.trabajo ?? before
      await write(path, path === part ? { ...before, trabajo: rest } : rest)
    }
    await save(form, 0, 0)
    await heard()
    expect((await lateOf(form)).kept).toBeNull()
    expect(await rebuildStatistics(form.id)).toMatchObject({ documents: 1 })
    const { kept, counted } = await lateOf(form)
    expect(kept).toEqual(new Map([['0', 1]]))
    expect(counted).toEqual(kept)
  })
})
