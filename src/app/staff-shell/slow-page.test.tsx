import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setSessionState } from '../../data/staff/session-state'
import { FormSkeleton } from '../../renderer/FormSkeleton'
import { aUser } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { speakSpanish } from '../../testing/texts'
import { StaffRoot } from './StaffRoot'
import { StaffShell } from './StaffShell'

vi.mock('../../data/staff/session', async () => {
  const { onSessionState } = await import('../../data/staff/session-state')
  return { watchSession: onSessionState, signIn: vi.fn(), signOut: vi.fn(), SignInError: Error }
})

const SLOW = /Tarda más de lo normal/
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const slowClock = () => vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })

afterEach(() => vi.useRealTimers())

it('ANS-14 a page of staff says that reading takes long, and no longer once it shows something', async () => {
  await speakSpanish()
  let arrive: (words: string) => void = () => undefined
  const Page = () => {
    const { data } = useQuery({
      queryKey: ['slow'],
      queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
    })
    return <h1>{data ?? 'outline'}</h1>
  }
  setSessionState({ status: 'authenticated', user: aUser('ROLE_SUPERVISOR'), sid: 's1' })
  slowClock()
  const { history } = memoryAddress('/listar')
  const shell = { Component: StaffShell, children: [{ path: '/listar', element: <Page /> }] }
  render(<MemoryRoutes history={history} routes={[{ Component: StaffRoot, children: [shell] }]} />)
  expect(await screen.findByText('outline')).toBeInTheDocument()
  await later(6_000)
  expect(screen.queryByText(SLOW)).toBeNull()
  await later(3_000)
  expect(screen.getByText(SLOW)).toBeInTheDocument()
  arrive('read')
  expect(await screen.findByText('read')).toBeInTheDocument()
  expect(screen.queryByText(SLOW)).toBeNull()
})

it('ANS-14 the outline of a form says that it takes long', async () => {
  await speakSpanish()
  slowClock()
  render(<FormSkeleton />)
  await later(6_000)
  expect(screen.queryByText(SLOW)).toBeNull()
  await later(3_000)
  expect(screen.getByText(SLOW)).toBeInTheDocument()
})
