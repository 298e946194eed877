import { describe, expect, it } from 'vitest'
import { answerCode } from '../../domain/codes/answer-code'
import { attachmentPath } from '../../domain/files/storage-path'
import { listedText } from '../../domain/question-types/files/list'
import { aVersion, anAttachment, aSection, questions, TYPED } from '../../testing/builders'
import type { Draft } from '../draft'
import { arrivedFiles } from './arrived-files'
import { packDraft, unpackDraft } from './pack'

const PHOTO = 'fotoEnviada1'
const LISTED = 'fotoListada1'
const WAITING = 'fotoEspera01'
const photo = anAttachment({ path: attachmentPath('imagen', 'f', PHOTO, 'a.jpg'), name: 'a.jpg', size: 3 })
const listed = { path: attachmentPath('imagen', 'f', LISTED, 'b.jpg'), name: 'b.jpg', size: 3 }
const FACTS = { caption: 'La rama', takenAt: '' as const, place: '' }
const secciones = [
  aSection({
    preguntas: questions(
      { adjuntar: true, respuesta: 'Una rama', imagen: photo },
      { ...TYPED.files, formato: 'photo:1-2:caption', respuesta: listedText([{ ...listed, ...FACTS }]) },
    ),
  }),
]
const AT = new Date(1_790_000_000_000)
const draft: Draft = {
  ...{ answerId: 'aaaaaaaaaaaaaaaaaaaa', code: answerCode('VDR', new Uint8Array(10)), name: '', version: 3 },
  begun: '2026-11-28',
  secciones: [
    {
      ...{ id: 's', orden: 0 },
      preguntas: [
        { id: 'q', orden: 0, respuesta: 'Una rama', imagen: photo },
        { id: 'r', orden: 1, respuesta: listedText([{ ...listed, ...FACTS }]) },
      ],
    },
  ],
  signatures: [{ names: 'Ana', strokes: [[1, 2]], uploaded: true, imgID: 'x', imgURL: 'y' }],
  ...{ pictures: '', ubicacion: null, estado: 2, recipient: null, purchase: null },
  files: [
    {
      ...{ id: WAITING, kind: 'imagen', name: 'c.jpg', size: 3, prepared: true },
      path: { section: 0, condition: null, row: 0, question: 0, repetition: 0 },
    },
  ],
  ...{ left: [], outbox: null, opened: [0], last: null, savedAt: AT },
}
const beside = new Map<string, unknown>([
  [WAITING, new Blob(['ccc'], { type: 'image/jpeg' })],
  ['form-3', aVersion({ version: 3, titulo: 'Poda' })],
])
const packed = () =>
  packDraft({
    draft,
    files: { get: (name) => Promise.resolve(beside.get(name)) },
    arrived: arrivedFiles(secciones),
    readFile: (path) => Promise.resolve(new Blob([path.includes(PHOTO) ? 'aaa' : 'bbb'])),
  })

describe('a draft that is packed for another device', () => {
  it('REACH-04 comes out as it was, with its form and all its files, each to be sent anew', async () => {
    const { draft: out, form, files } = unpackDraft(await packed())
    expect(out).toMatchObject({ answerId: draft.answerId, begun: draft.begun, savedAt: AT, opened: [0] })
    expect(form).toMatchObject({ titulo: 'Poda', version: 3 })
    expect(out.files.map(({ name, listed: isListed = false }) => [name, isListed])).toEqual([
      ['c.jpg', false],
      ['a.jpg', false],
      ['b.jpg', true],
    ])
    const contents = await Promise.all(
      out.files.map(async ({ id }) => files.find(({ name }) => name === id)?.file.text()),
    )
    expect(contents).toEqual(['ccc', 'aaa', 'bbb'])
  })

  it('REACH-04 names no file that lies under the account of the first device', async () => {
    const { draft: out } = unpackDraft(await packed())
    const words = JSON.stringify(out)
    for (const id of [PHOTO, LISTED, WAITING]) expect(words).not.toContain(id)
    const [first, second] = out.secciones[0]?.preguntas ?? []
    expect(first).toMatchObject({ respuesta: 'Una rama' })
    expect(first?.imagen).toBeUndefined()
    // What lists several names it as it will be sent, with what was said of it.
    const again = out.files.find(({ name }) => name === 'b.jpg')
    expect(second?.respuesta).toContain(attachmentPath('imagen', 'f', again?.id ?? '', 'b.jpg'))
    expect(second?.respuesta).toContain('La rama')
    expect(out.signatures).toEqual([
      { names: 'Ana', strokes: [[1, 2]], uploaded: false, imgID: '', imgURL: '' },
    ])
  })

  it('REACH-04 two devices that open it send their files under names of their own', async () => {
    const bytes = await packed()
    const [one, other] = [unpackDraft(bytes), unpackDraft(bytes)].map(({ draft: out }) =>
      out.files.map(({ id }) => id),
    )
    expect(one?.some((id) => other?.includes(id))).toBe(false)
  })

  it('REACH-04 fails when a file cannot be fetched, instead of leaving it behind', async () => {
    const packing = packDraft({
      draft,
      files: { get: () => Promise.resolve(undefined) },
      arrived: arrivedFiles(secciones),
      readFile: () => Promise.reject(new Error('offline')),
    })
    await expect(packing).rejects.toThrow('offline')
  })
})
