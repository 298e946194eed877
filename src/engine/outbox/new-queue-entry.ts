import type { FormVersion } from '../../domain/form/form'
import type { QueueEntry } from './queue-entry'

const isTitle = (name: string) => name === 'titulo' || name.startsWith('titulo_')

/** What is noted of an answer that is left to be sent now. */
export const newQueueEntry = (version: FormVersion, now: Date): QueueEntry => ({
  titles: Object.fromEntries(
    Object.entries(version).flatMap(([name, words]) =>
      isTitle(name) && typeof words === 'string' ? [[name, words]] : [],
    ),
  ),
  leftAt: now,
  receivedAt: null,
  verifiedAt: null,
  tries: 0,
  triedAt: null,
  failure: null,
})
