import { Timestamp } from 'firebase-admin/firestore'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseAlarm } from '../../functions/src/limits/alarm'
import { deleteAnswer, getAnswer, moveAnswer, saveAnswer, undoMove } from '../../src/data/staff/answers'
import { alarmOf } from '../../src/data/staff/floods'
import { ANSWERS_PER_PAGE, cachedCountOf, type AnswersCursor } from '../../src/data/staff/list-answers'
import { answerCode } from '../../src/domain/codes/answer-code'
import { authorOf } from '../../src/domain/answering/new-answer'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { alarmPath } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { toVersion } from '../../src/domain/form/version'
import type { User } from '../../src/domain/user/user'
import { anAnswer, AREA, OTHER_AREA } from '../../src/testing/builders'
import { formAt, formDocuments, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave, listAnswers, readsOf } from './data'
import { heard, onceHeard } from './events'
import { beginWorld, change, hire, owner, read } from './world'

const FORM = formAt(OWN_AREA, { id: 'comercios', areas: [AREA] })
const ANSWERS = 48
const WORK = formWorkPath(FORM.id)
/** What the work of the form says of that number of answers, though there are few; nothing sums them meanwhile. */
const counted = (total: number) => ({ respuestas: { total, invalidas: 0 } })
let inspector: User
let supervisor: User
let actas: User
let elevated: User

const code = () => answerCode('VDR', crypto.getRandomValues(new Uint8Array(10)))

const given = (user: User, id: string = crypto.randomUUID()): StoredAnswer =>
  anAnswer({ id, version: toVersion(FORM), author: authorOf(user, 'not known yet'), code: code() })

/** An answer that has been there for n minutes. */
const older = (n: number, changes: Partial<StoredAnswer> = {}) => ({
  ...stored(owner, given(supervisor)),
  fechaCreacion: new Date(Date.now() - n * 60_000),
  ...changes,
})

beforeAll(async () => {
  connectData()
  await beginWorld()
  inspector = await hire('ines', 'ROLE_INSPECTOR')
  supervisor = await hire('sara', 'ROLE_SUPERVISOR', { areas: [AREA, OTHER_AREA] })
  actas = await hire('alba', 'ROLE_INSPECTOR_ACTAS')
  elevated = await hire('elva', 'ROLE_SUPERVISOR_ELEVADO', { areas: [OTHER_AREA] })
  await layOut(formDocuments(owner, FORM), owner)
  const many = Array.from({ length: ANSWERS }, (_, n): [string, object] => [
    `respuestas_formularios/many-${n}`,
    older(n + 10, n % 10 === 5 ? { creadoPor: 'ines' } : {}),
  ])
  await layOut(Object.fromEntries(many), owner)
  await heard()
  await change(WORK, counted(ANSWERS))
})
afterAll(leave)

