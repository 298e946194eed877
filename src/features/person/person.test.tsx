import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { countryTree } from '../../data/staff/geography-tree'
import {
  decideErasure,
  findPerson,
  listErasures,
  personFile,
  requestErasure,
  type PersonRecord,
  type ListedErasure,
  type FindPersonResponse,
} from '../../data/staff/person'
import { downloadFile } from '../../lib/download-file'
import { aUser } from '../../testing/builders'
import { ARGENTINA, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { PersonPage } from './PersonPage'

vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../data/staff/person', () => ({
  ...{ decideErasure: vi.fn(), findPerson: vi.fn(), listErasures: vi.fn() },
  ...{ personFile: vi.fn(), requestErasure: vi.fn() },
}))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))

const record = (answerId: string, given: Partial<PersonRecord> = {}): PersonRecord => ({
  ...{ answerId, formTitle: 'Permisos', code: `MO-${answerId}`, recipient: 'Ana Paz · 30111222' },
  ...{ created: Date.UTC(2026, 8, 1), where: ['recipient'], by: ['document'] },
  ...given,
})
const page = (given: Partial<FindPersonResponse> = {}): FindPersonResponse => ({
  ...{ found: [], looked: 300, after: null },
  ...given,
})
const WAITING: ListedErasure = {
  ...{ id: 'peticion-1', state: 'esperando', answers: 12, erased: 0, checked: 0, skipped: 0, orders: 0 },
  ...{ certificates: 0, arrived: 0, askedBy: 'otra', asked: 1, decidedBy: '', decided: null },
  ...{ finished: null, search: { document: '30111222', mail: '', telephone: '', name: '' } },
}
const PLAN = [{ name: 'Pedidos y entradas', ending: 'se quita a la persona', reason: 'Contabilidad' }]

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  vi.mocked(listErasures).mockResolvedValue({ erasures: [], plan: PLAN })
  setScreenWidth(DESK)
})

async function open() {
  const { person } = await renderStaff(<PersonPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/derechos',
    at: `/derechos?municipio=${MONTCLAR_PATH}`,
  })
  await screen.findByRole('search')
  return person
}
type Person = Awaited<ReturnType<typeof open>>
async function search(person: Person, document = '30111222') {
  await person.type(screen.getByLabelText('Documento'), document)
  await person.click(screen.getByRole('button', { name: 'Buscar' }))
}

describe('looking for a person', () => {
  it('OPS-03 asks for enough, and says at the field what is too vague', async () => {
    const person = await open()
    await person.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba al menos un dato')
    await search(person, '*')
    expect(screen.getByLabelText('Documento')).toHaveAccessibleDescription(/sin comodines/)
    expect(findPerson).not.toHaveBeenCalled()
  })

  it('OPS-03 goes through all pages, joins what is one answer, and goes on where the line broke', async () => {
    const person = await open()
    vi.mocked(findPerson)
      .mockResolvedValueOnce(page({ found: [record('a')], after: 'answers:x' }))
      .mockRejectedValueOnce(new DataError('offline'))
    await search(person)
    expect(await screen.findByText(/No hay conexión/)).toBeVisible()
    vi.mocked(findPerson).mockResolvedValue(
      page({ found: [record('a', { where: ['order'], by: ['mail'] }), record('b', { by: ['name'] })] }),
    )
    await person.click(screen.getByRole('button', { name: 'Seguir buscando' }))
    expect(await screen.findByText(/2 respuestas encontradas.*Se miró todo: 600/)).toBeVisible()
    expect(vi.mocked(findPerson).mock.calls.map(([asked]) => asked.after)).toEqual([
      null,
      'answers:x',
      'answers:x',
    ])
    const row = screen.getByRole('row', { name: /MO-a/ })
    expect(within(row).getByText('destinatario, pedido')).toBeVisible()
    expect(within(row).getByText('documento, correo')).toBeVisible()
    expect(within(row).getByRole('link', { name: /MO-a/ })).toHaveAttribute('href', '/ver/a')
  })

  it('OPS-03 picks all that more than a name tells, and homonyms one by one; on a phone too', async () => {
    setScreenWidth(PHONE)
    const person = await open()
    vi.mocked(findPerson).mockResolvedValue(page({ found: [record('a'), record('b', { by: ['name'] })] }))
    await search(person)
    expect(await screen.findByText('0 elegidas')).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: /MO-b/ }))
    expect(screen.getByText('1 elegida')).toBeVisible()
  })

  it('OPS-03 tells what is stored as data and as PDF, or why not', async () => {
    const person = await open()
    vi.mocked(findPerson).mockResolvedValue(
      page({ found: Array.from({ length: 12 }, (_, at) => record(`r${at}`)) }),
    )
    await search(person)
    await person.click(await screen.findByRole('checkbox', { name: /no coinciden solo por el nombre/ }))
    vi.mocked(personFile).mockRejectedValueOnce(new DataError('forbidden'))
    await person.click(screen.getByRole('button', { name: 'Descargar datos (JSON)' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No tiene permiso')
    vi.mocked(personFile).mockImplementation(async ({ answers }) => ({
      pdf: 'JVBERi0=',
      entries: answers.map((answerId) => ({ answerId, answer: {}, orders: [], certificates: [], notes: 0 })),
    }))
    await person.click(screen.getByRole('button', { name: 'Descargar datos (JSON)' }))
    await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce())
    const [file, name] = vi.mocked(downloadFile).mock.calls[0] ?? []
    expect(name).toBe('datos-de-una-persona.json')
    expect(JSON.parse((await file?.text()) ?? '')).toHaveLength(12)
    await person.click(screen.getByRole('button', { name: 'Descargar PDF para la persona' }))
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(3))
    expect(
      vi
        .mocked(downloadFile)
        .mock.calls.slice(1)
        .map(([, one]) => one),
    ).toEqual(['datos-de-una-persona-1.pdf', 'datos-de-una-persona-2.pdf'])
  })
})

