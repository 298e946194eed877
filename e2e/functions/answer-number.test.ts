import {
  collection,
  doc,
  getCount,
  increment,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { Query } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { knownCount } from '../../functions/src/answers/known-count'
import type { AnswerChange } from '../../functions/src/answers/change'
import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import { WORK } from '../../functions/src/migrations/work'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import { updateWork } from '../../functions/src/statistics/work'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import {
  answerCountPath,
  answerPath,
  ANSWERS,
  appliedPath,
  formCountsPath,
} from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { aSection, questions } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut, writeAsOwner } from '../rules/store'
import { countedOf } from './counted'
import { heard, unheard } from './events'
import { costOf } from './operations'
import { said } from './saving'
import { beginWorld, change, owner, read, remove, write } from './world'

const ANA = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const ACTS = 40

/** A form that asks for one response, which an answer without is marked for. */
async function newForm(limitResponses: boolean): Promise<Form> {
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'numero'),
    opcionales: { ...NO_OPTIONS, limitResponses },
    responsesCount: 1000,
    secciones: [aSection({ preguntas: questions({ required: true }) })],
  })
  await layOut(formDocuments(owner, form), owner)
  await heard()
  return form
}

/** Saves an answer as the app does: one to a limited form is counted in the same commit. */
async function save(form: Form, secciones: ReturnType<typeof said>): Promise<string> {
  const answer = answerTo(form, ANA, { id: newName(owner, 'answer'), secciones })
  await writeAsOwner(async () => {
    const batch = writeBatch(owner)
    batch.set(doc(owner, answerPath(answer.id)), {
      ...stored(owner, answer),
      fechaCreacion: serverTimestamp(),
    })
    const counted = { total: increment(1), ultima: answer.id }
    if (form.opcionales.limitResponses)
      batch.set(doc(owner, answerCountPath(form.id)), counted, { merge: true })
    await batch.commit()
  })
  return answer.id
}

const counterOf = (form: Form) => read(answerCountPath(form.id))

/** How many answers there are, and how many of them are marked. */
async function recounted({ id }: Form): Promise<{ total: number; invalidas: number }> {
  const answers = query(collection(owner, ANSWERS), where('idPlantilla', '==', id))
  const marked = query(answers, where('invalida', '==', true))
  const [total, invalidas] = await Promise.all(
    [answers, marked].map(async (one) => (await getCount(one)).data().count),
  )
  return { total: total ?? 0, invalidas: invalidas ?? 0 }
}

/** Something that happens to the answers of a form, and the event that tells of it. */
async function happen(form: Form, ids: string[], index: number): Promise<AnswerChange> {
  const pick = Math.floor(Math.random() * ids.length)
  const kind = ids.length < 3 ? 0 : Math.floor(Math.random() * 4)
  const secciones = Math.random() < 0.3 ? [] : said(`Respuesta ${index}`)
  const answerId = kind < 2 ? '' : (ids[pick] ?? '')
  const before = answerId ? await read(answerPath(answerId)) : undefined
  const event = { eventId: newName(owner, 'event'), time: new Date(), before }
  if (kind < 2) {
    const id = await save(form, secciones)
    ids.push(id)
    return { ...event, answerId: id, after: await read(answerPath(id)) }
  }
  if (kind === 2) {
    await change(answerPath(answerId), { secciones, lastUpdate: new Date() })
    return { ...event, answerId, after: await read(answerPath(answerId)) }
  }
  ids.splice(pick, 1)
  await remove(answerPath(answerId))
  return { ...event, answerId, after: undefined }
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one): [number, T] => [Math.random(), one])
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)

beforeAll(() => beginWorld())

