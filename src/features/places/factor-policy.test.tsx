import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { municipality } from '../../data/staff/geography'
import { countryTree } from '../../data/staff/geography-tree'
import { changeFactorPolicy } from '../../data/staff/places'
import { ROLES } from '../../domain/user/roles'
import { municipalitySchema } from '../../domain/geography/geography'
import { aUser } from '../../testing/builders'
import { ARGENTINA, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { MunicipalitiesPage } from './MunicipalitiesPage'

vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../data/staff/places', () => ({ changeFactorPolicy: vi.fn() }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  setScreenWidth(DESK)
})

it('OPS-01 an administrator asks a second factor of all roles at once, and says otherwise of one', async () => {
  vi.mocked(municipality).mockRejectedValueOnce(new DataError('offline'))
  const { person } = await renderStaff(<MunicipalitiesPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/municipios',
    at: '/municipios',
  })
  await person.click(await screen.findByRole('button', { name: 'Más acciones para Montclar' }))
  await person.click(screen.getByRole('menuitem', { name: 'Segundo factor' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar')
  const segundoFactor = { ofrecido: [], exigido: {}, gracia: 7, recordar: false }
  vi.mocked(municipality).mockResolvedValue(
    municipalitySchema.parse({ id: 'montclar', nombre: 'Montclar', path: MONTCLAR_PATH, segundoFactor }),
  )
  await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
  const choose = async (role: string, choice: string) => {
    await person.click(await screen.findByRole('combobox', { name: role }))
    await person.click(within(await screen.findByRole('listbox')).getByRole('option', { name: choice }))
  }
  await choose('Todos los roles', 'Obligatorio')
  expect(screen.getAllByText('Obligatorio')).toHaveLength(ROLES.length + 1)
  await choose('Inspector', 'Puede activarlo')
  expect(screen.getByRole('combobox', { name: 'Todos los roles' })).toHaveTextContent('Según el rol')
  await person.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(changeFactorPolicy).toHaveBeenCalledOnce())
  const [, policy] = vi.mocked(changeFactorPolicy).mock.calls[0] ?? []
  expect(policy).toMatchObject({ ofrecido: ['ROLE_INSPECTOR'], gracia: 7 })
  expect(Object.keys(policy?.exigido ?? {})).toHaveLength(ROLES.length - 1)
})
