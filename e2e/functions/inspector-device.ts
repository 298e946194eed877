import { readBackAnswer } from '../../src/data/arrived'
import { DataError } from '../../src/data/errors'
import { saveAnswer } from '../../src/data/staff/answers'
import { sessionUid } from '../../src/data/staff/session'
import { staffUploader } from '../../src/data/staff/uploader'
import { authorOf } from '../../src/domain/answering/new-answer'
import type { FormVersion } from '../../src/domain/form/form'
import type { User } from '../../src/domain/user/user'
import { openAnswering } from '../../src/engine/answering'
import { claimDraftSlot } from '../../src/engine/draft-slot'
import { createOutbox } from '../../src/engine/outbox/outbox'
import type { AnsweringPorts } from '../../src/engine/ports'
import { memoryDeviceStore } from '../../src/testing/memory-device'

/** Longer than the outbox ever waits until it tries again. */
const WAITED_MS = 11 * 60_000
const MOST_ROUNDS = 200
/** The first bytes of any PNG. */
const PNG_BYTES = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10])

const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

/** Stands in for a page that nobody hides or leaves; for programs without one. */
export function aPageThatStays(): {
  document: object
  addEventListener: object
  removeEventListener: object
} {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return {
    document: page,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  }
}

/** What an inspector has in the hand: a form of a text and so many photos, answered without network, and an outbox. */
export function inspectorDevice(inspector: User, version: FormVersion, photos: number) {
  const storage = memoryDeviceStore()
  let clock = Date.now()
  let isAway = true
  const ports: AnsweringPorts = {
    uploader: staffUploader,
    save: async (make) => saveAnswer(make(authorOf(inspector, sessionUid()))),
    failureOf: (error) => (error instanceof DataError && error.code === 'forbidden' ? 'refused' : 'offline'),
    now: () => new Date(clock),
    prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
    hasOutbox: true,
    isOffline: () => isAway,
  }
  return {
    /** Answers the form without network and leaves it in the outbox. */
    async leaveOne(place: string): Promise<void> {
      isAway = true
      const slot = await claimDraftSlot(storage, version.formId, inspector.username)
      const answering = await openAnswering(version, slot, ports)
      answering.engine.respond(at(0), { respuesta: place })
      for (let photo = 1; photo <= photos; photo += 1)
        answering.uploads.choose(
          at(photo),
          'imagen',
          new File([PNG_BYTES], 'foto.png', { type: 'image/png' }),
        )
      await answering.uploads.settle()
      await answering.saving.leave()
      const { phase } = answering.saving.state()
      answering.dispose()
      if (phase !== 'left') throw new Error(`Not left: ${phase}`)
    },
    /** Sends until everything was read back; as much time passes between two rounds as the outbox waits at most. */
    async sendAll(): Promise<{ verified: number; waiting: number; rounds: number }> {
      isAway = false
      const outbox = createOutbox({
        ...ports,
        storage,
        owner: inspector.username,
        maySend: () => true,
        readBack: async (make) => readBackAnswer('staff', make(authorOf(inspector, sessionUid()))),
        tell: () => undefined,
      })
      const verified = () => outbox.state().queued.filter(({ entry }) => entry.verifiedAt).length
      const waiting = () => outbox.state().queued.length - verified()
      let rounds = 0
      while (rounds < MOST_ROUNDS && (rounds === 0 || waiting() > 0)) {
        await outbox.run(true)
        clock += WAITED_MS
        rounds += 1
      }
      outbox.dispose()
      return { verified: verified(), waiting: waiting(), rounds }
    },
  }
}
