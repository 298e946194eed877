import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { answerPdf } from '../../data/staff/pdf'
import { aTab } from '../../testing/a-tab'
import { aUser, MUNICIPALITY_PATH } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { PdfButton } from './PdfButton'

vi.mock('../../data/staff/pdf', () => ({ answerPdf: vi.fn() }))

const open = () =>
  renderStaff(<PdfButton answerId="respuesta-1" municipalityPath={MUNICIPALITY_PATH} />, {
    user: aUser('ROLE_SUPERVISOR'),
    pattern: '/ver/:answerId',
    at: '/ver/respuesta-1',
  })

describe('PDF of an answer', () => {
  const replace = vi.fn()
  const close = vi.fn()
  const button = () => screen.getByRole('button', { name: 'Descargar PDF' })
  let tab: Window
  beforeEach(() => {
    vi.resetAllMocks()
    tab = aTab(close, replace)
    vi.spyOn(window, 'open').mockReturnValue(tab)
  })

  it('PDF-01 opens the file a second after it was made, in a tab of its own', async () => {
    vi.mocked(answerPdf).mockResolvedValue('https://archivos.test/respuesta.pdf')
    const { person } = await open()
    await person.click(button())
    expect(window.open).toHaveBeenCalledWith('', '_blank')
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('https://archivos.test/respuesta.pdf'), 3000)
    expect(vi.mocked(answerPdf).mock.lastCall?.[0]).toMatchObject({ answerId: 'respuesta-1', language: 'es' })
    expect(await screen.findByText('El archivo PDF se descargó correctamente')).toBeInTheDocument()
  })

  it('PDF-01 where the browser opens no tab, a button opens the PDF', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    vi.mocked(answerPdf).mockResolvedValue('https://archivos.test/respuesta.pdf')
    const { person } = await open()
    await person.click(button())
    expect(await screen.findByText(/El navegador bloqueó la ventana del PDF/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Abrir el PDF' })
    expect(link).toHaveAttribute('href', 'https://archivos.test/respuesta.pdf')
    link.addEventListener('click', (event) => event.preventDefault())
    await person.click(link)
    expect(link).not.toBeInTheDocument()
  })

  it('PDF-01 the PDF is not opened elsewhere when its tab was closed meanwhile', async () => {
    vi.mocked(answerPdf).mockImplementation(() => {
      Object.assign(tab, { closed: true })
      return Promise.resolve('https://archivos.test/respuesta.pdf')
    })
    const { person } = await open()
    await person.click(button())
    // The message comes a second later; by then the document would have been opened.
    expect(await screen.findByText('El archivo PDF se descargó correctamente')).toBeInTheDocument()
    expect(replace).not.toHaveBeenCalled()
  })

  it('PDF-01 says so when it fails, closes the empty tab and can be tried again', async () => {
    vi.mocked(answerPdf).mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    await person.click(button())
    expect(await screen.findByText('Ocurrió un error al descargar el archivo PDF')).toBeInTheDocument()
    expect(close).toHaveBeenCalled()
    expect(replace).not.toHaveBeenCalled()
    expect(button()).toBeEnabled()
  })

  it('PDF-01 ANS-15 of one whose response got lost it is not said that it failed', async () => {
    vi.mocked(answerPdf).mockRejectedValue(new DataError('unsure'))
    const { person } = await open()
    await person.click(button())
    expect(await screen.findByText(/no se sabe si el PDF se hizo/)).toBeInTheDocument()
    expect(button()).toBeEnabled()
  })
})
