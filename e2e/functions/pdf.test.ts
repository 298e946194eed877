import { crc32, deflateSync } from 'node:zlib'
import { getStorage } from 'firebase-admin/storage'
import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { firebaseAdmin } from '../../functions/src/platform/admin'
import { pictureKind } from '../../functions/src/pdf/picture'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { authorOf } from '../../src/domain/answering/new-answer'
import { generatePdfResponseSchema } from '../../src/domain/calls/pdf-response'
import type { Form, FormVersion } from '../../src/domain/form/form'
import { toVersion } from '../../src/domain/form/version'
import {
  anAnswer,
  anAttachment,
  aSection,
  aSignature,
  AREA,
  questions,
  TYPED,
} from '../../src/testing/builders'
import { Scenario } from '../../src/testing/scenario'
import { formAt, formDocuments, stored } from '../rules/documents'
import { OWN_AREA, OTHER_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { STORAGE_BUCKET } from '../stack/ports'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { onceHeard } from './events'
import { beginWorld, change, owner, remove, write } from './world'

const PNG_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PHOTO = 'imagenes/comercios/foto-000000000001.png'
const CORRUPT = 'imagenes/comercios/foto-000000000002.png'
const file = (path: string) => anAttachment({ path, name: path.slice(path.lastIndexOf('/') + 1) })

const BASE = formAt(OWN_AREA, {
  id: 'comercios',
  areas: [AREA],
  titulo: 'Inspección de comercios',
  secciones: [
    aSection({
      titulo: 'Local',
      preguntas: questions(
        { titulo: 'Observaciones' },
        { titulo: 'Estado', ...TYPED['single-choice'] },
        { titulo: 'Fachada', adjuntar: true },
        { titulo: 'Depósito', adjuntar: true },
      ),
    }),
  ],
  signatures: [aSignature({ title: 'Titular' })],
})
const FORM: Form = Object.assign(BASE, { titulo_ca: 'Inspecció de comerços' })
const VERSION: FormVersion = toVersion(FORM)
const bucket = () => getStorage(firebaseAdmin()).bucket(STORAGE_BUCKET)
const keep = (path: string, bytes: Buffer) => bucket().file(path).save(bytes, { contentType: 'image/png' })

let supervisor: string
let inspector: string

function answered(id: string, words: string, creadoPor = 'ines'): StoredAnswer {
  const scenario = Scenario.open(VERSION.secciones)
  const [section] = scenario.secciones
  const preguntas = (section?.preguntas ?? []).map((question, index) => ({
    ...question,
    ...(index === 0 && { respuesta: words }),
    ...(index === 1 && { respuesta: '2' }),
    ...(index === 2 && { imagen: file(PHOTO) }),
    ...(index === 3 && { imagen: file(CORRUPT) }),
  }))
  const secciones = section ? [{ ...section, preguntas }] : []
  const author = {
    ...authorOf({ username: creadoPor, firstName: 'Inés', lastName: 'Roca', inspectorID: '' }, ''),
  }
  const signatures = VERSION.signatures
  return anAnswer({ id, version: VERSION, secciones, signatures, author, code: 'VDR-7K3M9QXT2B' })
}

const asked = async (answerId: string, token: string, more = {}) => {
  const answer = await call('generatePdfv3', token, { answerId, ...more })
  expect(answer.status).toBe('OK')
  return generatePdfResponseSchema.parse(answer.result).downloadUrl
}
async function textOf(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text
}

/** How many pictures the first page shows. */
async function picturesIn(url: string): Promise<number> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return (await extractImages(await getDocumentProxy(bytes), 1)).length
}

beforeAll(async () => {
  await beginWorld()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  inspector = await atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] })
  await layOut(formDocuments(owner, FORM), owner)
  const words = 'Cumple <b>todo</b> {{x}} 東京都 ñandú €'
  await write('respuestas_formularios/hecha', stored(owner, answered('hecha', words)))
  await write('respuestas_formularios/ajena', stored(owner, answered('ajena', 'De otra persona', 'otra')))
  await keep(PHOTO, PNG_DOT)
  await keep(CORRUPT, PNG_DOT.subarray(0, 50))
})
afterAll(() => bucket().deleteFiles({ prefix: 'pdf/' }))

