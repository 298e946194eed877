import { screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { recheckFile } from '../../data/staff/recheck-file'
import { readFile } from '../../data/staff/uploader'
import { aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { FilePage } from './FilePage'

vi.mock('../../data/staff/recheck-file', () => ({ recheckFile: vi.fn() }))
vi.mock('../../data/staff/uploader', () => ({ readFile: vi.fn() }))

const open = (address: string) =>
  renderStaff(
    <>
      <FilePage />
      <Link to="/archivo/videos/comercios/def.mp4">otro</Link>
    </>,
    {
      user: aUser('ROLE_SUPERVISOR'),
      pattern: '/archivo/:folder/:formId/:file',
      at: `/archivo/${address}`,
    },
  )
const isFile = (type: string) => vi.mocked(readFile).mockResolvedValue(new Blob(['x'.repeat(2048)], { type }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archivo')
})

describe('the page of a file', () => {
  it('SEC-05 ALIST-06 shows a picture under the name that its sender gave it, and downloads it under that name', async () => {
    isFile('image/png')
    await open('imagenes/comercios/abc.png?nombre=Frente%20del%20local.png')
    expect(await screen.findByRole('img', { name: 'Frente del local.png' })).toHaveAttribute(
      'src',
      'blob:archivo',
    )
    expect(readFile).toHaveBeenCalledExactlyOnceWith('imagenes/comercios/abc.png')
    expect(screen.getByRole('heading', { level: 1, name: 'Frente del local.png' })).toBeVisible()
    expect(document.title).toBe('Frente del local.png · Archivo · MuniFormularios')
    const keep = screen.getByRole('link', { name: 'Descargar' })
    expect(keep).toHaveAttribute('download', 'Frente del local.png')
    expect(keep).toHaveAttribute('href', 'blob:archivo')
    expect(screen.getByText('2 kB')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Abrir/ })).toBeNull()
  })

  it('SEC-05 opens a PDF in a tab of its own, and plays a video', async () => {
    isFile('application/pdf')
    const { unmount } = await open('documentos/comercios/doc-abc.pdf?nombre=plano.pdf')
    const tab = await screen.findByRole('link', { name: 'Abrir en una pestaña nueva' })
    expect(tab).toHaveAttribute('href', 'blob:archivo')
    expect(tab).toHaveAttribute('target', '_blank')
    expect(tab).toHaveAttribute('rel', 'noopener')
    unmount()
    isFile('video/mp4')
    await open('videos/comercios/abc.mp4')
    expect(await screen.findByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'abc.mp4')
    expect(document.querySelector('video')).toHaveAttribute('src', 'blob:archivo')
    expect(document.querySelector('video')).toHaveAttribute('controls')
    expect(screen.queryByRole('link', { name: /Abrir/ })).toBeNull()
  })

  it('KIND-08 SEC-05 plays a voice note', async () => {
    isFile('audio/webm')
    await open('audios/comercios/abc.webm?nombre=nota.webm')
    expect(await screen.findByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'nota.webm')
    expect(document.querySelector('audio')).toHaveAttribute('src', 'blob:archivo')
  })

  it('SEC-05 does not show a file of another type than its folder’s, and offers it as a download', async () => {
    isFile('application/octet-stream')
    await open('imagenes/comercios/abc.png?nombre=pagina.html')
    expect(await screen.findByText(/no se muestra aquí/)).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'pagina.html.png')
  })

  it('SEC-05 says that the reader may not see it, and nothing else about the file', async () => {
    vi.mocked(readFile).mockRejectedValue(new DataError('forbidden'))
    await open('imagenes/comercios/abc.png')
    expect(await screen.findByRole('heading', { name: 'No puede ver este archivo' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Descargar' })).toBeNull()
  })

  it('FILE-05 has a file that is refused looked for again, and shows it or says that it is not there', async () => {
    isFile('image/png')
    vi.mocked(readFile).mockRejectedValueOnce(new DataError('forbidden'))
    vi.mocked(recheckFile).mockResolvedValueOnce('missing').mockResolvedValueOnce('fine')
    const { person } = await open('imagenes/comercios/abc.png')
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'El archivo no está' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('img', { name: 'abc.png' })).toBeVisible()
    expect(recheckFile).toHaveBeenCalledWith({ path: 'imagenes/comercios/abc.png', answerId: null })
  })

  it('FILE-05 says that a file was looked for too often, and offers nothing to download', async () => {
    vi.mocked(readFile).mockRejectedValue(new DataError('forbidden'))
    vi.mocked(recheckFile).mockRejectedValue(new DataError('limited'))
    const { person } = await open('imagenes/comercios/abc.png')
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'No se pudo buscar otra vez' })).toBeVisible()
    expect(screen.getByText(/Inténtelo más tarde/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Descargar' })).toBeNull()
  })

  it('FILE-05 says while the server looks that it looks, and takes no second press', async () => {
    vi.mocked(readFile).mockRejectedValue(new DataError('forbidden'))
    vi.mocked(recheckFile).mockReturnValue(new Promise(() => undefined))
    const { person } = await open('imagenes/comercios/abc.png')
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('button', { name: /Buscando…/ })).toBeDisabled()
    expect(screen.getByRole('heading', { name: 'No puede ver este archivo' })).toBeVisible()
  })

  it('FILE-02 says that the file is on its way, and offers nothing until it is there', async () => {
    let arrive: (file: Blob) => void = () => undefined
    vi.mocked(readFile).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    await open('documentos/comercios/doc-abc.pdf?nombre=plano.pdf')
    const status = await screen.findByRole('status')
    expect(status).toHaveTextContent('Cargando el archivo…')
    expect(status).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('link', { name: 'Descargar' })).toBeNull()
    arrive(new Blob(['x'], { type: 'application/pdf' }))
    expect(await screen.findByRole('link', { name: 'Descargar' })).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('SEC-05 the page of another file shows that one, and keeps nothing of the first in memory', async () => {
    const forget = vi.spyOn(URL, 'revokeObjectURL')
    isFile('image/png')
    const { person } = await open('imagenes/comercios/abc.png')
    await screen.findByRole('img', { name: 'abc.png' })
    isFile('video/mp4')
    await person.click(screen.getByRole('link', { name: 'otro' }))
    expect(await screen.findByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'def.mp4')
    expect(screen.queryByRole('img')).toBeNull()
    expect(forget).toHaveBeenCalledWith('blob:archivo')
  })

  it('SEC-05 can fetch the file again after a network failure', async () => {
    isFile('image/png')
    vi.mocked(readFile).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open('imagenes/comercios/abc.png')
    expect(await screen.findByText(/No se pudo cargar el archivo/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByRole('img', { name: 'abc.png' })).toBeVisible()
  })
})
