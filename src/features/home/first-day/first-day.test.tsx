import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waitingForms } from '../../../data/staff/form-work'
import { municipalityOnce } from '../../../data/staff/geography'
import { listFormsPage } from '../../../data/staff/list-forms'
import { countUsers } from '../../../data/staff/users'
import { NO_OPTIONS } from '../../../domain/form/options'
import type { Role } from '../../../domain/user/roles'
import { formWorkSchema } from '../../../domain/work/form-work'
import { aForm, aUser } from '../../../testing/builders'
import { aMunicipality } from '../../../testing/places'
import { renderStaff } from '../../../testing/render-staff'
import { FirstDay } from './FirstDay'

vi.mock('../../../data/staff/form-work', async (original) => ({
  ...(await original<object>()),
  waitingForms: vi.fn(),
}))
vi.mock('../../../data/staff/geography', () => ({ municipalityOnce: vi.fn() }))
vi.mock('../../../data/staff/list-forms', () => ({ listFormsPage: vi.fn() }))
vi.mock('../../../data/staff/users', () => ({ countUsers: vi.fn() }))

/** How far a municipality is. */
function stands({ areas = ['a'], users = 2, isPublic = false, forms = 1 }) {
  vi.mocked(municipalityOnce).mockResolvedValue({ ...aMunicipality(), areas })
  vi.mocked(countUsers).mockResolvedValue(users)
  const one = aForm({ opcionales: { ...NO_OPTIONS, publico: isPublic } })
  vi.mocked(listFormsPage).mockResolvedValue({ forms: forms ? [one] : [], damaged: 0, cursor: null })
}
const open = (role: Role = 'ROLE_SUPERVISOR_ELEVADO') =>
  renderStaff(<FirstDay />, { user: aUser(role), pattern: '/home', at: '/home' })
const steps = async () =>
  within(await screen.findByRole('region', { name: 'Primeros pasos' }))
    .getAllByRole('listitem')
    .map((step) => /(Hecho|Sigue|Después)$/.exec(step.textContent)?.[0])

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(waitingForms).mockResolvedValue([])
})

describe('the first day of a municipality', () => {
  it('DAY-04 says what is done and what is next, each with the way there', async () => {
    stands({ users: 1, forms: 0 })
    await open()
    expect(await steps()).toEqual(['Hecho', 'Sigue', 'Después', 'Después'])
    expect(screen.getByText(/^1 de 4 hechos/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Agregue a quienes trabajan con usted' })).toHaveAttribute(
      'href',
      '/usuarios',
    )
    expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      ...[null, 'step', null, null],
    ])
  })

  it('DAY-04 is over once all is done', async () => {
    stands({ isPublic: true })
    await open()
    await vi.waitFor(() => expect(listFormsPage).toHaveBeenCalled())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('DAY-04 costs nothing where answers wait, and for who sets nothing up', async () => {
    stands({ forms: 0 })
    await open('ROLE_SUPERVISOR')
    await vi.waitFor(() => expect(waitingForms).toHaveBeenCalled())
    vi.mocked(waitingForms).mockResolvedValue([formWorkSchema.parse({ id: 'uno' })])
    await open()
    await vi.waitFor(() => expect(waitingForms).toHaveBeenCalledTimes(2))
    expect(countUsers).not.toHaveBeenCalled()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
