import { getFirestore, type DocumentData, type QuerySnapshot } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { after, cursorOf, storedAnswers } from '../../functions/src/answers/answers-query'
import { sweepFiles } from '../../functions/src/files/sweep'
import { getAnswer } from '../../src/data/staff/answers'
import type { AnswersPage } from '../../src/data/staff/list-answers'
import type { StoredAnswer, StoredSection } from '../../src/domain/answer/answer'
import { selectedAnswers, type AnswersQuery } from '../../src/domain/answers-list/query'
import { authorOf } from '../../src/domain/answering/new-answer'
import { generateCsvRequestSchema, generateCsvResponseSchema } from '../../src/domain/calls/generate-csv'
import { attachmentPath } from '../../src/domain/files/storage-path'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import type { User } from '../../src/domain/user/user'
import { randomText } from '../../src/lib/random'
import { anAttachment, aQuestion, aSection, aSession, AREA, NOT_FILTERED } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { STORAGE_BUCKET } from '../stack/ports'
import { call } from './calls'
import { saysCounted } from './counted'
import { connectData, enter, leave, listAnswers } from './data'
import { claimsToken } from './staff-tokens'
import { onceHeard, unheard } from './events'
import { ODD_IDS } from './odd-ids'
import { beginWorld, hire, owner, write } from './world'

