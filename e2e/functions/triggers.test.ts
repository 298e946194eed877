import { Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { MAX_ANSWER_BYTES } from '../../src/domain/answer/answer-size'
import type { Form } from '../../src/domain/form/form'
import { appliedFrom } from '../../src/domain/statistics/aggregates/applied'
import { appliedPath } from '../../src/domain/store-paths'
import { NO_OPTIONS } from '../../src/domain/form/options'
import {
  aSection,
  anAttachment,
  aSignature,
  questions,
  THREE_STATES,
  TYPED,
} from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { AWAY, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { STORAGE_BUCKET } from '../stack/ports'
import { countedOf, saysCounted } from './counted'
import { heard, onceHeard, says } from './events'
import { beginWorld, change, owner, read, remove, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }

let form: Form
const answerPath = ({ id }: Pick<StoredAnswer, 'id'>) => `respuestas_formularios/${id}`
const codePath = ({ codigoMunicipio }: StoredAnswer) => `consultas_publicas/${codigoMunicipio}`

/** A form of one section with these questions. */
async function newForm(given: Partial<Form> = {}, extra: object = {}): Promise<void> {
  form = formAt(OWN_AREA, { id: newName(owner, 'form'), ...given })
  const documents = formDocuments(owner, form)
  await layOut(
    { ...documents, [`formularios/${form.id}`]: { ...documents[`formularios/${form.id}`], ...extra } },
    owner,
  )
}

async function save(given: Partial<StoredAnswer> = {}): Promise<StoredAnswer> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), ...given })
  await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
  return answer
}

const told = (preguntas: StoredSection['preguntas']): StoredSection[] => [
  { id: 'seccion-0', orden: 0, preguntas },
]
const said = (respuesta: string) => told([{ id: 'pregunta-0', orden: 0, respuesta }])

beforeAll(() => beginWorld())

describe('the number of answers of a form', () => {
  it('LIST-06 grows and shrinks with them', async () => {
    await newForm()
    const [first] = [await save(), await save(), await save()]
    await saysCounted(form, 3)
    await remove(answerPath(first))
    await saysCounted(form, 2)
  })

  it('ANS-15 is right after twenty at once', async () => {
    await newForm()
    await Promise.all(Array.from({ length: 20 }, () => save()))
    await saysCounted(form, 20)
  })

  it('is not changed by a move of state, or by an event that comes again, late or out of order', async () => {
    await newForm({ estados: THREE_STATES })
    const answer = await save()
    await saysCounted(form, 1)
    const data = await read(answerPath(answer))
    const created = {
      eventId: 'created-1',
      time: new Date(),
      answerId: answer.id,
      before: undefined,
      after: data,
    }
    const deleted = { ...created, eventId: 'deleted-1', before: data, after: undefined }
    await Promise.all([created, created, deleted, created].map(answerWritten))
    expect(await countedOf(form)).toMatchObject({ total: 1 })
    expect(await read(codePath(answer))).toMatchObject({ docCode: answer.codigoMunicipio })
  })
})

describe('a code that a stranger looks up', () => {
  it('PUB-01 is known to be taken, by form, municipality and date and nothing else, and ends with its answer', async () => {
    await newForm({ estados: THREE_STATES, opcionales: { ...NO_OPTIONS, publico: true } })
    const answer = await save()
    const first = {
      formId: form.id,
      docCode: answer.codigoMunicipio,
      municipalityPath: form.municipalityPath,
    }
    await says(codePath(answer), first)
    expect(Object.keys((await read(codePath(answer))) ?? {}).sort()).toEqual(
      [...Object.keys(first), 'fecha'].sort(),
    )
    await change(answerPath(answer), { 'estados.actual': 1 })
    await says(codePath(answer), first)
    await remove(answerPath(answer))
    await says(codePath(answer), { retirado: true })
    expect(Object.keys((await read(codePath(answer))) ?? {})).toEqual(['retirado'])
  })

  it('PUB-01 stays with the first answer when somebody saves a second one with it', async () => {
    await newForm({ estados: THREE_STATES })
    const answer = await save({ secciones: said('first'), fechaCreacion: new Date() })
    const copy = await save({
      codigoMunicipio: answer.codigoMunicipio,
      municipalityPath: AWAY,
      secciones: said('second'),
      // By the server's clock, which rules ask of everybody.
      fechaCreacion: new Date(Date.now() + 1000),
    })
    await says(answerPath(copy), { invalida: true })
    await says(codePath(answer), { municipalityPath: form.municipalityPath })
    expect(await read(answerPath(answer))).toMatchObject({ invalida: false })
  })
})

