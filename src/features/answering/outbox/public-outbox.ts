import { createOutbox, type Outbox } from '../../../engine/outbox/outbox'
import { readBackAnswer } from '../../../data/arrived'
import { strangerUid } from '../../../data/public/stranger'
import { anonymousAuthor } from '../../../domain/answering/new-answer'
import { deviceStore } from '../../../lib/device-store'
import { noteOutbox } from '../../../lib/outbox-note'
import { tellOutbox } from '../../../lib/outbox-signal'
import { PUBLIC_PORTS, STRANGER } from '../public-ports'

let outbox: Outbox | null = null

/** The outbox of strangers; one for the page. */
export function publicOutbox(): Outbox {
  if (outbox) return outbox
  const made = createOutbox({
    ...PUBLIC_PORTS,
    storage: deviceStore('drafts'),
    owner: STRANGER,
    maySend: () => true,
    readBack: async (make) => readBackAnswer('public', make(anonymousAuthor(await strangerUid()))),
    tell: tellOutbox,
  })
  // Once nothing waits, pages need not load the outbox.
  made.on(() => noteOutbox(made.state().queued.length > 0))
  outbox = made
  return made
}