describe('the number of answers of a form', () => {
  it.each([
    ['nothing limits', false],
    ['a limit counts', true],
  ])(
    'STAT-07 ANS-12 ALIST-01 equals a recount after any day, with events twice, late and out of order: %s',
    async (_what, limitResponses) => {
      const form = await newForm(limitResponses)
      const late: AnswerChange[] = []
      const ids: string[] = []
      for (let index = 0; index < ACTS; index += 1) {
        const event = await unheard(() => happen(form, ids, index))
        if (index % 3 === 0) await answerWritten(event)
        late.push(event)
      }
      await Promise.all(shuffled([...late, ...late]).map(answerWritten))
      await heard()
      const counted = limitResponses ? await counterOf(form) : await countedOf(form)
      expect(counted).toMatchObject(await recounted(form))
      expect((await recounted(form)).total).toBe(ids.length)
    },
  )

  it('STAT-07 OPS-10 is not counted anew by who answers: what it costs does not grow with it', async () => {
    const form = await newForm(false)
    await heard()
    // Wherever all answers would be counted, this number would be replaced.
    await write(formWorkPath(form.id), { ...(await read(formWorkPath(form.id))), contadas: true })
    const part = `${formCountsPath(form.id)}/abiertas/0`
    await write(part, { vuelta: 0, horas: '', respuestas: { total: 250_000, invalidas: 10 } })
    const cost = await costOf(() => save(form, said('Una más')))
    expect(cost.reads).toBeLessThan(30)
    expect(await countedOf(form)).toEqual({ total: 250_001, invalidas: 10 })
  })

  it('OPS-07 of a form from before is counted until it is made anew once, and then summed', async () => {
    const form = await newForm(false)
    const [first] = [await save(form, said('Uno')), await save(form, said('Dos')), await save(form, [])]
    await heard()
    // As it was before answers were noted as counted.
    const notes = (await Promise.all([first].map((id) => read(appliedPath(form.id, id))))).at(0)
    const { contada: _counted, ...note } = notes ?? {}
    await write(appliedPath(form.id, first), note)
    const { contadas: _summed, respuestas: _sum, ...work } = (await read(formWorkPath(form.id))) ?? {}
    await write(formWorkPath(form.id), work)
    await save(form, said('Cuatro'))
    await heard()
    expect(await counterOf(form)).toMatchObject({ total: 4, invalidas: 1 })
    // Stopped in the middle, and run again.
    await rebuildStatistics(form.id)
    await rebuildStatistics(form.id)
    expect(await read(formWorkPath(form.id))).toMatchObject({ contadas: true })
    expect(await countedOf(form)).toEqual({ total: 4, invalidas: 1 })
    await remove(answerPath(first))
    await heard()
    expect(await countedOf(form)).toEqual({ total: 3, invalidas: 1 })
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
  })

  it('ANS-12 of a form that begins to be limited, and ceases to, stays exact', async () => {
    const form = await newForm(false)
    await Promise.all([save(form, said('Uno')), save(form, said('Dos'))])
    await change(`formularios/${form.id}`, { 'opcionales.limitResponses': true, responsesCount: 10 })
    await heard()
    expect(await counterOf(form)).toMatchObject({ total: 2 })
    const limited = { ...form, opcionales: { ...form.opcionales, limitResponses: true } }
    const [mine] = await Promise.all([
      save(limited, said('Tres')),
      save(limited, []),
      save(form, said('Vieja')),
    ])
    await heard()
    expect(await counterOf(form)).toMatchObject({ total: 5, invalidas: 1 })
    await change(`formularios/${form.id}`, { 'opcionales.limitResponses': false })
    await remove(answerPath(mine))
    await heard()
    expect(await countedOf(form)).toEqual({ total: 4, invalidas: 1 })
  })

  it('EDIT-05 OPS-10 that nothing limits is told to the rules by its first answer and its last one alone', async () => {
    const form = await newForm(false)
    expect(await countedOf(form)).toEqual({ total: 0, invalidas: 0 })
    const first = await save(form, said('Uno'))
    await heard()
    expect(await countedOf(form)).toEqual({ total: 1, invalidas: 0 })
    const since = await read(answerCountPath(form.id))
    const second = await save(form, [])
    await heard()
    expect(await countedOf(form)).toEqual({ total: 2, invalidas: 1 })
    expect(await read(answerCountPath(form.id))).toEqual(since)
    await Promise.all([first, second].map((id) => remove(answerPath(id))))
    await heard()
    expect(await countedOf(form)).toEqual({ total: 0, invalidas: 0 })
  })

  it('OPS-07 EDIT-05 is right again after a program from before counted beside this one', async () => {
    const form = await newForm(false)
    const only = await save(form, [])
    await heard()
    // As that one leaves it behind the only answer: the sum in the counter, and none in the work.
    await unheard(() => remove(answerPath(only)))
    await remove(appliedPath(form.id, only))
    const part = `${formCountsPath(form.id)}/abiertas/0`
    await write(part, { ...(await read(part)), respuestas: { total: 0, invalidas: 0 } })
    await write(answerCountPath(form.id), { respondido: true, total: 0, invalidas: 0 })
    await save(form, said('Otra'))
    await heard()
    expect(await countedOf(form)).toEqual({ total: 1, invalidas: 0 })
  })

  it('ANS-12 EDIT-05 that was counted while its work came to say it stands in the work alone', async () => {
    const form = await newForm(false)
    await Promise.all([save(form, said('Uno')), save(form, [])])
    await heard()
    // As of a form from before, whose counter was lost.
    const { respuestas: _sum, ...work } = (await read(formWorkPath(form.id))) ?? {}
    await write(formWorkPath(form.id), work)
    await remove(answerCountPath(form.id))
    const { count } = Query.prototype
    const counting = vi.spyOn(Query.prototype, 'count').mockImplementationOnce(function (this: Query) {
      const counted = count.call(this)
      const get = counted.get.bind(counted)
      counted.get = async () => {
        const result = await get()
        await updateWork(form.id, { given: null, isLastLost: false, isCounted: true })
        return result
      }
      return counted
    })
    expect(await knownCount(form.id)).toEqual({ total: 2, invalidas: 1 })
    expect(counting).toHaveBeenCalled()
    counting.mockRestore()
    expect(await countedOf(form)).toEqual({ total: 2, invalidas: 1 })
  })

  it('OPS-07 of a form whose counter says how many is brought into its work, by the first answer and by the migration', async () => {
    const form = await newForm(false)
    await save(form, said('Uno'))
    await heard()
    const before = async () => {
      const { respuestas: _sum, ...work } = (await read(formWorkPath(form.id))) ?? {}
      await write(formWorkPath(form.id), work)
      await write(answerCountPath(form.id), { total: Number(_sum.total), invalidas: 0 })
    }
    await before()
    expect(await knownCount(form.id)).toEqual({ total: 1, invalidas: 0 })
    await save(form, said('Dos'))
    await heard()
    expect(await countedOf(form)).toEqual({ total: 2, invalidas: 0 })
    await before()
    for (const _again of [1, 2]) await WORK.counters.work(form.id)
    expect(await countedOf(form)).toEqual({ total: 2, invalidas: 0 })
    expect(await knownCount(form.id)).toEqual({ total: 2, invalidas: 0 })
    const limited = await newForm(true)
    await save(limited, said('Uno'))
    await heard()
    await WORK.counters.work(limited.id)
    expect(await counterOf(limited)).toMatchObject({ total: 1, invalidas: 0 })
  })
})