const PNG_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const INES = { username: 'ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }
const store = () => getFirestore(firebaseAdmin())
const answers = () => store().collection('respuestas_formularios')
const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
const isThere = async (path: string) => (await bucket().file(path).exists())[0]

let form: Form
let sara: User
const token = () => claimsToken('sara')

async function newForm(): Promise<void> {
  const preguntas = [aQuestion({ required: true, adjuntar: true })]
  form = formAt(OWN_AREA, {
    id: newName(owner, 'raros'),
    areas: [AREA],
    secciones: [aSection({ preguntas })],
    opcionales: { ...NO_OPTIONS, pdfDownloadCode: true },
  })
  await layOut(formDocuments(owner, form), owner)
}

const withPhoto = (path: string, respuesta?: string): StoredSection[] => {
  const imagen = anAttachment({ path })
  const said = respuesta === undefined ? {} : { respuesta }
  return [{ id: 'seccion-0', orden: 0, preguntas: [{ id: 'pregunta-0', orden: 0, ...said, imagen }] }]
}

/** An answer as it is stored, its references as this library has them. */
function documentOf(given: Partial<StoredAnswer>): DocumentData {
  const { id: _name, ...fields } = answerTo(form, authorOf(INES, 'uid-ines'), given)
  return { ...fields, areas: fields.areas.map((path) => store().doc(path)) }
}
const save = (name: string, given: Partial<StoredAnswer>) => answers().doc(name).set(documentOf(given))

async function photoFor(name: string): Promise<string> {
  const path = attachmentPath('imagen', form.id, randomText(12), 'foto.png')
  const notes = { respuesta: `otra-${randomText(12)}`, uid: 'uid-ines' }
  await bucket()
    .file(path)
    .save(PNG_DOT, { contentType: 'image/png', metadata: { metadata: notes } })
  await save(name, { secciones: withPhoto(path) })
  return path
}

beforeAll(async () => {
  connectData()
  await beginWorld()
  sara = await hire('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  await write('sesiones_web/sid-sara', aSession('sara'))
  await newForm()
})
afterAll(leave)

describe('an answer with any id', () => {
  it('SEC-01 ANS-07 is marked when it has faults', async () => {
    await Promise.all(ODD_IDS.map((name) => save(name, { secciones: [] })))
    await onceHeard(async () => {
      const { docs } = await answers().where('invalida', '==', true).get()
      expect(docs.map(({ id }) => id).sort()).toEqual([...ODD_IDS].sort())
    })
  })

  it('SEC-01 FILE-02 keeps its photos, which no sweep removes, and takes them along when it is deleted', async () => {
    const photos = await Promise.all(ODD_IDS.map(photoFor))
    const storedPhotos = async () => (await bucket().getFiles({ prefix: `imagenes/${form.id}/` }))[0]
    await onceHeard(async () => {
      const files = await storedPhotos()
      expect(files.filter(({ metadata }) => metadata.metadata?.guardado)).toHaveLength(ODD_IDS.length)
      expect((await answers().where('invalida', '==', true).get()).size).toBe(0)
    })
    await sweepFiles(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    expect(await Promise.all(photos.map(isThere))).toEqual(photos.map(() => true))
    await Promise.all(ODD_IDS.map((name) => answers().doc(name).delete()))
    await onceHeard(async () => expect(await storedPhotos()).toHaveLength(0))
  })

  it('SEC-01 is counted, and no more once it is gone', async () => {
    await Promise.all(ODD_IDS.map((name) => save(name, {})))
    await saysCounted(form, ODD_IDS.length, ODD_IDS.length)
    await Promise.all(ODD_IDS.map((name) => answers().doc(name).delete()))
    await saysCounted(form, 0)
  })
})

describe('working with answers of any id', () => {
  beforeAll(async () => {
    await newForm()
    const path = attachmentPath('imagen', form.id, randomText(12), 'foto.png')
    await unheard(() =>
      Promise.all(ODD_IDS.map((name) => save(name, { secciones: withPhoto(path, 'Panadería') }))),
    )
  })

  it('SEC-01 ALIST-01 each one is listed once, page by page, and opens', async () => {
    await enter(sara)
    const listed: string[] = []
    for (let place: AnswersPage['cursor'] = null, more = true; more;) {
      const page = await listAnswers({ form, user: sara, after: place, pageSize: 3 })
      listed.push(...page.answers.map(({ id }) => id))
      place = page.cursor
      more = place !== null
    }
    expect(listed.toSorted()).toEqual(ODD_IDS.toSorted())
    for (const name of ODD_IDS)
      expect(await getAnswer(name)).toMatchObject({ id: name, idPlantilla: form.id })
  })

  it.each(ODD_IDS.map((name) => [name.slice(0, 30), name]))(
    'SEC-01 PDF-01 %s has its document',
    async (_, name) => {
      const made = await call('generatePdfv3', token(), { answerId: name, language: 'es', timeZone: 'UTC' })
      expect(made).toMatchObject({ status: 'OK', result: { status: 'ok' } })
    },
  )
})

describe('the export of answers of any id', () => {
  const asking = (lastDoc: string | null) => ({
    ...{ formId: form.id, filters: NOT_FILTERED, language: 'es', timeZone: 'UTC', lastDoc, upTo: null },
  })

  const oneAfter = (query: AnswersQuery, cursor: string | null): Promise<QuerySnapshot> =>
    after(storedAnswers(query), cursor).limit(1).get()

  async function exported(): Promise<string[]> {
    const codes: string[] = []
    for (let lastDoc: string | null = null, more = true; more;) {
      const { status, result } = await call('generateCsv', token(), asking(lastDoc))
      expect(status).toBe('OK')
      const page = generateCsvResponseSchema.parse(result)
      codes.push(...page.answers.map(([code]) => String(code)))
      lastDoc = page.lastDoc
      more = lastDoc !== null
    }
    return codes
  }

  it('SEC-01 ALIST-06 contains each of 130 long answers with ids of 152 characters once', async () => {
    await newForm()
    const [LONG, MANY] = [32_000, 130]
    const secciones = withPhoto(
      attachmentPath('imagen', form.id, randomText(12), 'foto.png'),
      'a'.repeat(LONG),
    )
    const names = Array.from({ length: MANY }, (_, n) => `${n}-${'x'.repeat(152)}`.slice(0, 152))
    await unheard(() => Promise.all(names.map((name) => save(name, { secciones }))))
    const codes = await exported()
    expect(codes).toHaveLength(MANY)
    expect(new Set(codes).size).toBe(MANY)
  })

  it('SEC-01 ALIST-06 goes on after any id that ends a page', async () => {
    await newForm()
    await unheard(() => Promise.all(ODD_IDS.map((name) => save(name, {}))))
    const query = selectedAnswers(sara, form, { ...NOT_FILTERED, from: null, to: null })
    const walked: string[] = []
    for (let cursor: string | null = null, more = true; more;) {
      const { docs } = await oneAfter(query, cursor)
      walked.push(...docs.map(({ id }) => id))
      const [last] = docs
      cursor = last ? cursorOf(last, query) : null
      more = cursor !== null
      if (cursor !== null) expect(generateCsvRequestSchema.safeParse(asking(cursor)).success).toBe(true)
    }
    expect(walked.toSorted()).toEqual(ODD_IDS.toSorted())
  })

  it.each([
    ['words', 'siguiente'],
    ['a path', 'Li4veA'],
    ['another shape', Buffer.from('{"a":1}').toString('base64url')],
    ['a moment out of range', Buffer.from(JSON.stringify([1e15, 0, 'x'])).toString('base64url')],
    ['parts of a second out of range', Buffer.from(JSON.stringify([1, 1e9, 'x'])).toString('base64url')],
    ['a name that is a path', Buffer.from(JSON.stringify([1, 1, 'x/y/z'])).toString('base64url')],
    ['a name that no document has', Buffer.from(JSON.stringify([1, 1, '__x__'])).toString('base64url')],
  ])('SEC-01 ALIST-06 a cursor of %s is refused as one', async (_what, lastDoc) => {
    expect(await call('generateCsv', token(), asking(lastDoc))).toMatchObject({ status: 'INVALID_ARGUMENT' })
  })
})
