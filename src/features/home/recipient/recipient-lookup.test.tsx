import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { answersAbout } from '../../../data/staff/find-recipient'
import { anAnswer, aUser, THREE_STATES } from '../../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { HomePage } from '../HomePage'

vi.mock('../../../data/staff/form-work', () => ({ waitingForms: () => Promise.resolve([]) }))
vi.mock('../../../data/staff/own-work', () => ({ ownWaiting: () => Promise.resolve([]) }))
vi.mock('../../../data/staff/find-recipient', () => ({ ABOUT_ONE_AT_ONCE: 50, answersAbout: vi.fn() }))

const NORMA = {
  ...{ id: '1', nombre: 'Norma', apellido: 'Vega', dni: '24123456', cuit: '', tipo: 'fisica' },
  ...{ email: 'norma@correo.test', telefono: '', calle: 'Belgrano 120' },
}
const about = (total: number) =>
  Array.from({ length: total }, (_, n) =>
    anAnswer(
      { id: `respuesta-${n}`, code: `VDR-000000000${n}` },
      {
        titulo: `Formulario ${n + 1}`,
        estados: THREE_STATES,
        datosCiudadano: NORMA,
        fechaCreacion: new Date(2026, 4, 9),
      },
    ),
  )
async function open() {
  const opened = await renderStaff(<HomePage />, {
    ...{ user: aUser('ROLE_SUPERVISOR'), pattern: '/home', at: '/home' },
  })
  await screen.findByRole('button', { name: 'Buscar' })
  return opened
}
type Person = Awaited<ReturnType<typeof open>>['person']

const button = () => screen.getByRole('button', { name: 'Buscar' })
const number = () => screen.getByRole('textbox', { name: 'Número' })
async function lookUp(person: Person, type: string, typed: string) {
  await person.click(screen.getByRole('combobox', { name: 'Tipo' }))
  await person.click(await screen.findByRole('option', { name: type }))
  await person.type(number(), typed)
  await person.click(button())
}

beforeEach(() => {
  setScreenWidth(DESK)
  vi.resetAllMocks()
})

describe('recipient lookup', () => {
  it('HOME-02 the button is off until a type is chosen and a number typed, and says so', async () => {
    const { person } = await open()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await person.type(number(), '24123456')
    await person.click(button())
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Elija el tipo y escriba el número.')
    expect(answersAbout).not.toHaveBeenCalled()
    await person.click(screen.getByRole('combobox', { name: 'Tipo' }))
    await person.click(await screen.findByRole('option', { name: 'DNI/ID' }))
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  it('HOME-02 marks an impossible number, and sends no request', async () => {
    const { person } = await open()
    await lookUp(person, 'CUIT/RUC', '24123456')
    expect(number()).toHaveAccessibleDescription('El CUIT debe tener entre 11 y 14 caracteres.')
    expect(number()).toBeInvalid()
    expect(answersAbout).not.toHaveBeenCalled()
  })

  it('HOME-03 shows the recipient and five answers at a time, each leading to its view', async () => {
    vi.mocked(answersAbout).mockResolvedValue(about(6))
    const { person } = await open()
    await lookUp(person, 'DNI/ID', '24.123.456')
    expect(await screen.findByRole('heading', { name: 'Norma Vega' })).toBeInTheDocument()
    expect(vi.mocked(answersAbout).mock.lastCall?.[1]).toBe('24123456')
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Titulo', 'Fecha', 'Estado', 'Acciones'])
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 5)
    const first = within(table).getByRole('row', { name: /Formulario 1/ })
    expect(first).toHaveTextContent('09/05/2026')
    expect(first).toHaveTextContent('Pendiente')
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/ver/respuesta-0')
    await person.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 1)
  })

  it('HOME-03 reads more answers about somebody on demand', async () => {
    vi.mocked(answersAbout).mockResolvedValueOnce(about(50)).mockResolvedValueOnce(about(53))
    const { person } = await open()
    await lookUp(person, 'DNI/ID', '24123456')
    expect(await screen.findByText('Se muestran las 50 respuestas más recientes.')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Mostrar 50 más' }))
    await waitFor(() => expect(vi.mocked(answersAbout).mock.lastCall?.[2]).toBe(100))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mostrar 50 más' })).toBeNull())
    expect(screen.queryByText(/más recientes/)).toBeNull()
  })

  it('HOME-03 NAV-05 on a phone each answer is a card with everything of its row', async () => {
    setScreenWidth(PHONE)
    vi.mocked(answersAbout).mockResolvedValue(about(6))
    const { person } = await open()
    await lookUp(person, 'DNI/ID', '24123456')
    const cards = within(await screen.findByRole('list', { name: 'Respuestas sobre el destinatario' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(cards.getAllByRole('listitem')).toHaveLength(5)
    const [first] = cards.getAllByRole('listitem')
    expect(first).toHaveTextContent('Formulario 109/05/2026 · Pendiente')
    expect(cards.getAllByRole('link')[0]).toHaveAttribute('href', '/ver/respuesta-0')
    await person.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(cards.getAllByRole('listitem')).toHaveLength(1)
  })

  it('HOME-05 says that nothing was found', async () => {
    vi.mocked(answersAbout).mockResolvedValue([])
    const { person } = await open()
    await lookUp(person, 'DNI/ID', '24123456')
    expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument()
  })

  it('HOME-03 keeps what was typed when the search fails, and tries again', async () => {
    vi.mocked(answersAbout).mockRejectedValueOnce(new DataError('offline')).mockResolvedValue(about(1))
    const { person } = await open()
    await lookUp(person, 'DNI/ID', '24123456')
    await person.click(await screen.findByRole('button', { name: /intentar|reintentar/i }))
    expect(await screen.findByRole('heading', { name: 'Norma Vega' })).toBeInTheDocument()
    expect(number()).toHaveValue('24123456')
  })
})