describe('erasing a person', () => {
  it('OPS-03 says what goes and what stays before it is asked, and by how many people', async () => {
    const person = await open()
    vi.mocked(findPerson).mockResolvedValue(page({ found: [record('a'), record('b', { by: ['name'] })] }))
    await search(person)
    await person.click(await screen.findByRole('checkbox', { name: /no coinciden solo/ }))
    await person.click(screen.getByRole('button', { name: 'Pedir el borrado' }))
    const dialog = await screen.findByRole('alertdialog', { name: '¿Borrar 1 respuesta de esta persona?' })
    expect(within(dialog).getByText('se quita a la persona. Contabilidad')).toBeVisible()
    expect(within(dialog).getByText(/Se borran ahora/)).toBeVisible()
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await person.click(screen.getByRole('checkbox', { name: /MO-b/ }))
    await person.click(screen.getByRole('button', { name: 'Pedir el borrado' }))
    const second = await screen.findByRole('alertdialog')
    expect(within(second).getByText(/otra persona que administre tiene que confirmarlo/)).toBeVisible()
    const cause = { details: { erasure: 'underWay' } }
    vi.mocked(requestErasure).mockRejectedValueOnce(new DataError('unknown', { cause }))
    await person.click(within(second).getByRole('button', { name: 'Pedir el borrado' }))
    expect(await within(second).findByRole('alert')).toHaveTextContent('ya está en otro pedido')
    vi.mocked(requestErasure).mockResolvedValue({ id: 'x', state: 'esperando' })
    await person.click(within(second).getByRole('button', { name: 'Pedir el borrado' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const [first, again] = vi.mocked(requestErasure).mock.calls.map(([asked]) => asked)
    expect(first).toEqual(again)
    expect(first).toMatchObject({ municipality: MONTCLAR_PATH, answers: ['a', 'b'] })
  })

  it('OPS-03 another administrator confirms it; who asked may take it back only', async () => {
    vi.mocked(listErasures).mockResolvedValue({
      erasures: [
        WAITING,
        { ...WAITING, id: 'peticion-2', askedBy: 'mgomez', answers: 1 },
        { ...WAITING, id: 'peticion-3', state: 'hecha', search: null, arrived: 2, orders: 1, finished: 2 },
        { ...WAITING, id: 'peticion-4', state: 'borrando', erased: 6 },
      ],
      plan: PLAN,
    })
    vi.mocked(decideErasure).mockRejectedValueOnce(
      new DataError('unknown', { cause: { details: { erasure: 'decided' } } }),
    )
    const person = await open()
    const list = await screen.findByRole('list', { name: 'Borrados pedidos' })
    const cards = within(list).getAllByRole('listitem')
    expect(cards[0]).toHaveTextContent('30111222')
    expect(within(cards[1] ?? list).queryByRole('button', { name: 'Confirmar el borrado' })).toBeNull()
    expect(within(cards[1] ?? list).getByRole('button', { name: 'Retirar' })).toBeVisible()
    expect(cards[2]).toHaveTextContent('llegaron 2 respuestas')
    expect(within(cards[3] ?? list).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await person.click(within(cards[0] ?? list).getByRole('button', { name: 'Confirmar el borrado' }))
    const dialog = await screen.findByRole('alertdialog')
    await person.click(within(dialog).getByRole('button', { name: 'Borrar' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ya lo decidió otra persona')
    expect(decideErasure).toHaveBeenCalledWith({ id: 'peticion-1', decision: 'confirm' })
  })

  it('OPS-03 says when the requests cannot be loaded or may not be seen', async () => {
    vi.mocked(listErasures).mockRejectedValue(new DataError('forbidden'))
    await renderStaff(<PersonPage />, { user: aUser('ROLE_ADMIN'), pattern: '/derechos', at: '/derechos' })
    expect(await screen.findByText('No tiene permiso para esto.')).toBeVisible()
  })
})