describe('the list of answers', () => {
  it('ALIST-01 comes newest first, 15 a page, every answer once, for at most 17 reads a page', async () => {
    await enter(supervisor)
    const seen: string[] = []
    let after: AnswersCursor | null = null
    do {
      const asked: { after: AnswersCursor | null } = { after }
      const { value, reads } = await readsOf(() => listAnswers({ form: FORM, user: supervisor, ...asked }))
      expect(reads).toBeLessThanOrEqual(17)
      expect(value.total).toBe(ANSWERS)
      seen.push(...value.answers.map(({ id }) => id))
      after = value.cursor
    } while (after)
    expect(seen).toEqual(Array.from({ length: ANSWERS }, (_, n) => `many-${n}`))
  })

  it('ALIST-01 needs no more reads at 10,000 answers', async () => {
    await change(WORK, counted(10_000))
    const { value, reads } = await readsOf(() => listAnswers({ form: FORM, user: supervisor }))
    expect(value).toMatchObject({ total: 10_000, damaged: 0 })
    expect(value.answers).toHaveLength(ANSWERS_PER_PAGE)
    expect(reads).toBe(16)
    await change(WORK, counted(ANSWERS))
  })

  it('SEC-03 ALIST-01 one read says how many there are and whether strangers send too many', async () => {
    const alarmaHasta = new Date(Date.now() + 60_000)
    await change(WORK, { alarmaHasta })
    const { value, reads } = await readsOf(() => cachedCountOf(FORM.id))
    expect(value).toEqual({ total: ANSWERS, alarm: alarmaHasta })
    expect(reads).toBe(1)
    await change(WORK, { alarmaHasta: new Date(Date.now() - 1) })
    expect(await cachedCountOf(FORM.id)).toEqual({ total: ANSWERS, alarm: null })
  })

  it('ALIST-01 names a damaged answer and shows the others', async () => {
    await change('respuestas_formularios/many-3', { codigoMunicipio: 7 })
    const { answers, damaged } = await listAnswers({ form: FORM, user: supervisor })
    expect(damaged).toBe(1)
    expect(answers).toHaveLength(ANSWERS_PER_PAGE - 1)
  })

  it('ALIST-08 ROLE-03 shows an inspector the own answers only, and their number', async () => {
    await enter(inspector)
    const { value, reads } = await readsOf(() => listAnswers({ form: FORM, user: inspector }))
    expect(value.answers.map(({ id }) => id)).toEqual(['many-5', 'many-15', 'many-25', 'many-35', 'many-45'])
    expect(value).toMatchObject({ total: 5, cursor: null })
    expect(reads).toBe(6)
  })

  it('SEC-03 ALIST-08 one read tells an inspector, who sees only own answers, whether strangers send too many', async () => {
    await enter(inspector)
    expect(await readsOf(() => alarmOf(FORM.id))).toEqual({ value: null, reads: 1 })
    const hasta = Timestamp.fromMillis(Date.now() + 60_000)
    await raiseAlarm(FORM.id, hasta)
    expect(await readsOf(() => alarmOf(FORM.id))).toEqual({ value: hasta.toDate(), reads: 1 })
    await change(alarmPath(FORM.id), { hasta: new Date(Date.now() - 1) })
    expect(await alarmOf(FORM.id)).toBeNull()
    expect(await failureOf(cachedCountOf(FORM.id))).toMatchObject({ code: 'forbidden' })
    await change(WORK, { alarmaHasta: null })
  })

  it('ROLE-02 shows an elevated supervisor those of the whole municipality', async () => {
    await enter(elevated)
    const { answers, total } = await listAnswers({ form: FORM, user: elevated, pageSize: 5 })
    expect(answers).toHaveLength(5 - 1)
    expect(total).toBe(ANSWERS)
  })

  it('ALIST-01 loads only what a row shows, not the answer itself', async () => {
    await enter(supervisor)
    const { answers } = await listAnswers({ form: FORM, user: supervisor, pageSize: 1 })
    expect(answers[0]).toMatchObject({ id: 'many-0', creadoPor: 'sara', areas: [AREA] })
    expect(answers[0]?.fechaCreacion).toBeInstanceOf(Date)
    expect(Object.keys(answers[0] ?? {})).not.toContain('secciones')
  })

  it('ALIST-01 shows answers of the same instant once each, wherever a page ends', async () => {
    const form = formAt(OWN_AREA, { id: 'mismo-instante', areas: [AREA] })
    const version = toVersion(form)
    const instant = new Date(Date.now() - 60_000)
    const twins = Array.from({ length: 5 }, (_, n): [string, object] => [
      `respuestas_formularios/twin-${n}`,
      {
        ...stored(
          owner,
          anAnswer({ id: `twin-${n}`, version, author: authorOf(supervisor, ''), code: code() }),
        ),
        fechaCreacion: instant,
      },
    ])
    await layOut({ ...formDocuments(owner, form), ...Object.fromEntries(twins) }, owner)
    await enter(supervisor)
    const seen: string[] = []
    let after: AnswersCursor | null = null
    do {
      const asked: { after: AnswersCursor | null } = { after }
      const page = await listAnswers({ form, user: supervisor, pageSize: 2, ...asked })
      seen.push(...page.answers.map(({ id }) => id))
      after = page.cursor
    } while (after)
    expect(seen.toSorted()).toEqual(['twin-0', 'twin-1', 'twin-2', 'twin-3', 'twin-4'])
  })

  it('ALIST-01 is empty for a form without answers', async () => {
    await enter(supervisor)
    const form = formAt(OWN_AREA, { id: 'vacio', areas: [AREA] })
    await layOut(formDocuments(owner, form), owner)
    const { value } = await readsOf(() => listAnswers({ form, user: supervisor }))
    expect(value).toEqual({ answers: [], damaged: 0, cursor: null, total: 0 })
  })
})

