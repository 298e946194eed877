import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { MAX_IMAGE_BYTES } from '../../domain/files/limits'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm } from '../../testing/builders'
import { button, data, openEditor, openGroup, saved, settle, type Person } from './testing/editor-page'

beforeEach(settle)
// A browser draws no picture of a few bytes.
const draws = vi.fn(async () => ({ close: () => {} }))
vi.stubGlobal('createImageBitmap', draws)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const picture = (name = 'plaza.png', bytes = PNG, type = 'image/png') =>
  new File([Uint8Array.from(bytes)], name, { type })
const STORED = 'https://archivos.test/vieja.png'
const formWith = (headerImageURL: string) =>
  aForm({ id: 'comercios', headerImageURL, opcionales: { ...NO_OPTIONS, headerImg: true } })

async function choose(person: Person, file: File): Promise<void> {
  const input = screen.getByRole('region', { name: 'Opciones' }).querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('no file control')
  await person.upload(input, file)
}
/** The pictures of the form on the canvas and in the settings. */
const shown = () => [...document.querySelectorAll('img')].map(({ src }) => src)

let sent = 0
const sends = () => {
  const number = ++sent
  return { url: `https://archivos.test/${number}.png`, path: `cabeceras/comercios/${number}.png` }
}

async function openWith(headerImageURL = '') {
  sent = 0
  data.uploadFormPicture.mockImplementation(async () => sends())
  const view = await openEditor(formWith(headerImageURL))
  await openGroup(view.person, 'Encabezado y lugar')
  return view
}

it('EDIT-02 a picture is sent, shown as it will look and saved with the form', async () => {
  const { person } = await openWith()
  expect(screen.getByText('Falta la imagen de encabezado')).toBeInTheDocument()
  await choose(person, picture())
  expect(await screen.findByText('Imagen cargada correctamente')).toHaveRole('status')
  expect(data.uploadFormPicture.mock.calls[0]?.[0]).toBe('comercios')
  expect(data.uploadFormPicture.mock.calls[0]?.[2]).toMatchObject({ type: 'image/png' })
  expect(shown()).toEqual(['https://archivos.test/1.png', 'https://archivos.test/1.png'])
  for (const image of document.querySelectorAll('img')) expect(image).toHaveAttribute('alt', '')
  expect(await saved(person)).toMatchObject({ headerImageURL: 'https://archivos.test/1.png' })
})

