import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { municipality } from '../../data/staff/geography'
import { countryTree } from '../../data/staff/geography-tree'
import { changeMunicipality } from '../../data/staff/places'
import { aMunicipality, ARGENTINA, SPAIN } from '../../testing/places'
import { DESK, setScreenWidth } from '../../testing/render-staff'
import { editMontclar } from './testing/edit-montclar'

vi.mock('../../data/staff/geography', () => ({ municipality: vi.fn() }))
vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock(import('../../data/staff/places'), async (actual) => ({
  ...(await actual()),
  changeMunicipality: vi.fn(),
}))

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  setScreenWidth(DESK)
})
afterEach(() => void vi.unstubAllEnvs())

it('GEO-04 ANS-10 a municipality chooses among the geocoders of the installation, or none', async () => {
  vi.stubEnv('VITE_GEOCODERS', '{"Propio":"https://geo.test/?q={text}","Otro":"https://o.test/?q={text}"}')
  vi.mocked(municipality).mockResolvedValue({
    ...aMunicipality(),
    areas: [],
    geocodificador: 'Uno de antes',
  })
  const person = await editMontclar()
  const chosen = await screen.findByRole('combobox', { name: 'Búsqueda de direcciones' })
  expect(chosen).toHaveTextContent('Uno de antes (ya no disponible: se usa el habitual)')
  await person.click(chosen)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'El habitual: Propio',
    'Propio',
    'Otro',
    'Sin búsqueda: las direcciones solo se escriben',
    'Uno de antes (ya no disponible: se usa el habitual)',
  ])
  await person.click(screen.getByRole('option', { name: /^Sin búsqueda/ }))
  await person.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(vi.mocked(changeMunicipality).mock.lastCall?.[1]).toMatchObject({ geocodificador: '-' }),
  )
})