describe('an answer of staff', () => {
  it('ANS-15 ANS-20 is stored with the account, the names and the server’s time, and read back whole', async () => {
    await enter(inspector)
    const answer = given(inspector)
    await saveAnswer(answer)
    const whole = await getAnswer(answer.id)
    expect(whole).toMatchObject({ uid: 'uid-ines', creadoPor: 'ines', firstName: 'María', invalida: false })
    expect(whole.secciones.map(({ titulo }) => titulo)).toEqual(FORM.secciones.map(({ titulo }) => titulo))
    expect(Math.abs(Date.now() - (whole.fechaCreacion?.getTime() ?? 0))).toBeLessThan(60_000)
  })

  it('ANS-15 saved 20 times at once is one answer', async () => {
    const answer = given(inspector)
    await Promise.all(Array.from({ length: 20 }, () => saveAnswer(answer)))
    expect(await read(`respuestas_formularios/${answer.id}`)).toMatchObject({
      codigoMunicipio: answer.codigoMunicipio,
    })
  })

  it('ANS-15 is not taken for saved when another answer has its id', async () => {
    const answer = given(inspector)
    await saveAnswer(answer)
    const other = { ...answer, codigoMunicipio: code() }
    expect(await failureOf(saveAnswer(other))).toMatchObject({ code: 'forbidden' })
  })

  it('VIEW-04 that is somebody else’s, unknown or damaged says which of these', async () => {
    const answer = await readsOf(() => failureOf(getAnswer('many-0')))
    expect(answer.value).toMatchObject({ code: 'forbidden' })
    await enter(supervisor)
    expect(await failureOf(getAnswer('nothing'))).toMatchObject({ code: 'notFound' })
    expect(await failureOf(getAnswer('many-3'))).toMatchObject({ code: 'damaged' })
  })
})

describe('moving and deleting', () => {
  it('ALIST-05 moves along a transition, at the server’s time', async () => {
    await enter(supervisor)
    const answer = await getAnswer('many-30')
    const moved = await moveAnswer(answer, 1)
    expect(moved.estados.actual).toBe(1)
    expect((await getAnswer('many-30')).estados).toEqual(moved.estados)
    expect((await getAnswer('many-30')).fechaCreacion).toEqual(answer.fechaCreacion)
  })

  it('ALIST-05 notes who moved it for the administration, and nowhere where others read', async () => {
    await moveAnswer(await getAnswer('many-29'), 1)
    const noted = query(collection(owner, 'auditoria'), where('respuesta', '==', 'many-29'))
    await onceHeard(async () => {
      const entries = (await getDocs(noted)).docs.map((entry) => entry.data())
      expect(entries).toMatchObject([{ tipo: 'estado', por: supervisor.username }])
    })
    const told = (await read('respuestas_formularios/many-29'))?.movido
    expect(Object.values(told)).not.toContain(supervisor.username)
  })

  it('ALIST-05 refuses a state to which no transition leads, without a request to the server', async () => {
    const answer = await getAnswer('many-31')
    expect(await failureOf(moveAnswer(answer, 2))).toMatchObject({ code: 'forbidden' })
    expect(
      await failureOf(moveAnswer({ ...answer, estados: { disponibles: [], inicial: 0, actual: 0 } }, 1)),
    ).toMatchObject({ code: 'noStates' })
  })

  it('DAY-03 undoes the own last move, even where no transition leads back, but not after another change', async () => {
    const answer = await getAnswer('many-28')
    const moved = await moveAnswer(await moveAnswer(answer, 1), 2)
    expect((await undoMove(moved, 1)).estados.actual).toBe(1)
    expect((await getAnswer('many-28')).estados.actual).toBe(1)
    const again = await moveAnswer(await getAnswer('many-28'), 2)
    await change('respuestas_formularios/many-28', { lastUpdate: new Date() })
    expect(await failureOf(undoMove(again, 1))).toMatchObject({ code: 'forbidden' })
  })

  it('ALIST-05 says when somebody else moved it meanwhile', async () => {
    const answer = await getAnswer('many-32')
    await moveAnswer(await moveAnswer(answer, 1), 2)
    expect(await failureOf(moveAnswer(answer, 1))).toMatchObject({ code: 'conflict' })
  })

  it('ALIST-04 deletes, and is refused what the role may not do', async () => {
    await deleteAnswer('many-33')
    expect(await read('respuestas_formularios/many-33')).toBeUndefined()
    await enter(actas)
    expect(await failureOf(deleteAnswer('many-34'))).toMatchObject({ code: 'forbidden' })
    const answer = await getAnswer('many-34')
    expect(await failureOf(moveAnswer(answer, 1))).toMatchObject({ code: 'forbidden' })
  })
})
