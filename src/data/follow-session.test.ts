import { beforeEach, expect, it, vi } from 'vitest'
import type { WebSession } from '../domain/user/web-session'
import { aSession } from '../testing/builders'
import { DataError } from './errors'
import { followSession, type SessionFollower } from './staff/follow-session'

const { getDoc, watchers } = vi.hoisted(() => ({
  getDoc: vi.fn(),
  watchers: new Map<string, { next(value: unknown): void; error(error: unknown): void }>(),
}))
vi.mock('firebase/firestore/lite', () => ({ doc: vi.fn(), getDoc }))
vi.mock('./store', () => ({ storeOf: vi.fn() }))
vi.mock('./staff/live', () => ({
  watchWebSession: (_sid: string, watcher: never) => watchers.set('session', watcher) && vi.fn(),
  watchUser: (_name: string, watcher: never) => watchers.set('user', watcher) && vi.fn(),
}))

const told = () => ({
  open: vi.fn<SessionFollower['open']>(),
  closed: vi.fn<SessionFollower['closed']>(),
  failed: vi.fn<SessionFollower['failed']>(),
  silent: vi.fn<SessionFollower['silent']>(),
})

let follower: ReturnType<typeof told>
let stop: () => void

const stored = (session: WebSession) => getDoc.mockResolvedValue({ id: 'sid', data: () => session })
const hear = (of: 'session' | 'user') => watchers.get(of) ?? { next: vi.fn(), error: vi.fn() }

beforeEach(async () => {
  getDoc.mockReset()
  follower = told()
  stop = await followSession({ usuario: 'ana', sid: 'sid' }, follower)
  hear('session').next(aSession('ana'))
})

it.each([
  ['ended', aSession('ana', { active: false, motivo: 'baja' })],
  ['municipalityDisabled', aSession('ana', { active: false, motivo: 'municipio' })],
])(
  'USER-05 AUTH-11 says %s also where the refused record of the user is heard first',
  async (code, session) => {
    stored(session)
    hear('user').error(new DataError('forbidden'))
    await vi.waitFor(() => expect(follower.failed).toHaveBeenCalledWith(code))
    expect(follower.closed).not.toHaveBeenCalled()
  },
)

it.each([
  ['closed', () => stored(aSession('ana', { active: false, motivo: 'cerrada' }))],
  ['over', () => stored(aSession('ana', { vence: new Date(0) }))],
  ['not to be had', () => getDoc.mockRejectedValue(new DataError('offline'))],
])('AUTH-07 SEC-04 asks to sign in where the session is %s', async (_how, record) => {
  record()
  hear('user').error(new DataError('forbidden'))
  await vi.waitFor(() => expect(follower.closed).toHaveBeenCalledOnce())
  expect(follower.failed).not.toHaveBeenCalled()
})

it('USER-05 says that the user was ended, also when the closed session arrives first', () => {
  hear('session').next(aSession('ana', { active: false, motivo: 'baja' }))
  expect(follower.failed).toHaveBeenCalledWith('ended')
})

it('AUTH-07 nothing is called back once nobody follows', async () => {
  stored(aSession('ana', { active: false, motivo: 'baja' }))
  hear('user').error(new DataError('forbidden'))
  stop()
  await vi.waitFor(() => expect(getDoc).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(follower.failed).not.toHaveBeenCalled()
  expect(follower.closed).not.toHaveBeenCalled()
})
