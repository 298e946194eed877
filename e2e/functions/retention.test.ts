import { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { municipalityOfAnswer } from '../../functions/src/platform/municipality'
import { eraseOverdue } from '../../functions/src/retention/erase'
import type { Form } from '../../src/domain/form/form'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { holdPath, retentionPath } from '../../src/domain/privacy/retention-note'
import { answerPath, formPath } from '../../src/domain/store-paths'
import { THREE_STATES } from '../../src/testing/builders'
import { HOME } from '../rules/places'
import { auditEntries } from './audit-entries'
import { countedOf } from './counted'
import { heard, unheard } from './events'
import { announced, givenBefore, isThere, night, retainedForm, RULE, TONIGHT } from './retaining'
import { beginWorld, change, read, remove, write } from './world'

let form: Form
beforeAll(() => beginWorld())
beforeEach(async () => {
  form = await retainedForm()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await change(formPath(form.id), { retencion: null })
  await change(HOME, { retencion: null })
})

const many = (count: number, days = 200) =>
  Promise.all(Array.from({ length: count }, () => givenBefore(form, days)))
const left = async (ids: string[]) => (await Promise.all(ids.map(isThere))).filter((one) => one).length
const gone = async () => (await auditEntries('borrado')).filter((one) => one.idPlantilla === form.id)
const nights = async () => (await auditEntries('retencion')).filter((one) => one.idPlantilla === form.id)
const formOf = () => ({
  ...{ id: form.id, titulo: form.titulo, municipalityPath: form.municipalityPath, own: RULE },
})
const erase = (ids: string[], rule = RULE) => eraseOverdue({ form: formOf(), rule, ids, mark: null }, TONIGHT)

it.each([null, 'cien', { dias: 'muchos' }, { minimo: 40, dias: 0, desde: 'cambio', accion: 'borrar' }])(
  'OPS-02 SEC-01 a municipality that says %j of it works with outside systems as ever',
  async (retencion) => {
    await change(HOME, { retencion })
    expect(await municipalityOfAnswer(HOME)).toMatchObject({ idMuniCore: '101', usarAWS: false })
  },
)

describe('answers whose time is over', () => {
  it('OPS-02 are erased at night, each with its entry in the trail and all with their number', async () => {
    const [old, young] = [await many(3), await givenBefore(form, 99)]
    await announced(form)
    await night()
    expect(await left(old)).toBe(0)
    expect(await isThere(young)).toBe(true)
    expect(await gone()).toHaveLength(3)
    expect((await gone())[0]).toMatchObject({ por: '', motivo: 'retencion', creadoPor: 'ana' })
    expect(await nights()).toMatchObject([{ cantidad: 3, a: 'borrar', formulario: form.titulo }])
    // The trigger finds them noted.
    await heard()
    expect(await gone()).toHaveLength(3)
  })

  it('OPS-02 stay for 30 days after their rule is known, or is another one, and are announced meanwhile', async () => {
    const ids = await many(2)
    await night(daysAfter(TONIGHT, -30.5))
    expect(await read(retentionPath(form.id))).toMatchObject({ proximas: 2, regla: RULE })
    await change(formPath(form.id), { retencion: { ...RULE, dias: 90 } })
    await night(daysAfter(TONIGHT, -29.5))
    await night()
    expect(await left(ids)).toBe(2)
    const noted = await read(retentionPath(form.id))
    expect(noted?.primera.toDate()).toEqual(daysAfter(TONIGHT, 0.5))
    await night(daysAfter(TONIGHT, 0.5))
    expect(await left(ids)).toBe(0)
    expect(await read(retentionPath(form.id))).toMatchObject({ proximas: 0, primera: null })
  })

  it('OPS-02 cost two writes each, and at most two more for each commit', async () => {
    await many(45)
    await announced(form)
    const spies = (['set', 'update', 'delete', 'create'] as const).map((how) =>
      vi.spyOn(Transaction.prototype, how),
    )
    await night(TONIGHT, { perCommit: { borrar: 20, anonimizar: 5 } })
    const writes = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    expect(await gone()).toHaveLength(45)
    expect(writes).toBeGreaterThanOrEqual(90)
    expect(writes).toBeLessThanOrEqual(90 + 2 * 3)
  })

  it('OPS-02 go on where a night was cut, and two nights at once do nothing twice', async () => {
    const ids = await many(23)
    await announced(form)
    const perCommit = { borrar: 3, anonimizar: 3 }
    for (let most = 1; most < 4; most += 1) {
      let asked = 0
      await night(TONIGHT, { perCommit, isOver: () => (asked += 1) > most + 1 })
    }
    expect(await left(ids)).toBeGreaterThan(0)
    // Cut within a commit, which then never was.
    const broken = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
    vi.spyOn(Transaction.prototype, 'set').mockImplementationOnce(() => {
      throw new Error('cut')
    })
    const before = await left(ids)
    await night(TONIGHT, { perCommit })
    expect(broken).toHaveBeenCalled()
    expect(await left(ids)).toBe(before)
    await Promise.all([night(TONIGHT, { perCommit }), night(TONIGHT, { perCommit })])
    expect(await left(ids)).toBe(0)
    expect(await gone()).toHaveLength(23)
    expect(await nights()).toMatchObject([{ cantidad: 23 }])
  })

  it('OPS-02 STAT-07 are counted no more, and nothing else of the counts changes', async () => {
    const [old, young] = [await many(2), await givenBefore(form, 50)]
    await heard()
    await announced(form)
    await night()
    await heard()
    expect(await left(old)).toBe(0)
    expect(await read(answerPath(young))).toMatchObject({ invalida: false })
    expect(await countedOf(form)).toMatchObject({ total: 1 })
  })
})

describe('what somebody does to an answer meanwhile', () => {
  it('OPS-02 one that was changed after it was found stays', async () => {
    const rule = { ...RULE, desde: 'cambio' as const }
    await change(formPath(form.id), { retencion: rule })
    const id = await givenBefore(form, 200)
    await announced(form)
    await change(answerPath(id), { lastUpdate: daysAfter(TONIGHT, -1) })
    expect(
      await eraseOverdue({ form: { ...formOf(), own: rule }, rule, ids: [id], mark: null }, TONIGHT),
    ).toEqual({
      count: 0,
      waiting: [id],
    })
    expect(await isThere(id)).toBe(true)
    await night(daysAfter(TONIGHT, 98))
    expect(await isThere(id)).toBe(true)
    await night(daysAfter(TONIGHT, 99))
    expect(await isThere(id)).toBe(false)
  })

  it('OPS-02 an answer to another form, and one that is gone, are left alone', async () => {
    const other = await retainedForm(null)
    const ids = [await givenBefore(other, 500), 'nadie-con-este-id']
    await announced(form)
    expect(await erase(ids)).toEqual({ count: 0, waiting: [] })
    expect(await isThere(ids[0] ?? '')).toBe(true)
  })

  it.each([
    ['the form says more days', () => change(formPath(form.id), { retencion: { ...RULE, dias: 101 } })],
    ['the form says nothing any more', () => change(formPath(form.id), { retencion: null })],
    [
      'its municipality asks for more',
      () => change(HOME, { retencion: { minimo: 300, dias: 0, desde: 'cambio', accion: 'borrar' } }),
    ],
    ['what its municipality says cannot be read', () => change(HOME, { retencion: { minimo: 'x' } })],
    [
      'somebody holds all of it back',
      () =>
        change(retentionPath(form.id), {
          bloqueo: { por: 'ana', fecha: TONIGHT, motivo: 'Juicio', hasta: null },
        }),
    ],
    ['its rule is not known any more', () => remove(retentionPath(form.id))],
    ['the form is gone', () => remove(formPath(form.id))],
  ])('OPS-02 nothing is erased any more once %s', async (_what, doIt) => {
    const id = await givenBefore(form, 200)
    await announced(form)
    await doIt()
    expect(await erase([id])).toBeNull()
    expect(await isThere(id)).toBe(true)
    if (!(await read(formPath(form.id)))) form = await retainedForm()
  })
})

describe('a legal hold', () => {
  const hold = (hasta: Date | null) => ({ por: 'ana', fecha: TONIGHT, motivo: 'Recurso', hasta })
  it('OPS-02 keeps an answer for as long as it is, and for 30 days more', async () => {
    const [held, free] = [await givenBefore(form, 200), await givenBefore(form, 200)]
    await write(holdPath(form.id, held), hold(null))
    await heard()
    await announced(form)
    await night()
    expect([await isThere(held), await isThere(free)]).toEqual([true, false])
    await write(holdPath(form.id, held), hold(daysAfter(TONIGHT, 30)))
    await night(daysAfter(TONIGHT, 29))
    expect(await isThere(held)).toBe(true)
    await night(daysAfter(TONIGHT, 30))
    expect(await isThere(held)).toBe(false)
    await heard()
    expect(await read(holdPath(form.id, held))).toBeUndefined()
  })

  it('OPS-02 that cannot be read is one', async () => {
    const id = await givenBefore(form, 200)
    await write(holdPath(form.id, id), { hasta: 'ayer' })
    await announced(form)
    await night()
    expect(await isThere(id)).toBe(true)
  })

  it('OPS-02 of a form keeps all of its answers', async () => {
    const ids = await many(2)
    await announced(form)
    await change(retentionPath(form.id), { bloqueo: hold(null) })
    await night()
    expect(await left(ids)).toBe(2)
    await change(retentionPath(form.id), { bloqueo: hold(TONIGHT) })
    await night()
    expect(await left(ids)).toBe(0)
  })
})

describe('the time of an answer', () => {
  it('OPS-02 may begin with a state, from which it was not moved since', async () => {
    const rule = { ...RULE, desde: 'estado' as const, estados: ['1'] }
    await change(formPath(form.id), { retencion: rule })
    const inState = { estados: { ...THREE_STATES, actual: 1 } }
    const moved = (days: number) => ({ movido: { sesion: 's', fecha: daysAfter(TONIGHT, -days), de: 0 } })
    const [late, soon, elsewhere, unmoved] = [
      await givenBefore(form, 300, inState, moved(101)),
      await givenBefore(form, 300, inState, moved(99)),
      await givenBefore(form, 300, {}, moved(200)),
      await givenBefore(form, 300, inState),
    ]
    await announced(form)
    await night()
    expect(await Promise.all([late, soon, elsewhere, unmoved].map(isThere))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('OPS-02 counts from the last move that anybody noted', async () => {
    const rule = { ...RULE, desde: 'estado' as const, estados: ['1'] }
    await change(formPath(form.id), { retencion: rule })
    const at = daysAfter(TONIGHT, -20).getTime()
    const id = await givenBefore(
      form,
      300,
      { estados: { ...THREE_STATES, actual: 1 } },
      { movido: { sesion: 's', fecha: daysAfter(TONIGHT, -200), de: 0 } },
    )
    await unheard(async () => undefined)
    await write(`estadisticas_formularios/${form.id}/aportes/${id}`, { movidas: [{ at, from: 2 }] })
    await announced(form)
    await night()
    expect(await isThere(id)).toBe(true)
    await night(daysAfter(TONIGHT, 80))
    expect(await isThere(id)).toBe(false)
  })

  it('OPS-02 is what the municipality says where the form says nothing', async () => {
    await change(formPath(form.id), { retencion: null })
    await change(HOME, { retencion: { minimo: 30, dias: 150, desde: 'creacion', accion: 'borrar' } })
    const [old, young] = [await givenBefore(form, 151), await givenBefore(form, 149)]
    await announced(form)
    await night()
    expect([await isThere(old), await isThere(young)]).toEqual([false, true])
  })

  it.each([{ ...RULE, dias: 1 }, { ...RULE, dias: '100' }, { ...RULE, accion: 'x' }, 'borrar', [RULE]])(
    'OPS-02 has no end where somebody wrote %j past the dialog',
    async (retencion) => {
      await change(formPath(form.id), { retencion })
      const id = await givenBefore(form, 4000)
      await night(daysAfter(TONIGHT, -40))
      await night()
      expect(await isThere(id)).toBe(true)
      expect(await read(retentionPath(form.id))).toBeUndefined()
    },
  )
})
