import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lookAfterAnswers } from '../../functions/src/triggers/look-after'
import { settle } from '../../functions/src/checking/check-content'
import { eraseOverdue } from '../../functions/src/retention/erase'
import { database } from '../../functions/src/platform/admin'
import { rebuildStatistics } from '../../functions/src/statistics/rebuild'
import type { Form } from '../../src/domain/form/form'
import { storedAnswerSchema } from '../../src/domain/answer/answer'
import { uniqueKey, uniqueNumberKey } from '../../src/domain/citizen/unique-key'
import { attachmentPath } from '../../src/domain/files/storage-path'
import { daysAfter } from '../../src/domain/privacy/retention-due'
import { holdPath } from '../../src/domain/privacy/retention-note'
import type { RetentionRule } from '../../src/domain/retention'
import { foldedCountsFrom, openCountsFrom } from '../../src/domain/statistics/aggregates/counts'
import { sumsFrom, type Sums } from '../../src/domain/statistics/aggregates/sums'
import { plainValue } from '../../src/domain/stored-value'
import {
  answerPath,
  appliedPath,
  authorCountsPath,
  CODES,
  DETAILS,
  formCountsPath,
  OPEN_COUNTS,
  uniquePath,
} from '../../src/domain/store-paths'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { PNG_BYTES } from './completing'
import { countedOf } from './counted'
import { heard } from './events'
import { announced, givenBefore, night, retainedForm, RULE, TONIGHT } from './retaining'
import { atWork } from './staff-tokens'
import { bucket, isThere as isFileThere } from './stored-files'
import { beginWorld, change, lookedUp, read, write } from './world'

const NAMELESS: RetentionRule = { ...RULE, accion: 'anonimizar' }
const PERSON = {
  ...{ id: '40101', nombre: 'Lucía', apellido: 'Paz', dni: '30111222', cuit: '' },
  ...{ email: 'lucia@vecinos.test', telefono: '+54 351 555 0101', calle: 'Mitre 12', tipo: 'fisica' },
}
/** Everything by which somebody could find her. */
const TRACES = [
  ...Object.values(PERSON).filter((one) => one !== 'fisica' && one !== ''),
  'Vive en',
  'uid-ana',
  'foto.png',
]

let form: Form
let id: string
let code: string
let photo: string
const countsOf = async () => read(appliedPath(form.id, id))
/** How many answered each question, in what is noted of an answer. */
const filledIn = (sumas: unknown) => [...sumsFrom(sumas)].filter(([key]) => /^q\/[^/]+\/0$/u.test(key))

/** Every key with its number in the counts of a form, whatever document they stand in. */
async function toldByCounts(formId: string): Promise<string[]> {
  const counts = database().doc(formCountsPath(formId))
  const told: string[] = []
  const take = (sums: Sums) => told.push(...[...sums].map(([key, number]) => `${key}=${number}`))
  for (const { path } of [counts, database().doc(authorCountsPath(formId, 'ana'))]) {
    const all = async (name: string) => (await database().collection(`${path}/${name}`).get()).docs
    for (const one of await all('aportes')) take(sumsFrom(one.get('sumas')))
    for (const one of await all('sumas')) take(foldedCountsFrom(one.data()))
    for (const name of [OPEN_COUNTS, DETAILS])
      for (const one of await all(name))
        for (const ofHour of openCountsFrom(one.data()).horas.values()) take(ofHour)
  }
  return told
}

const asStored = async () => JSON.stringify(plainValue(await read(answerPath(id))))

beforeAll(async () => {
  vi.useRealTimers()
  await beginWorld()
  form = await retainedForm(NAMELESS)
  await lookedUp(PERSON)
  id = await givenBefore(form, 200, {
    datosCiudadano: PERSON,
    ubicacion: { latlng: { lat: -32.1, lng: -63.2 }, direccion: 'Mitre 12' },
  })
  code = (await read(answerPath(id)))?.codigoMunicipio
  photo = attachmentPath('imagen', form.id, 'abcDEF123456', 'foto.png')
  await bucket()
    .file(photo)
    .save(PNG_BYTES, { metadata: { metadata: { uid: 'uid-ana', respuesta: id } } })
  const stored = await read(answerPath(id))
  const [first] = stored?.secciones ?? []
  const [number, words] = first.preguntas
  const imagen = { path: photo, name: 'foto.png', size: PNG_BYTES.length }
  const withPhoto = { id: form.secciones[0]?.preguntas[2]?.id, orden: 2, imagen }
  await change(answerPath(id), { secciones: [{ ...first, preguntas: [number, words, withPhoto] }] })
  await write(`${answerPath(id)}/notas/nota-interna-1`, { texto: 'Llamar a Lucía' })
  await write(`${answerPath(id)}/interno/muniCore`, { idIncidente: '77' })
  await heard()
}, 120_000)
afterAll(() => vi.restoreAllMocks())

