import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import bookingEn from '../../../locales/en/booking.json'
import commonEn from '../../../locales/en/common.json'
import lookupEn from '../../../locales/en/lookup.json'
import booking from '../../../locales/es/booking.json'
import common from '../../../locales/es/common.json'
import lookup from '../../../locales/es/lookup.json'
import { DataError } from '../../data/errors'
import { answerState } from '../../data/public/lookup'
import { downloadFile } from '../../lib/download-file'
import { NO_SENDER } from '../../domain/geography/sender'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { expectFrameOf, Framed, VILLA } from '../../testing/shown-place'
import { anAnswerState } from '../../testing/answer-state'
import { StatusPage } from './StatusPage'

// These tests are about what the page says for each outcome; the codes themselves are tested on the emulators.
vi.mock('../../data/public/lookup', () => ({ answerState: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const asked = vi.mocked(answerState)
const CODE = 'VDR-7K3M9QXT2B'

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { booking, common, lookup } })
  asked.mockResolvedValue(anAnswerState())
})

function visit(code?: string) {
  render(
    <MemoryRouter initialEntries={[paths.status.href(code)]}>
      <Framed>
        <StatusPage />
      </Framed>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const field = () => screen.getByRole('textbox', { name: 'Ingresar código' })
const search = () => screen.getByRole('button', { name: 'Buscar...' })

describe('looking up the state of an answer', () => {
  it('PUB-01 shows title, state and date for a typed code, also with small letters and spaces', async () => {
    const person = visit()
    expect(search()).toHaveAttribute('aria-disabled', 'true')
    await person.type(field(), '  vdr-7k3m9qxt2b {Enter}')
    expect(await screen.findByRole('heading', { level: 2, name: 'Bacheo' })).toBeVisible()
    expect(asked.mock.calls).toEqual([[CODE]])
    for (const text of ['En curso', '05/10/2026', CODE]) expect(screen.getByText(text)).toBeVisible()
  })

  it('PUB-01 NAV-02 title and state say in which language they are where it is not the page’s', async () => {
    await initI18n('en', { en: { booking: bookingEn, common: commonEn, lookup: lookupEn } })
    asked.mockResolvedValue({ ...anAnswerState(), textos: {} })
    visit(CODE)
    expect(await screen.findByText('En curso')).toHaveAttribute('lang', 'es')
    expect(screen.getByRole('heading', { level: 2, name: 'Bacheo' })).toHaveAttribute('lang', 'es')
  })

  it('PUB-01 a link or QR code with a code looks it up at once, and only once', async () => {
    visit(CODE)
    expect(await screen.findByText('En curso')).toBeVisible()
    expect(field()).toHaveValue(CODE)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('PDF-02 the frame shows the municipality once the answer is found', async () => {
    visit(CODE)
    await expectFrameOf(NO_SENDER)
    expect(await screen.findByText('En curso')).toBeVisible()
    await expectFrameOf(VILLA)
  })

  it('PUB-01 a text that cannot be a code is not sent to the server', async () => {
    const person = visit()
    await person.type(field(), 'mi trámite{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(lookup.status.missing)
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['there is none', new DataError('notFound'), 'Su trámite no posee estados o no existe una respuesta'],
    ['it fails', new DataError('unknown'), 'No se pudo consultar el estado'],
    ['there is no network', new DataError('offline'), 'No hay conexión a internet.'],
    ['too many were looked up', new DataError('limited'), 'Se hicieron muchas consultas'],
  ])('PUB-01 says so when %s, and keeps the code', async (_what, error, words) => {
    asked.mockRejectedValue(error)
    const person = visit()
    await person.type(field(), `${CODE}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field()).toHaveValue(CODE)
    expect(search()).toBeEnabled()
  })

  it('PUB-01 a second search removes the result of the first', async () => {
    const person = visit(CODE)
    await screen.findByText('En curso')
    asked.mockRejectedValue(new DataError('notFound'))
    await person.click(search())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText('En curso')).toBeNull()
  })

  it.each([
    ['result', 'comes'],
    ['failure', 'is told'],
  ])(
    'PUB-01 the result of the code in a new link counts, although the %s of the one before %s later',
    async (what) => {
      const late = anAnswerState({ titulo: 'Anterior', estado: 'Cerrado' })
      let arrive: () => void = () => undefined
      asked.mockImplementationOnce(
        () =>
          new Promise((resolve, reject) => {
            arrive = () => (what === 'result' ? resolve(late) : reject(new Error('late')))
          }),
      )
      const router = createMemoryRouter(
        [
          {
            path: '*',
            element: (
              <Framed>
                <StatusPage />
              </Framed>
            ),
          },
        ],
        {
          initialEntries: [paths.status.href('VDR-0000000000')],
        },
      )
      render(<RouterProvider router={router} />)
      await act(() => router.navigate(paths.status.href(CODE)))
      expect(await screen.findByText('En curso')).toBeVisible()
      await act(async () => arrive())
      expect(screen.queryByText('Anterior')).toBeNull()
      expect(screen.getByText('En curso')).toBeVisible()
    },
  )

  it('PUB-01 says that there are no states where the form has none and books nothing', async () => {
    asked.mockResolvedValue(anAnswerState({ estado: '' }))
    visit(CODE)
    expect(await screen.findByRole('alert')).toHaveTextContent(lookup.status.missing)
    expect(screen.queryByText('Bacheo')).toBeNull()
  })

  const turno = { agenda: 'Licencias', direccion: 'Belgrano 340', fecha: '2026-11-30', hora: '09:20' }

  it('REACH-09 shows the appointment on any device, and gives it as a calendar file', async () => {
    asked.mockResolvedValue(anAnswerState({ estado: '', conTurno: true, turno }))
    const person = visit(CODE)
    expect(await screen.findByText('30/11/2026 - 09:20')).toBeVisible()
    for (const text of ['Licencias', 'Belgrano 340']) expect(screen.getByText(text)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Agregar al calendario' }))
    const [file, name] = vi.mocked(downloadFile).mock.calls[0] ?? []
    expect(name).toBe(`${CODE}.ics`)
    expect(file?.type).toBe('text/calendar;charset=utf-8')
    expect(await file?.text()).toContain('DTSTART:20261130T122000Z\r\n')
  })

  it.each([
    ['nothing is booked', { turno: null, turnoAlDia: true }, 'Falta elegir el turno.'],
    ['nobody can tell', { turno: null, turnoAlDia: false }, 'No se sabe si hay un turno reservado'],
    ['it is what was known last', { turno, turnoAlDia: false }, 'Según lo último que se supo'],
  ])('REACH-09 says of the appointment that %s', async (_what, booked, words) => {
    asked.mockResolvedValue(anAnswerState({ conTurno: true, ...booked }))
    visit(CODE)
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
  })
})
