import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { savePublicAnswer } from '../../data/public/answers'
import { bookingFor } from '../../data/public/booking'
import { loadPublicForm } from '../../data/public/forms'
import { answerState } from '../../data/public/lookup'
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

// These tests are about what the page says for each outcome; the codes themselves are tested on the emulators.
vi.mock(import('../../data/public/forms'), async (actual) => ({
  ...(await actual()),
  loadPublicForm: vi.fn(),
}))
vi.mock('../../data/public/answers', () => ({ savePublicAnswer: vi.fn() }))
vi.mock('../../data/public/lookup', () => ({ answerState: vi.fn() }))
vi.mock('../../data/public/booking', () => ({ bookingFor: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const asked = vi.mocked(answerState)

beforeEach(async () => {
  vi.resetAllMocks()
  await useAnsweringTexts()
  asked.mockResolvedValue(anAnswerState())
  vi.mocked(savePublicAnswer).mockImplementation((make) => Promise.resolve(void make('visitante-1')))
  load({})
})

/** The form as it is loaded now. */
function load(given: Partial<FormVersion>) {
  const version = aVersion({
    opcionales: { ...NO_OPTIONS, publico: true },
    secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }) })],
    ...given,
  })
  vi.mocked(loadPublicForm).mockResolvedValue({
    form: aPublicForm({ formId: 'comercios', titulo: 'Comercios' }),
    version,
  })
}

function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.publicAnswer.pattern, Component: PublicAnswerPage },
      { path: paths.publicSaved.pattern, Component: PublicSavedPage },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

it.each([
  ['is invented', new DataError('notFound'), 'No hay ninguna respuesta con este código'],
  ['cannot be checked', new DataError('offline'), 'No se pudo comprobar este código'],
])('REACH-09 an address whose code %s is told as no saved answer', async (_what, error, words) => {
  asked.mockRejectedValue(error)
  visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
  expect(screen.queryByText('Formulario guardado correctamente.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Imprimir esta página' })).toBeNull()
})

it('REACH-09 says nothing of a saved answer before the server did', async () => {
  asked.mockReturnValue(new Promise(() => undefined))
  visit(paths.publicSaved.href('comercios', 'VDR-0123456789'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Comprobando el código…' })).toBeVisible()
  expect(screen.queryByText('Formulario guardado correctamente.')).toBeNull()
})

it('ANS-16 REACH-09 who loses the network after sending keeps the code, and no proof until it is checked', async () => {
  asked.mockRejectedValueOnce(new DataError('offline'))
  const person = visit(paths.publicAnswer.href('comercios'))
  await person.type(await screen.findByLabelText('Nombre'), 'Ana')
  await person.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText(/^Su respuesta se envió y este es su código/)).toBeVisible()
  expect(screen.getByText(/^VDR-[0-9A-Z]{10}$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Imprimir esta página' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Comprobar de nuevo' }))
  expect(await screen.findByRole('button', { name: 'Imprimir esta página' })).toBeVisible()
})

it('OPS-08 REACH-09 an appointment is taken along at the town hall’s hour, also before the code can be checked', async () => {
  load({
    opcionales: { ...NO_OPTIONS, publico: true, addAppointment: true },
    zonaHoraria: 'Pacific/Auckland',
  })
  const turno = { id: 't-1', agenda: 'Licencias', direccion: '', fecha: '2026-11-30', hora: '09:20' }
  vi.mocked(bookingFor).mockReturnValue({
    known: () => Promise.resolve({ answerId: 'respuesta-1', turno }),
    address: () => Promise.reject(new DataError('offline')),
  })
  asked.mockRejectedValue(new DataError('offline'))
  const person = visit(paths.publicAnswer.href('comercios'))
  await person.type(await screen.findByLabelText('Nombre'), 'Ana')
  await person.click(screen.getByRole('button', { name: 'Enviar' }))
  await person.click(await screen.findByRole('button', { name: 'Agregar al calendario' }))
  const [file] = vi.mocked(downloadFile).mock.lastCall ?? []
  expect(await file?.text()).toContain('DTSTART:20261129T202000Z')
})