describe('the check of an answer against its form', () => {
  it('ANS-03 leaves an answer of the product as it is, times included', async () => {
    await newForm({ secciones: [aSection({ preguntas: questions({ required: true }) })] })
    const answer = await save({ secciones: said('Panadería') })
    const before = await read(answerPath(answer))
    await saysCounted(form, 1)
    await says(codePath(answer), { docCode: answer.codigoMunicipio })
    const { ficha, ...now } = (await read(answerPath(answer))) ?? {}
    expect(now).toEqual(before)
    expect(ficha).toBeDefined()
  })

  it('ANS-07 marks an answer without a required response, and clears the mark once it is given', async () => {
    await newForm({ secciones: [aSection({ preguntas: questions({ required: true }) })] })
    const answer = await save({ secciones: [] })
    await says(answerPath(answer), { invalida: true })
    await change(answerPath(answer), { secciones: said('Panadería') })
    await says(answerPath(answer), { invalida: false })
  })

  it.each([
    ['an option that is not offered', told([{ id: 'pregunta-1', orden: 1, respuesta: '9' }])],
    ['a question that is not asked', told([{ id: 'otra', orden: 9, respuesta: 'x' }])],
    ['more bytes than an answer may have', said('x'.repeat(MAX_ANSWER_BYTES))],
    ['sections that are none', 'texto'],
    ['a photo from elsewhere', told([{ id: 'pregunta-2', orden: 2, imagen: anAttachment() }])],
  ])('ANS-03 marks a tampered answer: %s', async (_what, secciones) => {
    const asked = questions({}, TYPED['single-choice'], { adjuntar: true })
    await newForm({ secciones: [aSection({ preguntas: asked })] })
    const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer') })
    await write(answerPath(answer), { ...stored(owner, answer), areas: [], secciones })
    await says(answerPath(answer), { invalida: true })
  })

  it('FILE-02 SIGN-04 accepts own files and signatures, and no others', async () => {
    const asked = questions({ adjuntar: true })
    await newForm({ secciones: [aSection({ preguntas: asked })], signatures: [aSignature()] })
    const path = `imagenes/${form.id}/abcdefghijkl.png`
    const secciones = told([{ id: 'pregunta-0', orden: 0, imagen: anAttachment({ path }) }])
    const picture = `imagenes/signatures-${form.id}/imgPNG-s1.png`
    const signature = aSignature({ names: 'Ana', imgID: 's1', imgURL: picture })
    const bucket = getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
    await Promise.all([path, picture].map((name) => bucket.file(name).save('x')))
    const good = await save({ secciones, signatures: [signature] })
    const foreign = await save({
      signatures: [{ ...signature, imgURL: picture.replace('s1', 's2') }],
    })
    const extra = await save({ signatures: [signature, signature] })
    await says(answerPath(foreign), { invalida: true })
    await says(answerPath(extra), { invalida: true })
    await saysCounted(form, 3, 2)
    await says(codePath(good), { docCode: good.codigoMunicipio })
    expect(await read(answerPath(good))).toMatchObject({ invalida: false })
  })

  it('ANS-15 marks an answer to a version that does not exist', async () => {
    await newForm()
    const answer = await save({ version: 7 })
    await says(answerPath(answer), { invalida: true })
  })
})

