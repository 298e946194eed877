import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setSessionState } from '../../data/staff/session-state'
import { formatDateTime } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import { aUser } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { speakSpanish } from '../../testing/texts'
import { StaffRoot } from './StaffRoot'
import { StaffShell } from './StaffShell'

vi.mock('../../data/staff/session', async () => {
  const { onSessionState } = await import('../../data/staff/session-state')
  return { watchSession: onSessionState, signIn: vi.fn(), signOut: vi.fn(), SignInError: Error }
})
vi.mock('../../data/staff/zones', () => ({
  knownZone: () => undefined,
  zoneAt: () => Promise.resolve('Asia/Tokyo'),
}))

function NewYear() {
  return <h1>{formatDateTime(new Date('2026-12-31T23:30:00Z'), useZone())}</h1>
}

it('OPS-08 pages of the staff say hours by the clock of their municipality, once it is known', async () => {
  await speakSpanish()
  const children = [{ path: '/listar', element: <NewYear /> }]
  const routes = [{ Component: StaffRoot, children: [{ Component: StaffShell, children }] }]
  setSessionState({ status: 'loading' })
  render(<MemoryRoutes history={memoryAddress('/listar').history} routes={routes} />)
  act(() => setSessionState({ status: 'authenticated', user: aUser('ROLE_SUPERVISOR'), sid: 's1' }))
  expect(await screen.findByRole('heading', { name: '01/01/2027 - 08:30' })).toBeInTheDocument()
})
