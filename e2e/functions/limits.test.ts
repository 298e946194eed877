import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePublicAnswer } from '../../src/data/public/answers'
import { loadPublicForm } from '../../src/data/public/forms'
import { deleteAnswer, saveAnswer } from '../../src/data/staff/answers'
import { hasAnswered, isFull } from '../../src/data/staff/limits'
import { answerCode } from '../../src/domain/codes/answer-code'
import { compactSections } from '../../src/domain/answering/compact'
import { setResponse } from '../../src/domain/answer/fill'
import { anonymousAuthor, authorOf } from '../../src/domain/answering/new-answer'
import { pathsOf } from '../../src/domain/answer/view'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { citizenSchema } from '../../src/domain/answer/submitted'
import { uniqueKeys } from '../../src/domain/citizen/unique-key'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../../src/domain/form/options'
import type { Section } from '../../src/domain/form/section'
import { toVersion } from '../../src/domain/form/version'
import type { User } from '../../src/domain/user/user'
import { anAnswer, aQuestion, aSection } from '../../src/testing/builders'
import { formAt, formDocuments, newName } from '../rules/documents'
import { AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave } from './data'
import { heard, onceHeard, says } from './events'
import { beginWorld, change, hire, lookedUp, owner, read } from './world'

let ines: User
let form: Form
const counter = () => `formularios/${form.id}/contadores/respuestas`
const shared = () => `formularios_publicos/${form.id}`
const answers = () => countOf(form.id)

async function countOf(formId: string): Promise<number> {
  const { collection, getCount, query, where } = await import('firebase/firestore/lite')
  const found = query(collection(owner, 'respuestas_formularios'), where('idPlantilla', '==', formId))
  return (await getCount(found)).data().count
}

async function newForm(
  options: Partial<FormOptions>,
  responsesCount = 0,
  given: Partial<Form> = {},
): Promise<void> {
  form = formAt(OWN_AREA, {
    id: newName(owner, 'limite'),
    responsesCount,
    opcionales: { ...NO_OPTIONS, ...options },
    ...given,
  })
  await layOut(formDocuments(owner, form), owner)
}

const code = () => answerCode('VDR', crypto.getRandomValues(new Uint8Array(10)))
const newAnswer = (given: Parameters<typeof anAnswer>[0]): StoredAnswer =>
  anAnswer({ id: newName(owner, 'answer'), code: code(), version: toVersion(form), ...given })
const asStaff = (given: Parameters<typeof anAnswer>[0] = {}) =>
  saveAnswer(newAnswer({ author: authorOf(ines, ''), ...given }))
const fillFirst = (secciones: Section[], respuesta: string): Section[] => {
  const path = pathsOf(secciones)[0]
  return path ? setResponse(secciones, path, { respuesta }) : secciones
}
function asStranger(given: Parameters<typeof anAnswer>[0] = {}) {
  const fixed = { id: newName(owner, 'answer'), code: code(), ...given }
  return savePublicAnswer((uid) => newAnswer({ ...fixed, author: anonymousAuthor(uid) }))
}

/**
 * How many of these saves got through; the others must have been refused, not broken. Strangers share one account
 * here, which is told to wait when it presses on a form that is nearly full (SEC-03).
 */
async function taken(saves: Promise<void>[]): Promise<number> {
  const outcomes = await Promise.all(saves.map(failureOf))
  const failed = outcomes.filter((failure) => failure !== null)
  for (const failure of failed)
    expect(failure).toHaveProperty('code', expect.stringMatching(/^(forbidden|limited)$/))
  return outcomes.length - failed.length
}
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

beforeAll(async () => {
  connectData()
  await beginWorld()
  ines = await hire('ines', 'ROLE_SUPERVISOR', { areas: [AREA] })
  await enter(ines)
})
afterAll(leave)

