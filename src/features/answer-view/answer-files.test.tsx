import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getAnswer } from '../../data/staff/answers'
import { recheckFile } from '../../data/staff/recheck-file'
import { readFile } from '../../data/staff/uploader'
import type { Answer } from '../../domain/answer/answer'
import { anAttachment, aSection, aSignature, aUser, questions } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { AnswerViewPage } from './AnswerViewPage'
import { answered } from './testing/answered'

vi.mock('../../data/staff/retention', () => ({ readRetention: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/notes', () => ({ listNotes: () => Promise.resolve([]) }))
vi.mock('../../data/staff/forms', () => ({ getFormHead: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: vi.fn() }))
vi.mock('../../data/staff/uploader', () => ({ readFile: vi.fn() }))
vi.mock('../../data/staff/recheck-file', () => ({ recheckFile: vi.fn() }))
vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answers', () => ({ getAnswer: vi.fn(), moveAnswer: vi.fn(), undoMove: vi.fn() }))

/** A picture that says where it lay. */
class NamedBlob extends Blob {
  constructor(readonly path: string) {
    super([path], { type: 'image/png' })
  }
}

const open = async (answer: Answer) => {
  vi.mocked(getAnswer).mockResolvedValue(answer)
  const view = await renderStaff(<AnswerViewPage />, {
    user: aUser('ROLE_SUPERVISOR'),
    pattern: '/ver/:answerId',
    at: '/ver/respuesta-1',
  })
  await screen.findByRole('article')
  return view
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(readFile).mockImplementation((path) => Promise.resolve(new NamedBlob(path)))
  // The observer of the test document never says that something came near.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${Reflect.get(file, 'path')}`)
})
afterEach(() => vi.unstubAllGlobals())

describe('the files of an answer that is read', () => {
  it('VIEW-03 shows pictures, documents and signatures', async () => {
    const asked = questions({ titulo: 'Foto', adjuntar: true }, { titulo: 'Plano', adjuntarDocumento: true })
    const plan = anAttachment({
      path: 'documentos/comercios/doc-1.pdf',
      name: 'plano.pdf',
    })
    const signed = aSignature({
      names: 'Norma Vega',
      imgID: 'a',
      imgURL: 'imagenes/signatures-comercios/imgPNG-a.png',
    })
    const given = answered(
      {
        secciones: [aSection({ preguntas: asked })],
        signatures: [aSignature(), aSignature({ title: 'Firma del inspector', indexSignature: 1 })],
      },
      (person) => person.attach('Foto', { imagen: anAttachment() }).attach('Plano', { documento: plan }),
      { signatures: [signed, aSignature({ title: 'Firma del inspector', indexSignature: 1 })] },
    )
    await open(given)
    const shown = await screen.findByRole('img', { name: 'Imagen: frente.jpg' })
    expect(shown).toHaveAttribute('src', 'blob:imagenes/comercios/frente.jpg')
    expect(shown.closest('a')).toHaveAttribute(
      'href',
      '/archivo/imagenes/comercios/frente.jpg?nombre=frente.jpg',
    )
    expect(screen.getByRole('link', { name: /plano\.pdf/ })).toHaveAttribute(
      'href',
      '/archivo/documentos/comercios/doc-1.pdf?nombre=plano.pdf',
    )
    expect(screen.getByRole('img', { name: /Firma de Norma Vega/ })).toHaveAttribute(
      'src',
      'blob:imagenes/signatures-comercios/imgPNG-a.png',
    )
    expect(screen.getByText('Firma del inspector')).toBeInTheDocument()
    // A document is fetched only when somebody opens it.
    expect(readFile).toHaveBeenCalledTimes(2)
  })

  it('SEC-05 says why a picture cannot be shown, and can fetch it again', async () => {
    const asked = questions({ titulo: 'Foto', adjuntar: true })
    const given = answered({ secciones: [aSection({ preguntas: asked })] }, (person) =>
      person.attach('Foto', { imagen: anAttachment() }),
    )
    vi.mocked(readFile).mockRejectedValueOnce(new DataError('offline'))
    vi.mocked(readFile).mockRejectedValueOnce(new DataError('forbidden'))
    vi.mocked(recheckFile).mockResolvedValue('fine')
    const { person } = await open(given)
    expect(await screen.findByText(/No se pudo cargar frente\.jpg/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(/No puede ver frente\.jpg/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('img', { name: 'Imagen: frente.jpg' })).toBeVisible()
    expect(recheckFile).toHaveBeenCalledExactlyOnceWith({
      path: 'imagenes/comercios/frente.jpg',
      answerId: given.id,
    })
  })

  it('FILE-05 A11Y-01 says that it looks for a picture, what it found, and keeps the button in reach', async () => {
    const asked = questions({ titulo: 'Foto', adjuntar: true })
    const given = answered({ secciones: [aSection({ preguntas: asked })] }, (person) =>
      person.attach('Foto', { imagen: anAttachment() }),
    )
    vi.mocked(readFile).mockRejectedValue(new DataError('forbidden'))
    let tell: (file: 'missing') => void = () => undefined
    vi.mocked(recheckFile).mockReturnValueOnce(new Promise((resolve) => (tell = resolve)))
    const { person } = await open(given)
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(screen.getByRole('button', { name: 'Buscando…' })).toHaveFocus()
    tell('missing')
    expect(await screen.findByText(/frente\.jpg no está: el archivo no llegó/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
    vi.mocked(recheckFile).mockRejectedValueOnce(new DataError('offline'))
    await person.keyboard('{Enter}')
    expect(await screen.findByText(/No se pudo cargar frente\.jpg/)).toBeVisible()
  })

  it('SEC-05 does not show a file as a picture that is not one', async () => {
    const asked = questions({ titulo: 'Foto', adjuntar: true })
    const given = answered({ secciones: [aSection({ preguntas: asked })] }, (person) =>
      person.attach('Foto', { imagen: anAttachment() }),
    )
    vi.mocked(readFile).mockResolvedValue(new Blob(['<script>'], { type: 'application/octet-stream' }))
    await open(given)
    expect(await screen.findByText(/frente\.jpg no es una imagen/)).toBeVisible()
    expect(screen.queryByRole('img', { name: /frente/ })).toBeNull()
  })
})
