import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { OPTION_SIDE } from '../../domain/files/header-image'
import { redrawPhoto } from '../../lib/photo/redraw-photo'
import { aForm, anOption, AREA, aSection, questions, TYPED } from '../../testing/builders'
import { button, data, field, openEditor, saved, settle, type Person } from './testing/editor-page'

// A browser draws no picture of a few bytes.
vi.mock('../../lib/photo/redraw-photo', () => ({ redrawPhoto: vi.fn() }))
vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))

const STORED = 'https://archivos.test/vieja.jpg'
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const photo = (bytes = JPEG) => new File([Uint8Array.from(bytes)], 'farola.jpg', { type: 'image/jpeg' })
const SMALL = new Blob(['small'], { type: 'image/jpeg' })

let sent = 0
beforeEach(() => {
  settle()
  sent = 0
  vi.mocked(redrawPhoto).mockReset()
  vi.mocked(redrawPhoto).mockResolvedValue(SMALL)
  data.uploadFormPicture.mockImplementation(async () => {
    sent += 1
    return { url: `https://archivos.test/${sent}.jpg`, path: `cabeceras/comercios/${sent}.jpg` }
  })
})

const form = (given: object = {}) =>
  aForm({
    id: 'comercios',
    areas: [AREA],
    secciones: [
      aSection({
        preguntas: questions({
          ...{ id: 'q', titulo: 'Qué falla', ...TYPED['single-choice'] },
          opciones: [
            anOption(0, { id: 'lamp', texto: 'Farola', ...given }),
            anOption(1, { id: 'tree', texto: 'Árbol' }),
          ],
        }),
      }),
    ],
  })
async function opened(given: object = {}) {
  const { person } = await openEditor(form(given))
  await person.click(field('Título de la pregunta 1'))
  await person.click(screen.getByRole('button', { name: /^Imágenes de las opciones/ }))
  return person
}
const lamp = () => within(screen.getByRole('group', { name: 'Farola' }))
async function choose(person: Person, name = 'Farola', file = photo()): Promise<void> {
  const input = screen.getByRole('group', { name }).querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file control')
  await person.upload(input, file)
}
const described = () => field('Descripción de la imagen de la opción 1')
const shown = () => [...document.querySelectorAll('img')].map(({ src }) => src)
const keptOf = async (person: Person) =>
  (await saved(person)).secciones[0]?.preguntas[0]?.opciones.map((one) => [
    one.imagenURL,
    one.descripcionImagen,
  ])

it('KIND-09 an option gets a picture, made small before it is sent, with words for who does not see it', async () => {
  const person = await opened()
  await choose(person)
  expect(await screen.findByText('Imagen cargada correctamente')).toHaveRole('status')
  expect(vi.mocked(redrawPhoto).mock.calls[0]?.slice(1)).toEqual(['image/jpeg', OPTION_SIDE])
  expect(data.uploadFormPicture.mock.calls[0]?.slice(0, 2)).toEqual(['comercios', SMALL])
  // In the settings and with the option itself.
  expect(shown()).toEqual(['https://archivos.test/1.jpg', 'https://archivos.test/1.jpg'])
  expect(button('Imágenes de las opciones: 1 de 2')).toBeInTheDocument()
  await person.type(described(), 'Una farola rota')
  expect(await keptOf(person)).toEqual([
    ['https://archivos.test/1.jpg', 'Una farola rota'],
    ['', ''],
  ])
})

it('KIND-09 what is no picture is refused, and a failed upload says so at the option and can be tried again', async () => {
  const person = await opened()
  await choose(person, 'Farola', photo([0x3c, 0x68, 0x74, 0x6d]))
  expect(await lamp().findByRole('alert')).toHaveTextContent('Formato de archivo inválido')
  expect(data.uploadFormPicture).not.toHaveBeenCalled()
  data.uploadFormPicture.mockRejectedValueOnce(new DataError('offline'))
  await choose(person)
  expect(await lamp().findByRole('alert')).toHaveTextContent('Ocurrió un error al subir la imagen')
  expect(shown()).toEqual([])
  await person.click(lamp().getByRole('button', { name: 'Intentar de nuevo' }))
  await screen.findByText('Imagen cargada correctamente')
  expect(lamp().queryByRole('alert')).toBeNull()
  expect(shown()).toHaveLength(2)
})

it('KIND-09 saving waits for a picture that is being sent, and the others can be chosen meanwhile', async () => {
  const person = await opened()
  let done: () => void = () => undefined
  data.uploadFormPicture.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        done = () =>
          resolve({ url: 'https://archivos.test/tarde.jpg', path: 'cabeceras/comercios/tarde.jpg' })
      }),
  )
  await choose(person)
  expect(await lamp().findByRole('progressbar', { name: 'Subiendo la imagen…' })).toBeInTheDocument()
  await choose(person, 'Árbol')
  await screen.findByText('Imagen cargada correctamente')
  await person.click(button('Guardar'))
  await screen.findByText('Espere a que termine de subir la imagen de la opción.')
  expect(data.saveForm).not.toHaveBeenCalled()
  done()
  await waitFor(() => expect(lamp().queryByRole('progressbar')).toBeNull())
  expect((await keptOf(person))?.map(([url]) => url)).toEqual([
    'https://archivos.test/tarde.jpg',
    'https://archivos.test/1.jpg',
  ])
})

it('KIND-09 the picture of a stored version stays in the store: taking it off can be undone, words and all', async () => {
  const person = await opened({ imagenURL: STORED, descripcionImagen: 'Una farola rota' })
  await person.click(lamp().getByRole('button', { name: 'Eliminar imagen' }))
  expect(shown()).toEqual([])
  await person.click(button('Deshacer'))
  expect(shown()).toEqual([STORED, STORED])
  expect(described()).toHaveValue('Una farola rota')
  await choose(person)
  await screen.findByText('Imagen cargada correctamente')
  expect(data.removeFormPicture).not.toHaveBeenCalled()
})

it('KIND-09 a picture that was never saved goes for good when it is replaced, unless a copy of the question shows it', async () => {
  const person = await opened()
  await choose(person)
  await screen.findByText('Imagen cargada correctamente')
  await choose(person)
  await waitFor(() => expect(shown()[0]).toBe('https://archivos.test/2.jpg'))
  expect(data.removeFormPicture.mock.calls).toEqual([['cabeceras/comercios/1.jpg']])
  await person.click(button(/^Duplicar/))
  await person.click(field('Título de la pregunta 1'))
  await person.click(screen.getByRole('button', { name: /^Imágenes de las opciones/ }))
  await person.click(lamp().getByRole('button', { name: 'Eliminar imagen' }))
  expect(shown()).toEqual(['https://archivos.test/2.jpg'])
  expect(data.removeFormPicture).toHaveBeenCalledTimes(1)
})