describe('the response limit', () => {
  it('ANS-12 lets 10 of 50 people through who answer at once when 10 answers are left', async () => {
    await newForm({ publico: true, limitResponses: true }, 12)
    await asStaff()
    await asStranger()
    await onceHeard(async () => expect(await read(counter())).toHaveProperty('contadoEn'))
    const saves = times(50, (index) => (index % 2 === 0 ? asStranger() : asStaff()))
    expect(await taken(saves)).toBe(10)
    expect(await answers()).toBe(12)
    expect(await read(counter())).toMatchObject({ total: 12 })
    await says(shared(), { abierto: false, motivo: 'limite' })
    await says(counter(), { total: 12 })
  })

  it('ANS-12 makes room when an answer is deleted, and the form opens again', async () => {
    await newForm({ publico: true, limitResponses: true }, 1)
    const answer = newAnswer({ author: authorOf(ines, '') })
    await saveAnswer(answer)
    await says(shared(), { abierto: false, motivo: 'limite' })
    expect(await loadPublicForm(form.id)).toMatchObject({ form: { motivo: 'limite' }, version: null })
    expect(await taken([asStranger(), asStaff()])).toBe(0)
    await deleteAnswer(answer.id)
    await says(shared(), { abierto: true, motivo: null })
    expect(await taken([asStranger()])).toBe(1)
  })

  it('ANS-12 does not count marked answers: a stranger cannot close a form with empty ones', async () => {
    const secciones = [aSection({ preguntas: [aQuestion({ required: true })] })]
    await newForm({ publico: true, limitResponses: true }, 2, { secciones })
    const complete = fillFirst(toVersion(form).secciones, 'Panadería')
    expect(await taken([asStranger({ secciones: complete })])).toBe(1)
    expect(await taken([asStranger()])).toBe(1)
    await says(counter(), { total: 2, invalidas: 1 })
    await says(shared(), { abierto: true, motivo: null })
    const saves = times(3, () => asStranger({ secciones: complete }))
    expect(await taken(saves)).toBe(1)
    await says(counter(), { total: 3, invalidas: 1 })
    await says(shared(), { abierto: false, motivo: 'limite' })
    expect(await isFull(form)).toBe(true)
  })

  it('ANS-12 counts an answer again that is cleared of its mark, unless it was deleted', async () => {
    const secciones = [aSection({ preguntas: [aQuestion({ required: true })] })]
    await newForm({ publico: true, limitResponses: true }, 1, { secciones })
    const answer = newAnswer({ author: authorOf(ines, '') })
    await saveAnswer(answer)
    await says(counter(), { total: 1, invalidas: 1 })
    expect(await isFull(form)).toBe(false)
    const complete = compactSections(fillFirst(toVersion(form).secciones, 'Panadería'))
    await change(`respuestas_formularios/${answer.id}`, { secciones: complete })
    await says(counter(), { total: 1, invalidas: 0 })
    await says(shared(), { abierto: false, motivo: 'limite' })
    expect(await taken([asStranger({ secciones: fillFirst(toVersion(form).secciones, 'Otra') })])).toBe(0)
    await deleteAnswer(answer.id)
    await says(counter(), { total: 0, invalidas: 0 })
    await says(shared(), { abierto: true, motivo: null })
  })

  it('ANS-12 opens the form when it is raised or removed, and closes it when it is set', async () => {
    await newForm({ publico: true })
    expect(await taken([asStranger(), asStranger()])).toBe(2)
    const path = `formularios/${form.id}`
    await change(path, { 'opcionales.limitResponses': true, responsesCount: 2 })
    await says(shared(), { abierto: false, motivo: 'limite' })
    await change(path, { responsesCount: 3 })
    await says(shared(), { abierto: true, motivo: null })
    await change(path, { responsesCount: 1 })
    await says(shared(), { abierto: false, motivo: 'limite' })
    await change(path, { 'opcionales.limitResponses': false })
    await says(shared(), { abierto: true, motivo: null })
  })
})

