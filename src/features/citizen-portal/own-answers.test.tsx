import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import citizen from '../../../locales/es/citizen.json'
import common from '../../../locales/es/common.json'
import { ownAnswersPage } from '../../data/citizen/own-answers'
import { DataError } from '../../data/errors'
import type { OwnAnswer } from '../../domain/citizen/own-answer'
import { CitizenProvider } from '../../lib/citizen'
import { initI18n } from '../../lib/i18n'
import { NO_OPTIONS } from '../../domain/form/options'
import { THREE_STATES } from '../../testing/builders'
import { OwnAnswersPage } from './OwnAnswersPage'
import { expectFrameOf, Framed, VILLA } from '../../testing/shown-place'
import { LUCIA } from './testing/lucia'

// These tests are about what the list shows; what the rules allow is tested on the emulators.
vi.mock('../../data/citizen/own-answers', () => ({ ownAnswersPage: vi.fn() }))
const page = vi.mocked(ownAnswersPage)

const one = (number: number): OwnAnswer => ({
  id: `respuesta-${number}`,
  titulo: `Pedido ${number}`,
  codigoMunicipio: `VDR-000000000${number}`,
  fechaCreacion: new Date(2026, 9, number),
  estados: THREE_STATES,
  requestsForChanges: [],
  opcionales: NO_OPTIONS,
})
const CURSOR = [{ nullValue: null }, { referenceValue: 'x' }] as const

function visit() {
  render(
    <CitizenProvider value={LUCIA}>
      <MemoryRouter>
        <Framed>
          <OwnAnswersPage />
        </Framed>
      </MemoryRouter>
    </CitizenProvider>,
  )
  return userEvent.setup()
}

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { citizen, common } })
})

describe('the list of a citizen’s own answers', () => {
  it('CIT-03 PDF-02 shows title, date, state and code, and opens each', async () => {
    page.mockResolvedValue({ answers: [one(1)], damaged: 0, cursor: null })
    visit()
    const link = await screen.findByRole('link', { name: 'Pedido 1' })
    expect(link).toHaveAttribute('href', '/ciudadano/formularios/respuesta/respuesta-1')
    const row = screen.getByRole('listitem')
    expect(row).toHaveTextContent('01/10/2026')
    expect(row).toHaveTextContent(THREE_STATES.disponibles[THREE_STATES.actual]?.nombre ?? '?')
    expect(row).toHaveTextContent('VDR-0000000001')
    await expectFrameOf(VILLA)
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
  })

  it('CIT-03 says that it loads, and that there is none', async () => {
    let goOn: (value: Awaited<ReturnType<typeof ownAnswersPage>>) => void = () => undefined
    page.mockReturnValue(new Promise((resolve) => (goOn = resolve)))
    visit()
    expect(screen.getByRole('status', { name: 'Cargando sus respuestas' })).toBeVisible()
    expect(screen.queryByText('Todavía no respondió ningún formulario')).toBeNull()
    goOn({ answers: [], damaged: 0, cursor: null })
    expect(await screen.findByText('Todavía no respondió ningún formulario')).toBeVisible()
  })

  it('CIT-03 shows more page by page, goes on after a failure, and keeps what is there', async () => {
    page
      .mockResolvedValueOnce({ answers: [one(2)], damaged: 0, cursor: CURSOR })
      .mockRejectedValueOnce(new DataError('offline'))
      .mockResolvedValueOnce({ answers: [one(1)], damaged: 1, cursor: null })
    const person = visit()
    await person.click(await screen.findByRole('button', { name: 'Ver más' }))
    expect(await screen.findByText(/Parece que no hay conexión/)).toBeVisible()
    expect(screen.getByText('Pedido 2')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByText('Pedido 1')).toBeVisible()
    expect(screen.getByText('Pedido 2')).toBeVisible()
    expect(screen.getByText('1 respuesta no se puede mostrar.')).toBeVisible()
    expect(page.mock.calls).toEqual([[null], [CURSOR], [CURSOR]])
  })
})
