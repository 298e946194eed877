import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { newForm } from '../../domain/form/factory'
import type { ReportLine } from '../../domain/transfer/report'
import { keepNotes } from '../../lib/import-notes'
import { handImported, takePicture } from '../../lib/imported-form'
import { redrawPhoto } from '../../lib/photo/redraw-photo'
import { aForm, anOption, AREA, aSection, questions, TYPED } from '../../testing/builders'
import { button, data, field, openEditor, settle, visit } from './testing/editor-page'

// A browser draws no picture of a few bytes.
vi.mock('../../lib/photo/redraw-photo', () => ({ redrawPhoto: vi.fn() }))
vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

beforeEach(() => {
  settle()
  vi.mocked(redrawPhoto).mockResolvedValue(new Blob(['small'], { type: 'image/png' }))
  let sent = 0
  data.uploadFormPicture.mockImplementation(async () => {
    sent += 1
    return { url: `https://archivos.test/${sent}.png`, path: `cabeceras/nuevo-1/${sent}.png` }
  })
})

const lineOf = (option: string): ReportLine => ({
  ...{ outcome: 'leftOut', code: 'media', about: `${option}.png`, words: option },
  ...{ at: { sheet: 'choices', row: 2 }, part: { kind: 'question', id: 'q' } },
})
const pictureOf = (option: string, bytes = PNG) => ({
  ...{ question: 'q', option, line: lineOf(option) },
  file: new File([Uint8Array.from(bytes)], `${option}.png`),
})

/** A form that was imported with pictures of two of its options. */
function bring(pictures = [pictureOf('lamp'), pictureOf('tree')]): void {
  const secciones = [
    aSection({
      preguntas: questions({
        ...{ id: 'q', titulo: 'Qué falla', ...TYPED['single-choice'] },
        opciones: ['lamp', 'tree'].map((id, at) => anOption(at, { id, texto: id })),
      }),
    }),
  ]
  const { id: _id, ...content } = newForm('', '')
  handImported({ ...content, titulo: 'Censo', secciones }, [], pictures)
}
const shown = () => [...document.querySelectorAll('img')].map(({ src }) => src)

it('KIND-09 MOVE-01 pictures that came with a form are sent for the form that it becomes, and are to be looked at no more', async () => {
  const arrivals: (() => void)[] = []
  data.uploadFormPicture.mockImplementation(
    () =>
      new Promise((resolve) => {
        const name = `${arrivals.length + 1}.png`
        arrivals.push(() =>
          resolve({ url: `https://archivos.test/${name}`, path: `cabeceras/nuevo-1/${name}` }),
        )
      }),
  )
  bring()
  const { person } = await openEditor()
  expect(await screen.findByRole('region', { name: /^Importado: quedan 2/ })).toBeInTheDocument()
  await waitFor(() => expect(arrivals).toHaveLength(1))
  arrivals[0]?.()
  expect(await screen.findByRole('region', { name: /^Importado: queda 1/ })).toBeInTheDocument()
  await waitFor(() => expect(arrivals).toHaveLength(2))
  arrivals[1]?.()
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Importado/ })).toBeNull())
  expect(data.uploadFormPicture.mock.calls.map(([formId]) => formId)).toEqual(['nuevo-1', 'nuevo-1'])
  await person.click(field('Título de la pregunta 1'))
  await person.click(button('Imágenes de las opciones: 2 de 2'))
  expect(new Set(shown())).toEqual(new Set(['https://archivos.test/1.png', 'https://archivos.test/2.png']))
})

it('KIND-09 MOVE-06 what is no picture, or cannot be sent, is still to be looked at, and is tried again at its option', async () => {
  data.uploadFormPicture.mockRejectedValueOnce(new DataError('offline'))
  bring([pictureOf('lamp'), pictureOf('tree', [0x3c, 0x68, 0x74, 0x6d])])
  const { person } = await openEditor()
  expect(await screen.findByRole('region', { name: /^Importado: quedan 2/ })).toBeInTheDocument()
  await waitFor(() => expect(data.uploadFormPicture).toHaveBeenCalledTimes(1))
  await person.click(field('Título de la pregunta 1'))
  await person.click(button(/^Imágenes de las opciones/))
  expect(await within(screen.getByRole('group', { name: 'tree' })).findByRole('alert')).toHaveTextContent(
    'Formato de archivo inválido',
  )
  const lamp = within(screen.getByRole('group', { name: 'lamp' }))
  await person.click(lamp.getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText('Imagen cargada correctamente')
  expect(button('Imágenes de las opciones: 1 de 2')).toBeInTheDocument()
})

/** Leaves the editor while the first picture is being sent. */
async function leaveEarly(): Promise<void> {
  bring()
  data.uploadFormPicture.mockReturnValue(new Promise(() => undefined))
  const { unmount } = await visit()
  await waitFor(() => expect(data.uploadFormPicture).toHaveBeenCalledTimes(1))
  unmount()
}

it('MOVE-06 pictures of a form that nobody went on with are sent with no other that is opened', async () => {
  await leaveEarly()
  await keepNotes('comercios', { lines: [lineOf('otra')], seen: [] })
  await openEditor(aForm({ id: 'comercios', areas: [AREA] }))
  await screen.findByRole('region', { name: /^Importado: queda 1/ })
  expect(takePicture('nuevo-1')?.option).toBe('tree')
})

it('MOVE-06 pictures of a form that nobody went on with are forgotten when another is begun', async () => {
  await leaveEarly()
  data.newFormId.mockReturnValue('nuevo-2')
  data.getForm.mockRejectedValue(new DataError('notFound'))
  await openEditor()
  expect([takePicture('nuevo-1'), takePicture('nuevo-2')]).toEqual([undefined, undefined])
  expect(data.uploadFormPicture).toHaveBeenCalledTimes(1)
})