describe('PDF of an answer', () => {
  it('PDF-01 shows questions, answers, author, code, pictures and page numbers', async () => {
    const url = await asked('hecha', supervisor, { language: 'es', timeZone: 'America/Argentina/Cordoba' })
    const text = await textOf(url)
    for (const part of [
      'Inspección de comercios',
      'VDR-7K3M9QXT2B',
      'Inés Roca',
      'Local',
      'Observaciones',
      'Malo',
      'Titular',
      'Sin firmar',
      'Página 1 de 1',
    ]) {
      expect(text).toContain(part)
    }
    // What was typed is text and nothing else, in whatever script.
    expect(text.replace(/\s/g, '')).toContain('Cumple<b>todo</b>{{x}}東京都ñandú€')
    // The corrupt picture is named and costs nothing else.
    expect(text).toContain('foto-000000000002.png: La imagen no está disponible')
    expect(text).not.toContain('foto-000000000001.png')
  })

  it('PDF-01 is written in the language asked for, and declares it', async () => {
    const bytes = new Uint8Array(
      await (await fetch(await asked('hecha', supervisor, { language: 'ca' }))).arrayBuffer(),
    )
    const document = await getDocumentProxy(bytes)
    const { text } = await extractText(document, { mergePages: true })
    expect(text).toContain('Inspecció de comerços')
    expect(text).toContain('Pàgina 1 de 1')
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Language: 'ca', Title: 'Inspecció de comerços · VDR-7K3M9QXT2B' })
  })

  it('PDF-01 is kept until the answer changes', async () => {
    // The trigger looks at the answer some time and marks it: here before the first document is made.
    await settle('hecha')
    const [first, again] = [await asked('hecha', supervisor), await asked('hecha', supervisor)]
    expect(again).toBe(first)
    await change('respuestas_formularios/hecha', { firstName: 'Irene' })
    const next = await asked('hecha', supervisor)
    expect(next).not.toBe(first)
    expect(await textOf(next)).toContain('Irene Roca')
    // Somebody else may just have been given the first one.
    expect((await fetch(first)).ok).toBe(true)
  })

  it('PDF-03 carries the logo, text and place that its reader adds, in a document apart', async () => {
    const extraData = {
      logo: PNG_DOT.toString('base64'),
      text: 'Se deja <i>constancia</i> de lo actuado.',
      location: 'Villa del Río, Obras',
    }
    const with3 = await asked('hecha', supervisor, { extraData })
    const text = (await textOf(with3)).replace(/\s+/g, ' ')
    expect(text).toContain('Se deja <i>constancia</i> de lo actuado.')
    expect(text).toContain('Villa del Río, Obras')
    const plain = await asked('hecha', supervisor)
    expect(await textOf(plain)).not.toContain('constancia')
    expect(await asked('hecha', supervisor, { extraData: null })).toBe(plain)
    const withoutLogo = await asked('hecha', supervisor, { extraData: { ...extraData, logo: null } })
    expect(await picturesIn(with3)).toBe((await picturesIn(withoutLogo)) + 1)
  })

  it.each([
    ['no picture', { logo: Buffer.from('<svg onload=alert(1)>').toString('base64') }],
    ['cut short', { logo: PNG_DOT.subarray(0, 50).toString('base64') }],
    ['no base64', { logo: 'file:///etc/passwd' }],
    ['over 5 MB', { logo: Buffer.concat([PNG_DOT, Buffer.alloc(5 * 1024 * 1024)]).toString('base64') }],
    ['too long a text', { text: 'a'.repeat(2001) }],
    ['too long a place', { location: 'a'.repeat(201) }],
  ])('PDF-03 refuses a logo or words that cannot be taken: %s', async (_what, part) => {
    const extraData = { logo: null, text: '', location: '', ...part }
    const { status } = await call('generatePdfv3', supervisor, { answerId: 'hecha', extraData })
    expect(status).toBe('INVALID_ARGUMENT')
  })

  it('PDF-01 is removed with its answer', async () => {
    await write('respuestas_formularios/borrada', stored(owner, answered('borrada', 'x')))
    const url = await onceHeard(() => asked('borrada', supervisor))
    await remove('respuestas_formularios/borrada')
    await onceHeard(async () => expect((await fetch(url)).ok).toBe(false))
  })

  it('ALIST-08 is made for an inspector of own answers only', async () => {
    await asked('hecha', inspector)
    expect((await call('generatePdfv3', inspector, { answerId: 'ajena' })).status).toBe('PERMISSION_DENIED')
  })

  it.each([
    ['another area', () => atWork('lejos', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })],
    ['a role that reads no answers', () => atWork('gena', 'ROLE_GENERADOR', { areas: [AREA] })],
  ])('VIEW-04 staff of %s get nothing', async (_who, token) => {
    expect((await call('generatePdfv3', await token(), { answerId: 'hecha' })).status).toBe(
      'PERMISSION_DENIED',
    )
  })

  it('PDF-01 is refused without a session, for a missing answer, and for a path in place of an id', async () => {
    expect((await call('generatePdfv3', null, { answerId: 'hecha' })).status).toBe('UNAUTHENTICATED')
    expect((await call('generatePdfv3', supervisor, { answerId: 'nada' })).status).toBe('PERMISSION_DENIED')
    expect((await call('generatePdfv3', supervisor, { answerId: '../x' })).status).toBe('INVALID_ARGUMENT')
    // OPS-08: what pages of before say of their clock is not looked at.
    const zone = { answerId: 'hecha', timeZone: 'Luna/Mar' }
    expect((await call('generatePdfv3', supervisor, zone)).status).toBe('OK')
  })

  it('PDF-01 fails with a reason when the version is gone, and leaves nothing half made', async () => {
    await write('respuestas_formularios/sin-version', {
      ...stored(owner, answered('sin-version', 'x')),
      version: 99,
    })
    expect((await call('generatePdfv3', supervisor, { answerId: 'sin-version' })).status).toBe('DATA_LOSS')
    const [files] = await bucket().getFiles({ prefix: 'pdf/sin-version/' })
    expect(files).toEqual([])
  })

  it('PDF-01 breaks a word that is longer than a line, without taking long', async () => {
    await write('respuestas_formularios/larga', stored(owner, answered('larga', 'a'.repeat(15_000))))
    const text = await textOf(await asked('larga', supervisor))
    expect(text.replace(/[^a]/g, '').length).toBeGreaterThanOrEqual(15_000)
  })

  it('PDF-01 draws no picture from outside its form, whatever the answer says', async () => {
    const foreign = answered('ladrona', 'x')
    const [section] = foreign.secciones
    const preguntas = (section?.preguntas ?? []).map((question) =>
      question.imagen
        ? { ...question, imagen: file('imagenes/otro-formulario/foto-000000000009.png') }
        : question,
    )
    await keep('imagenes/otro-formulario/foto-000000000009.png', PNG_DOT)
    await write('respuestas_formularios/ladrona', {
      ...stored(owner, { ...foreign, secciones: section ? [{ ...section, preguntas }] : [] }),
      headerImageURL: 'http://169.254.169.254/computeMetadata/v1/',
    })
    expect(await textOf(await asked('ladrona', supervisor))).toContain(
      'foto-000000000009.png: La imagen no está',
    )
  })
})

