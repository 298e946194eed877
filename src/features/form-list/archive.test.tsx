import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { workOf } from '../../data/staff/form-work'
import { archiveForm, listFormsPage } from '../../data/staff/list-forms'
import type { Role } from '../../domain/user/roles'
import { formWorkSchema } from '../../domain/work/form-work'
import { aForm, aUser, NOW } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { FormListPage } from './FormListPage'
import { giveForms } from './testing/listed'

vi.mock('../../data/staff/form-work', () => ({ workOf: vi.fn() }))
vi.mock('../../data/staff/list-forms', () => ({
  FORMS_PER_PAGE: 7,
  listFormsPage: vi.fn(),
  countForms: vi.fn(),
  takesPayments: vi.fn(),
  archiveForm: vi.fn(),
}))
vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/geography', () => ({ areasByPath: vi.fn() }))

const form = (titulo: string) => aForm({ id: titulo, titulo })
const open = (role: Role = 'ROLE_SUPERVISOR', at = '/listar') =>
  renderStaff(<FormListPage />, { user: aUser(role), pattern: '/listar', at })
const lastFilter = () => vi.mocked(listFormsPage).mock.lastCall?.[0].filter

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  giveForms([form('Uno'), form('Dos')])
  vi.mocked(workOf).mockResolvedValue(
    new Map([['Uno', formWorkSchema.parse({ id: 'Uno', total: 128, ultima: NOW })]]),
  )
})

describe('the list of forms as work', () => {
  it('DAY-04 shows how many answers each form has, and when the last one came', async () => {
    await open()
    await screen.findByRole('columnheader', { name: 'Última respuesta' })
    const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body
    await waitFor(() => expect(row('Uno')).toHaveTextContent(/128\d\d\/\d\d\/\d{4}/))
    expect(within(row('Dos')).getAllByRole('cell', { name: '–' })).toHaveLength(2)
  })

  it('DAY-04 a card shows the numbers of answers in a line', async () => {
    setScreenWidth(PHONE)
    await open()
    expect(await screen.findByText(/^128 respuestas · la última el /)).toBeInTheDocument()
    expect(screen.queryByText(/^0 respuestas/)).toBeNull()
  })

  it.each<Role>(['ROLE_INSPECTOR', 'ROLE_CENSISTA_PRIVADO', 'ROLE_GENERADOR'])(
    'DAY-04 %s, who does not see everybody’s answers, is not told and sorts by name',
    async (role) => {
      await open(role, '/listar?orden=ultima')
      expect(await screen.findByText('Uno')).toBeInTheDocument()
      expect(screen.queryByText('Última respuesta')).toBeNull()
      expect(lastFilter()).toMatchObject({ sort: 'titulo' })
      expect(workOf).not.toHaveBeenCalled()
    },
  )

  it('DAY-04 sorts by last answer or number of answers, which the address keeps', async () => {
    const { person, address } = await open()
    await person.click(await screen.findByRole('combobox', { name: 'Ordenar por' }))
    await person.click(screen.getByRole('option', { name: 'Cantidad de respuestas' }))
    await waitFor(() => expect(lastFilter()).toMatchObject({ sort: 'total' }))
    expect(address()).toBe('/listar?orden=respuestas')
  })

  it('DAY-04 a form is put away at once, and a message takes it back', async () => {
    vi.mocked(archiveForm).mockResolvedValue()
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Más acciones de Uno' }))
    await person.click(screen.getByRole('menuitem', { name: 'Archivar' }))
    expect(await screen.findByText(/«Uno» está en el archivo/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await waitFor(() =>
      expect(vi.mocked(archiveForm).mock.calls).toEqual([
        ['Uno', true],
        ['Uno', false],
      ]),
    )
  })

  it('DAY-04 says that a form could not be put away', async () => {
    vi.mocked(archiveForm).mockRejectedValue(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Más acciones de Uno' }))
    await person.click(screen.getByRole('menuitem', { name: 'Archivar' }))
    expect(await screen.findByText(/No se pudo archivar/)).toBeInTheDocument()
  })

  it('DAY-04 the archive is a list of its own, which says how forms get there', async () => {
    const { person, address } = await open()
    giveForms([])
    await person.click(await screen.findByRole('button', { name: 'Archivo' }))
    expect(
      await screen.findByRole('heading', { name: 'No hay formularios en el archivo' }),
    ).toBeInTheDocument()
    expect([address(), lastFilter()?.archived]).toEqual(['/listar?lugar=archivo', true])
    await person.click(screen.getByRole('button', { name: 'Volver a la lista' }))
    await waitFor(() => expect(address()).toBe('/listar'))
  })

  it('DAY-04 an empty list links to the archive when every form is put away', async () => {
    giveForms([])
    const { person, address } = await open()
    await screen.findByRole('heading', { name: 'No tiene formularios asociados a su área.' })
    expect(screen.queryByRole('search')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Archivo' }))
    await waitFor(() => expect(lastFilter()?.archived).toBe(true))
    expect(address()).toBe('/listar?lugar=archivo')
  })

  it('DAY-04 another order can be chosen when no answers are counted yet', async () => {
    giveForms([])
    await open('ROLE_SUPERVISOR', '/listar?orden=ultima')
    await screen.findByRole('heading', { name: 'No tiene formularios asociados a su área.' })
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toBeEnabled()
  })
})
