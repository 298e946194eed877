import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { savePublicAnswer } from '../../data/public/answers'
import { loadPublicForm, type LoadedPublicForm } from '../../data/public/forms'
import { answerState } from '../../data/public/lookup'
import { publicAnswerPdf } from '../../data/public/pdf'
import { DataError } from '../../data/errors'
import type { StoredAnswer } from '../../domain/answer/answer'
import type { FormVersion } from '../../domain/form/form'
import { NO_OPTIONS } from '../../domain/form/options'
import { downloadFile } from '../../lib/download-file'
import { paths } from '../../lib/paths'
import { aSection, aVersion, questions } from '../../testing/builders'
import { aPublicForm } from '../../testing/public-form'
import { useAnsweringTexts } from '../../testing/render-answering'
import { anAnswerState } from '../../testing/answer-state'
import { PublicAnswerPage } from './PublicAnswerPage'
import { PublicSavedPage } from './PublicSavedPage'

// These tests are about what the pages say for each outcome of the store; the store itself is tested on the emulators.
vi.mock(import('../../data/public/forms'), async (actual) => ({
  ...(await actual()),
  loadPublicForm: vi.fn(),
}))
vi.mock('../../data/public/lookup', () => ({ answerState: vi.fn() }))
vi.mock('../../data/public/answers', () => ({ savePublicAnswer: vi.fn() }))
vi.mock('../../data/public/pdf', () => ({ publicAnswerPdf: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const asked = vi.mocked(answerState)
const load = vi.mocked(loadPublicForm)
const save = vi.mocked(savePublicAnswer)

const publicVersion = (given: Partial<FormVersion> = {}) =>
  aVersion({
    opcionales: { ...NO_OPTIONS, publico: true, customizedVoucher: true },
    customizedVoucherText: 'Gracias por avisar.',
    secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }) })],
    ...given,
  })
const open = (
  version: FormVersion | null,
  motivo: LoadedPublicForm['form']['motivo'] = null,
): LoadedPublicForm => ({
  form: aPublicForm({ formId: 'comercios', abierto: version !== null, motivo, titulo: 'Comercios' }),
  version,
})

beforeEach(async () => {
  vi.resetAllMocks()
  asked.mockResolvedValue(anAnswerState({ titulo: 'Comercios', estado: '' }))
  await useAnsweringTexts()
})

function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.publicAnswer.pattern, Component: PublicAnswerPage },
      { path: paths.publicSaved.pattern, Component: PublicSavedPage },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return { router, person: userEvent.setup() }
}
const visitForm = () => visit(paths.publicAnswer.href('comercios'))

