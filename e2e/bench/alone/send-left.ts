import { connectEmulators, type EmulatorPorts } from '../../../src/data/emulators'
import { signIn, signOut, watchSession } from '../../../src/data/staff/session'
import { sessionState } from '../../../src/data/staff/session-state'
import type { FormVersion } from '../../../src/domain/form/form'
import { aPageThatStays, inspectorDevice } from '../../functions/inspector-device'

export interface Sending {
  ports: EmulatorPorts
  account: { email: string; password: string }
  version: FormVersion
  answers: number
  photos: number
  /** All of them are left; the first is sent next. */
  onLeft: () => void
}

/** What the device says in the end. */
export interface Sent {
  verified: number
  waiting: number
  rounds: number
}

/**
 * Leaves answers on a device in this process, and has its outbox send them with the product's own code. Loaded by
 * `outbox.ts`.
 */
export async function sendLeft({ ports, account, version, answers, photos, onLeft }: Sending): Promise<Sent> {
  connectEmulators(ports)
  const stop = watchSession(() => undefined)
  await signIn(account.email, account.password)
  while (sessionState().status === 'loading') await new Promise((resolve) => setTimeout(resolve, 50))
  const state = sessionState()
  if (state.status !== 'authenticated') throw new Error(`The session is ${state.status}`)
  Object.assign(globalThis, aPageThatStays())
  const device = inspectorDevice(state.user, version, photos)
  for (let number = 1; number <= answers; number += 1) await device.leaveOne(`Plaza ${number}`)
  onLeft()
  const sent = await device.sendAll()
  await signOut()
  stop()
  return sent
}