describe('an answer that keeps its numbers without its person', () => {
  it('OPS-02 is there as it was before its time is over', async () => {
    const before = await read(answerPath(id))
    expect(before).toMatchObject({ codigoMunicipio: code, datosCiudadano: PERSON })
    expect(await read(`${CODES}/${code}`)).toMatchObject({ docCode: code })
    expect(await read(uniquePath(form.id, await uniqueKey(form.id, PERSON.id)))).toEqual({ respuesta: id })
  })

  it('OPS-02 names nobody any more, and keeps what was counted', async () => {
    const counts = await countsOf()
    expect(counts?.sumas).not.toBe('')
    await announced(form)
    await night()
    const stored = await asStored()
    expect(TRACES.filter((trace) => stored.includes(trace))).toEqual([])
    expect(stored).not.toContain(code)
    const after = await read(answerPath(id))
    expect(after).toMatchObject({ creadoPor: 'ana', datosCiudadano: null, ubicacion: null, uid: '' })
    expect(after?.secciones[0].preguntas).toMatchObject([{ respuesta: '42' }])
    expect(storedAnswerSchema.safeParse(Object.assign({}, plainValue(after), { id })).success).toBe(true)
    await heard()
    // Neither is it marked for what went, nor counted otherwise.
    expect(await read(answerPath(id))).toEqual(after)
    const { sumas, ...others } = (await countsOf()) ?? {}
    // It changed on another day, which is known of what is late.
    const trabajo = { ...counts?.trabajo, dia: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) }
    expect({ ...others, sumas: counts?.sumas }).toEqual({ ...counts, trabajo })
    expect(filledIn(sumas)).toEqual(filledIn(counts?.sumas))
    expect(await rebuildStatistics(form.id)).toEqual({ answers: 0, documents: 0 })
    expect(await countedOf(form)).toMatchObject({ total: 1 })
  })

  it('OPS-02 STAT-07 leaves in no count a document that was typed as a number, or where it was given', async () => {
    const other = await retainedForm(NAMELESS)
    const typed = await givenBefore(other, 200, {
      ubicacion: { latlng: { lat: -31.4, lng: -64.2 }, direccion: '' },
    })
    const [section] = (await read(answerPath(typed)))?.secciones ?? []
    const [number, ...rest] = section.preguntas
    await change(answerPath(typed), {
      secciones: [{ ...section, preguntas: [{ ...number, respuesta: PERSON.dni }, ...rest] }],
    })
    await heard()
    expect((await toldByCounts(other.id)).join()).toMatch(/3011122200/u)
    await announced(other)
    await night()
    await heard()
    const told = (await toldByCounts(other.id)).join()
    expect(told).not.toMatch(/3011122200/u)
    expect(told).not.toMatch(/p\/-\d/u)
    // Its first two figures stay, in the sum and among the numbers of their size.
    expect(told).toMatch(/3050000000/u)
    expect(await rebuildStatistics(other.id)).toEqual({ answers: 0, documents: 0 })
  })

  it('OPS-02 takes along what stands beside it: file, code, mark, notes, incident', async () => {
    expect(await isFileThere(photo)).toBe(false)
    expect(await read(`${CODES}/${code}`)).toEqual({ retirado: true })
    for (const key of [await uniqueKey(form.id, PERSON.id), await uniqueNumberKey(form.id, PERSON.dni)])
      expect(await read(uniquePath(form.id, key))).toBeUndefined()
    expect(await read(`${answerPath(id)}/notas/nota-interna-1`)).toBeUndefined()
    expect(await read(`${answerPath(id)}/interno/muniCore`)).toBeUndefined()
  })

  it('OPS-02 is noted with the number of the night, and is no deletion', async () => {
    const ofForm = (kind: 'retencion' | 'borrado') =>
      auditEntries(kind).then((all) => all.filter((one) => one.idPlantilla === form.id))
    expect(await ofForm('retencion')).toMatchObject([{ cantidad: 1, a: 'anonimizar' }])
    expect(await ofForm('borrado')).toEqual([])
  })

  it('OPS-02 is done once, and not found again the next night', async () => {
    const before = await read(answerPath(id))
    await night(daysAfter(TONIGHT, 1))
    expect(await read(answerPath(id))).toEqual(before)
    const { titulo, municipalityPath } = form
    const asked = {
      form: { id: form.id, titulo, municipalityPath, own: NAMELESS },
      rule: NAMELESS,
      ids: [id],
    }
    expect(await eraseOverdue({ ...asked, mark: null }, TONIGHT)).toEqual({ count: 0, waiting: [] })
  })

  it('OPS-02 is left alone by whoever looks at answers again', async () => {
    const before = await read(answerPath(id))
    await settle(id)
    await lookAfterAnswers(new Date(Date.now() + 3 * 3_600_000))
    expect(await read(answerPath(id))).toEqual(before)
  })

  it('OPS-02 takes no correction from who had it open', async () => {
    const supervisor = await atWork('sonia', 'ROLE_SUPERVISOR_CORRECTOR')
    const lastUpdate = (await read(answerPath(id)))?.lastUpdate.toMillis()
    const edits = [{ seccionId: 'x', preguntaId: 'x', parte: 'answer', answer: 'Lucía' }]
    const { status } = await call('correctAnswer', supervisor, {
      answerId: id,
      lastUpdate,
      edits,
      timeZone: 'UTC',
    })
    expect(['ABORTED', 'INVALID_ARGUMENT']).toContain(status)
  })

  it('OPS-02 loses all of what was answered where it cannot be read', async () => {
    const odd = await givenBefore(form, 200, {}, { secciones: 'nada', datosCiudadano: PERSON })
    await announced(form)
    await write(holdPath(form.id, odd), { por: 'x', hasta: daysAfter(TONIGHT, -1) })
    await night()
    const stored = await read(answerPath(odd))
    expect(stored).toMatchObject({ datosCiudadano: null, secciones: [] })
    expect(JSON.stringify(stored)).not.toContain(PERSON.dni)
  })
})