describe('the public form', () => {
  it('ANS-11 can load the form again after a network failure', async () => {
    load.mockRejectedValueOnce(new DataError('offline')).mockResolvedValue(open(publicVersion()))
    const { person } = visitForm()
    await person.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByLabelText('Nombre')).toBeVisible()
  })

  it('ANS-16 a sent answer ends on the saved page with its code and the form’s own words', async () => {
    const saved: StoredAnswer[] = []
    load.mockResolvedValue(open(publicVersion()))
    save.mockImplementation((make) => Promise.resolve(void saved.push(make('visitante-1'))))
    const { person, router } = visitForm()
    await person.type(await screen.findByLabelText('Nombre'), 'Ana')
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Formulario guardado correctamente.' }),
    ).toBeVisible()
    const code = saved[0]?.codigoMunicipio ?? ''
    expect(screen.getByText(code)).toBeVisible()
    expect(screen.getByText('Gracias por avisar.')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/publico/guardado/comercios/${code}`)
    expect(saved[0]).toMatchObject({
      uid: 'visitante-1',
      creadoPor: 'Usuario Anónimo',
      idPlantilla: 'comercios',
    })
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('the saved page', () => {
  it('DAY-06 going back from the saved page leads there again, with its date, and not into an empty form', async () => {
    load.mockResolvedValue(open(publicVersion()))
    const { person, router } = visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
    await act(() => router.navigate(paths.publicAnswer.href('comercios')))
    await person.type(await screen.findByLabelText('Nombre'), 'Ana')
    // As a step of a long form: an entry of its own.
    await act(() => router.navigate(`${paths.publicAnswer.href('comercios')}?seccion=1`))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    const said = await screen.findByText('Recibida el 05/10/2026')
    expect(said).toBeVisible()
    expect(screen.getByRole('button', { name: 'Imprimir esta página' })).toBeVisible()
    const saved = router.state.location.pathname
    await act(() => router.navigate(-1))
    expect(await screen.findByText('Formulario guardado correctamente.')).toBeVisible()
    expect(router.state.location.pathname).toBe(saved)
    await act(() => router.navigate(paths.publicAnswer.href('comercios')))
    expect(await screen.findByLabelText('Nombre')).toHaveValue('')
  })

  it('ANS-16 copies the code', async () => {
    const { person } = visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
    await person.click(await screen.findByRole('button', { name: 'Copiar código' }))
    expect(await screen.findByRole('button', { name: 'Código copiado' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('VDR-0123456789')
  })

  it('PUB-03 shows the form’s own words also when the page was opened by its address and the form is closed', async () => {
    asked.mockResolvedValue(anAnswerState({ textos: { customizedVoucherText: 'Gracias por avisar.' } }))
    visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
    expect(await screen.findByText('Gracias por avisar.')).toBeVisible()
  })

  it('PUB-01 PUB-03 links to the state of an answer that has one, also by QR code, and to the voucher', async () => {
    asked.mockResolvedValue(anAnswerState())
    const { person } = visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
    expect(await screen.findByRole('link', { name: 'Consultar el estado' })).toHaveAttribute(
      'href',
      '/publico/consultar-estado?codigo=VDR-0123456789',
    )
    expect(screen.getByRole('link', { name: 'Comprobante para imprimir' })).toHaveAttribute(
      'href',
      '/publico/comprobante/comercios/VDR-0123456789',
    )
    await person.click(screen.getByRole('button', { name: 'Mostrar código QR' }))
    expect(
      await screen.findByRole('img', { name: 'Código QR que lleva al estado de su trámite' }),
    ).toBeVisible()
  })

  it('PUB-01 REACH-09 leads to the voucher and not to a state where the form has none', async () => {
    asked.mockResolvedValue(anAnswerState({ estado: '' }))
    const { person } = visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
    await screen.findByText('VDR-0123456789')
    expect(screen.queryByRole('link', { name: 'Consultar el estado' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Mostrar código QR' }))
    expect(await screen.findByRole('img', { name: 'Código QR que lleva a su comprobante' })).toBeVisible()
  })

  it('ANS-16 does not show a text of the address that cannot be a code', async () => {
    visit(paths.publicSaved.href('comercios', 'no-es-un-código'))
    await waitFor(() => expect(screen.getByText('Esta dirección no tiene un código válido.')).toBeVisible())
    expect(screen.getByRole('link', { name: 'Consultar el estado' })).toHaveAttribute(
      'href',
      paths.status.href(),
    )
  })
})

describe('the copy of a stranger’s answer', () => {
  const copy = vi.mocked(publicAnswerPdf)
  const handed = vi.mocked(downloadFile)
  const withOptions = (...options: (keyof FormVersion['opcionales'])[]) =>
    publicVersion({
      opcionales: {
        ...NO_OPTIONS,
        publico: true,
        ...Object.fromEntries(options.map((option) => [option, true])),
      },
    })

  /** Answers a form to its end. */
  async function answered(version: FormVersion) {
    const saved: StoredAnswer[] = []
    load.mockResolvedValue(open(version))
    save.mockImplementation((make) => Promise.resolve(void saved.push(make('visitante-1'))))
    const view = visitForm()
    await view.person.click(await screen.findByRole('button', { name: 'Enviar' }))
    await screen.findByRole('heading', { level: 1, name: 'Formulario guardado correctamente.' })
    const press = async (name: string) => view.person.click(await screen.findByRole('button', { name }))
    return { ...view, press, saved }
  }

  it('ANS-21 the copy downloads by itself once, and again on demand', async () => {
    copy.mockResolvedValue('https://archivos.test/copia.pdf')
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'))
    const { press, saved, router } = await answered(withOptions('automaticDownload'))
    expect(await screen.findByText('El archivo PDF se descargó correctamente')).toBeVisible()
    expect(copy).toHaveBeenCalledWith(saved[0]?.id, expect.objectContaining({ language: 'es' }))
    expect(handed.mock.calls.map(([, name]) => name)).toEqual([`${saved[0]?.codigoMunicipio}.pdf`])
    await press('Descargar otra vez')
    expect(handed).toHaveBeenCalledTimes(2)
    expect(copy).toHaveBeenCalledTimes(1)
    // After a reload nothing begins by itself.
    expect(router.state.location.state).toMatchObject({ isFresh: false })
  })

  it('ANS-21 says that the copy failed, and tries again', async () => {
    copy.mockRejectedValueOnce(new DataError('timeout')).mockResolvedValue('https://archivos.test/copia.pdf')
    vi.spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockResolvedValue(new Response('%PDF'))
    const { press } = await answered(withOptions('automaticDownload'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Su respuesta está guardada: solo falta la copia\..*El servicio tarda demasiado en responder/,
    )
    await press('Reintentar')
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error al descargar el archivo PDF')
    await press('Reintentar')
    await waitFor(() => expect(handed).toHaveBeenCalledTimes(1))
  })

  it('ANS-21 no copy is made where the form hands out none, nor for people who only open the address', async () => {
    await answered(withOptions('pdfDownloadCode'))
    expect(copy).not.toHaveBeenCalled()
    visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
    await screen.findByText('VDR-0123456789')
    expect(screen.queryByRole('heading', { name: 'Copia de su respuesta' })).toBeNull()
    expect(copy).not.toHaveBeenCalled()
  })

  it('PUB-04 shows the code for getting the PDF later, where the form gives one', async () => {
    const { saved } = await answered(withOptions('pdfDownloadCode'))
    const { id = '', codigoMunicipio, pdfDownloadCode } = saved[0] ?? {}
    expect(pdfDownloadCode).toBe(`${id.slice(0, 3)}${codigoMunicipio}`)
    expect(await screen.findByRole('heading', { name: 'Código para descargar el PDF' })).toBeVisible()
    expect(screen.getByText(pdfDownloadCode ?? '?')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir a Consultar Acta' })).toHaveAttribute(
      'href',
      paths.recordLookup.href(pdfDownloadCode),
    )
  })
})