describe('settings that are kept beside an answer', () => {
  it('EDIT-15 are those of the management system, copied once as they were then, and removed with it', async () => {
    await newForm({}, { muniCore: { areaId: '12', idTipoIncidente: 3 } })
    const answer = await save()
    const kept = `${answerPath(answer)}/interno/muniCore`
    await says(kept, { areaId: '12', idTipoIncidente: 3 })
    await change(`formularios/${form.id}`, { 'muniCore.areaId': '99' })
    const data = await read(answerPath(answer))
    expect(data).not.toHaveProperty('muniCore')
    const again = {
      eventId: 'again',
      time: new Date(),
      answerId: answer.id,
      before: undefined,
      after: data,
    }
    await answerWritten(again)
    expect(await read(kept)).toMatchObject({ areaId: '12' })
    await remove(answerPath(answer))
    await says(kept, undefined)
    await answerWritten(again)
    expect(await read(kept)).toBeUndefined()
  })

  it('EDIT-19 are the incident type of its version, however late they are copied', async () => {
    await newForm({}, { muniCore: { areaId: '12', idTipoIncidente: 'nuevo' } })
    const settings = { areaId: '12', idTipoIncidente: 'anterior' }
    await write(`formularios/${form.id}/versiones/${form.version}/interno/muniCore`, settings)
    const answer = await save()
    await says(`${answerPath(answer)}/interno/muniCore`, settings)
  })
})

describe('the record of moves and deletions', () => {
  const entries = async (answer: StoredAnswer) => {
    const { getDocs, query, collection, where } = await import('firebase/firestore/lite')
    const found = await getDocs(query(collection(owner, 'auditoria'), where('respuesta', '==', answer.id)))
    return found.docs.map((one) => one.data())
  }

  it('ALIST-05 VIEW-04 has each move and the deletion once, and no creation', async () => {
    await newForm({ estados: THREE_STATES })
    const answer = await save()
    await heard()
    for (const actual of [1, 2]) {
      await change(answerPath(answer), { 'estados.actual': actual })
      await heard()
    }
    await remove(answerPath(answer))
    await onceHeard(async () => expect(await entries(answer)).toHaveLength(3))
    // Not signed by a session: nobody is named for what a function or an operator did.
    expect((await entries(answer)).map(({ por }) => por)).toEqual(['', '', ''])
    const kinds = (await entries(answer)).map(({ tipo, de, a }) => `${tipo} ${de} → ${a}`).sort()
    expect(kinds).toEqual([
      'borrado Resuelto → ',
      'estado En proceso → Resuelto',
      'estado Pendiente → En proceso',
    ])
  })

  it('has one entry for an event that is delivered three times', async () => {
    await newForm({ estados: THREE_STATES })
    const answer = await save()
    const before = await read(answerPath(answer))
    const after = { ...before, estados: { ...THREE_STATES, actual: 1 } }
    const moved = { eventId: newName(owner, 'event'), time: new Date(), answerId: answer.id, before, after }
    for (let times = 0; times < 3; times += 1) await answerWritten(moved)
    expect(await entries(answer)).toHaveLength(1)
  })

  it('STAT-02 gives the times in states by its moves, in whichever order they arrived', async () => {
    await newForm({ estados: THREE_STATES })
    const answer = await save()
    const now = (await read(answerPath(answer))) ?? {}
    const begin = Date.now()
    // There and back again, one move a minute.
    const states = [0, 1, 2, 1, 0, 1]
    const as = (index: number) => ({
      ...now,
      estados: { ...THREE_STATES, actual: states[index] ?? 0 },
      lastUpdate: Timestamp.fromMillis(begin + index * 60_000),
    })
    const moves = states.slice(1).map((_, index) => ({
      eventId: newName(owner, 'event'),
      // When it is delivered says nothing.
      time: new Date(begin + 3_600_000),
      answerId: answer.id,
      before: as(index),
      after: as(index + 1),
    }))
    for (const move of [...moves.toReversed(), ...moves]) await answerWritten(move)
    const kept = appliedFrom(await read(appliedPath(form.id, answer.id))).moves
    const inTrail = (await entries(answer)).map(({ de, fecha }) => ({
      at: fecha.toMillis(),
      from: THREE_STATES.disponibles.find(({ nombre }) => nombre === de)?.id,
    }))
    expect(kept).toHaveLength(moves.length)
    expect(inTrail.sort((one, other) => one.at - other.at)).toEqual(kept)
  })
})
