import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import citizen from '../../../locales/es/citizen.json'
import common from '../../../locales/es/common.json'
import { citizenSession } from '../../data/citizen/session'
import { formatDateTime } from '../../lib/formats'
import { initI18n } from '../../lib/i18n'
import { useZone } from '../../lib/zone'
import { CitizenGate } from './CitizenGate'
import { LUCIA } from './testing/lucia'

vi.mock('../../data/citizen/session', () => ({
  citizenSession: vi.fn(),
  enterAsCitizen: vi.fn(),
  leaveAsCitizen: vi.fn(),
}))

function NewYear() {
  return <p>{formatDateTime(new Date('2026-12-31T23:30:00Z'), useZone())}</p>
}

beforeEach(() => initI18n('es', { es: { common, citizen } }))

it.each([
  ['America/Argentina/Cordoba', '31/12/2026 - 20:30'],
  ['Asia/Tokyo', '01/01/2027 - 08:30'],
])('OPS-08 CIT-03 a citizen reads moments by the clock of the town hall, %s', async (zonaHoraria, words) => {
  const entered = { ...LUCIA, hasta: Date.now() / 1000 + 600, emisor: { ...LUCIA.emisor, zonaHoraria } }
  vi.mocked(citizenSession).mockReturnValue({ citizen: entered, idToken: '' })
  const children = [{ path: '/', element: <NewYear /> }]
  render(<RouterProvider router={createMemoryRouter([{ element: <CitizenGate />, children }])} />)
  expect(await screen.findByText(words)).toBeVisible()
})