it('EDIT-02 refuses a file of another type, whatever its name, and one of more than 5 MB', async () => {
  const { person } = await openWith()
  await choose(
    person,
    picture(
      'gato.png',
      [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
    ),
  )
  expect(await screen.findByText('Formato de archivo inválido')).toBeInTheDocument()
  const large = picture()
  Object.defineProperty(large, 'size', { value: MAX_IMAGE_BYTES + 1 })
  await choose(person, large)
  expect(await screen.findByText('La imágen es demasiado grande')).toBeInTheDocument()
  draws.mockRejectedValueOnce(new Error('cut off'))
  await choose(person, picture())
  expect(await screen.findByText('Formato de archivo inválido')).toBeInTheDocument()
  expect(data.uploadFormPicture).not.toHaveBeenCalled()
  await choose(person, picture('foto.png', [0xff, 0xd8, 0xff, 0xe0]))
  await screen.findByText('Imagen cargada correctamente')
  expect(data.uploadFormPicture.mock.calls[0]?.[2]).toMatchObject({ type: 'image/jpeg' })
})

it('EDIT-02 FILE-03 a failed upload says so, keeps the earlier picture and can be tried again', async () => {
  const { person } = await openWith(STORED)
  data.uploadFormPicture.mockRejectedValueOnce(new DataError('offline'))
  await choose(person, picture())
  expect(
    await screen.findByText('Ocurrió un error al subir la imagen, por favor intente nuevamente'),
  ).toBeInTheDocument()
  expect(shown()).toEqual([STORED, STORED])
  await person.click(button('Intentar de nuevo'))
  await screen.findByText('Imagen cargada correctamente')
  expect(shown()[0]).toBe('https://archivos.test/1.png')
})

it('EDIT-02 FILE-02 an upload shows its progress, goes on while a question is selected, blocks saving and can be cancelled', async () => {
  const { person } = await openWith()
  let tell: (part: number) => void = () => undefined
  data.uploadFormPicture.mockImplementation((_form, _file, { onProgress, signal }) => {
    tell = onProgress
    return new Promise((_done, reject) => {
      signal.addEventListener('abort', () => reject(new DataError('unknown')))
    })
  })
  await choose(person, picture())
  expect(await screen.findByRole('progressbar', { name: 'Subiendo la imagen…' })).toBeInTheDocument()
  act(() => tell(0.4))
  expect(await screen.findByRole('progressbar', { name: 'Subiendo la imagen: 40 %' })).toBeInTheDocument()
  await person.click(button('Guardar'))
  await screen.findByText(/Espere a que termine de subir la imagen de encabezado/)
  expect(data.saveForm).not.toHaveBeenCalled()
  await person.click(screen.getByRole('textbox', { name: 'Título de la sección 1' }))
  await person.click(screen.getByRole('textbox', { name: 'Título del formulario' }))
  await person.click(await screen.findByRole('button', { name: 'Cancelar la subida' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByText(/Ocurrió un error/)).toBeNull()
  expect(screen.getByText('Falta la imagen de encabezado')).toBeInTheDocument()
})

it('EDIT-02 the picture of a stored version is never removed from the store: taking it off can be undone', async () => {
  const { person } = await openWith(STORED)
  await person.click(button('Eliminar imagen'))
  expect(shown()).toEqual([])
  await person.click(button('Deshacer'))
  expect(shown()).toEqual([STORED, STORED])
  await choose(person, picture())
  await screen.findByText('Imagen cargada correctamente')
  await person.click(button('Deshacer'))
  expect(shown()).toEqual([STORED, STORED])
  expect(data.removeFormPicture).not.toHaveBeenCalled()
})

it('EDIT-02 a picture that was never saved is removed for good, and undo does not bring it back', async () => {
  const { person } = await openWith(STORED)
  await choose(person, picture())
  await screen.findByText('Imagen cargada correctamente')
  await choose(person, picture())
  await waitFor(() => expect(shown()[0]).toBe('https://archivos.test/2.png'))
  expect(data.removeFormPicture.mock.calls).toEqual([['cabeceras/comercios/1.png']])

  data.removeFormPicture.mockRejectedValueOnce(new DataError('offline'))
  await person.click(button('Eliminar imagen'))
  expect(
    (await screen.findByText('Ocurrió un error al eliminar la imagen, por favor intente nuevamente')).closest(
      '[role=alert]',
    ),
  ).not.toBeNull()
  expect(shown()[0]).toBe('https://archivos.test/2.png')
  await person.click(button('Eliminar imagen'))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(data.removeFormPicture).toHaveBeenLastCalledWith('cabeceras/comercios/2.png')
  await person.click(button('Deshacer'))
  expect(shown()).toEqual([STORED, STORED])
})

it('EDIT-02 a picture that a failed save may have stored is not removed from the store', async () => {
  const { person } = await openWith()
  await choose(person, picture())
  await screen.findByText('Imagen cargada correctamente')
  data.saveForm.mockRejectedValueOnce(new DataError('timeout'))
  await person.click(button('Guardar'))
  await screen.findByText(/el servicio tardó demasiado/)
  await person.click(button('Eliminar imagen'))
  expect(shown()).toEqual([])
  expect(data.removeFormPicture).not.toHaveBeenCalled()
})

it('EDIT-02 shows the size of the picture, and says when it cannot be loaded', async () => {
  await openWith(STORED)
  const preview = within(screen.getByRole('region', { name: 'Opciones' }))
  const image = document.querySelector(`section img`)
  act(() => void image?.dispatchEvent(new Event('error')))
  expect(preview.getByText('Esta imagen ya no está disponible. Suba otra.')).toBeInTheDocument()
})
