import { readBackAnswer } from '../../../data/arrived'
import { sessionUid } from '../../../data/staff/session'
import { sessionState } from '../../../data/staff/session-state'
import { authorOf } from '../../../domain/answering/new-answer'
import type { User } from '../../../domain/user/user'
import { createOutbox, type Outbox } from '../../../engine/outbox/outbox'
import { abilityFor } from '../../../lib/ability'
import { deviceStore } from '../../../lib/device-store'
import { tellOutbox } from '../../../lib/outbox-signal'
import { staffPorts } from '../staff-ports'

let current: { username: string; outbox: Outbox } | null = null

/** Whether the server confirmed that person's session: a session that is only kept on the device sends nothing. */
function maySend(username: string): boolean {
  const state = sessionState()
  if (state.status !== 'authenticated' || state.user.username !== username) return false
  try {
    return sessionUid() !== ''
  } catch {
    return false
  }
}

/** The outbox of a member of the staff; one for the page. */
export function staffOutbox(user: User): Outbox {
  const { username } = user
  if (current?.username === username) return current.outbox
  // Another person's outbox waits until they are back.
  current?.outbox.dispose()
  const outbox = createOutbox({
    ...staffPorts({ user, ability: () => abilityFor(user) }),
    storage: deviceStore('drafts'),
    owner: username,
    maySend: () => maySend(username),
    readBack: async (make) => readBackAnswer('staff', make(authorOf(user, sessionUid()))),
    tell: tellOutbox,
  })
  current = { username, outbox }
  return outbox
}