describe('one answer for each citizen', () => {
  const citizen = (id: string) => citizenSchema.parse({ id, nombre: 'Eva', dni: `3011122${id.slice(-1)}` })
  beforeAll(() => Promise.all(['c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6'].map((id) => lookedUp(citizen(id)))))

  it('ANS-13 lets one of ten answers about the same citizen through at once, and one about another citizen', async () => {
    await newForm({ singleAnswer: true, ciudadano: true })
    expect(await taken(times(10, () => asStaff({ datosCiudadano: citizen('c-1') })))).toBe(1)
    expect(await taken([asStaff({ datosCiudadano: citizen('c-2') })])).toBe(1)
    expect(await taken(times(2, () => asStaff()))).toBe(2)
    expect(await answers()).toBe(4)
  })

  it('ANS-13 lets the citizen answer again once the answer is deleted', async () => {
    await newForm({ singleAnswer: true, ciudadano: true })
    const answer = newAnswer({ author: authorOf(ines, ''), datosCiudadano: citizen('c-3') })
    await saveAnswer(answer)
    await heard()
    const keys = await uniqueKeys(form.id, citizen('c-3'))
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      expect(await read(`formularios/${form.id}/unicas/${key}`)).toEqual({ respuesta: answer.id })
    }
    await deleteAnswer(answer.id)
    for (const key of keys) await says(`formularios/${form.id}/unicas/${key}`, undefined)
    expect(await taken([asStaff({ datosCiudadano: citizen('c-3') })])).toBe(1)
  })

  it('ANS-13 gives no second answer for an invented id with the same number, before or after the limit was set', async () => {
    await newForm({ ciudadano: true })
    await asStaff({ datosCiudadano: citizen('c-5') })
    const keys = await uniqueKeys(form.id, citizen('c-5'))
    for (const key of keys)
      await onceHeard(async () => expect(await read(`formularios/${form.id}/unicas/${key}`)).toBeDefined())
    await change(`formularios/${form.id}`, { 'opcionales.singleAnswer': true })
    form = { ...form, opcionales: { ...form.opcionales, singleAnswer: true } }
    expect(await taken([asStaff({ datosCiudadano: { ...citizen('c-5'), id: 'inventado' } })])).toBe(0)
    expect(await hasAnswered(form.id, { id: 'inventado', dni: citizen('c-5').dni })).toBe(true)
    expect(await hasAnswered(form.id, { id: 'inventado', dni: '99999999' })).toBe(false)
  })

  it('ANS-13 does not count an answer with faults', async () => {
    await newForm({ singleAnswer: true, ciudadano: true })
    const aboutEva = () => newAnswer({ author: authorOf(ines, ''), datosCiudadano: citizen('c-6') })
    const [hollow, sound] = [aboutEva(), aboutEva()]
    await saveAnswer({ ...hollow, secciones: [{ id: 'no-hay', orden: 0, preguntas: [] }] })
    const keys = await uniqueKeys(form.id, citizen('c-6'))
    for (const key of keys) await says(`formularios/${form.id}/unicas/${key}`, undefined)
    await saveAnswer(sound)
    for (const key of keys) await says(`formularios/${form.id}/unicas/${key}`, { respuesta: sound.id })
    expect(await taken([asStaff({ datosCiudadano: citizen('c-6') })])).toBe(0)
  })

  it('ANS-13 counts answers from before it was asked for', async () => {
    await newForm({ ciudadano: true })
    await asStaff({ datosCiudadano: citizen('c-4') })
    await asStaff({ datosCiudadano: citizen('c-4') })
    await onceHeard(async () =>
      expect(
        await Promise.all(
          (await uniqueKeys(form.id, citizen('c-4'))).map((key) =>
            read(`formularios/${form.id}/unicas/${key}`),
          ),
        ),
      ).not.toContain(undefined),
    )
    const opcionales = { ...form.opcionales, singleAnswer: true }
    await change(`formularios/${form.id}`, { 'opcionales.singleAnswer': true })
    form = { ...form, opcionales }
    expect(await taken([asStaff({ datosCiudadano: citizen('c-4') })])).toBe(0)
  })
})

describe('a blocked municipality', () => {
  it('ANS-11 takes no answers to its public forms, from the next request on, and tells strangers why', async () => {
    await newForm({ publico: true })
    await change(form.municipalityPath, { inhabilitado: true })
    expect(await taken([asStranger(), asStaff()])).toBe(0)
    await says(shared(), { abierto: false, motivo: 'municipio' })
    await change(form.municipalityPath, { inhabilitado: false })
    await says(shared(), { abierto: true, motivo: null })
    expect(await taken([asStranger()])).toBe(1)
  })

  it('ANS-11 takes none either when its country is blocked', async () => {
    await newForm({ publico: true })
    await change('paises/ar', { inhabilitado: true })
    await says(shared(), { abierto: false, motivo: 'municipio' })
    expect(await taken([asStranger()])).toBe(0)
    await change('paises/ar', { inhabilitado: false })
    await says(shared(), { abierto: true, motivo: null })
  })

  it('ANS-11 a deleted form that has answers stays deleted', async () => {
    await newForm({ publico: true })
    expect(await taken([asStranger()])).toBe(1)
    await change(`formularios/${form.id}`, { deleted: true })
    await says(shared(), { abierto: false, motivo: 'eliminado' })
    const deleted = shared()
    await newForm({ publico: true })
    await change('paises/ar', { inhabilitado: true })
    await says(shared(), { abierto: false, motivo: 'municipio' })
    await change('paises/ar', { inhabilitado: false })
    await says(shared(), { abierto: true, motivo: null })
    expect(await read(deleted)).toMatchObject({ abierto: false, motivo: 'eliminado' })
  })
})