describe('pictures in a PDF', () => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  /** A picture of one size, 8 bits each of red, green, blue and alpha, whose rows say this. */
  const png = (rows: Buffer, size = 1) => {
    const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
    header.writeUInt32BE(size, 0)
    header.writeUInt32BE(size, 4)
    return Buffer.concat([
      PNG_DOT.subarray(0, 8),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
  const bomb = () => png(Buffer.alloc(10_000), 60_000)

  it.each([
    ['a sound PNG', PNG_DOT, 'png'],
    ['a PNG cut short', PNG_DOT.subarray(0, 50), null],
    ['a PNG with a bit flipped', PNG_DOT.with(45, 0), null],
    ['a PNG of monstrous size', bomb(), null],
    ['a PNG whose row is written as no row is', png(Buffer.from([9, 0, 0, 0, 0])), null],
    ['a PNG with fewer rows than it says', png(Buffer.from([0, 0])), null],
    ['a PNG without an end', png(Buffer.from([0, 0, 0, 0, 0])).subarray(0, -12), null],
    ['a PNG of one pixel', png(Buffer.from([0, 1, 2, 3, 4])), 'png'],
    ['a page', Buffer.from('<html></html>'), null],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), null],
    ['nothing', Buffer.alloc(0), null],
  ])('FILE-01 %s', (_what, bytes, kind) => {
    expect(pictureKind(Buffer.from(bytes))).toBe(kind)
  })
})
