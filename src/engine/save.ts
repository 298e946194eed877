import { compactSections } from '../domain/answering/compact'
import { anonymousAuthor } from '../domain/answering/new-answer'
import type { AnswerAutosave } from './autosave-answer'
import { newQueueEntry } from './outbox/new-queue-entry'
import { createSaving, type SaveFailure } from './saving'
import type { SessionContext, AnsweringSession } from './answering-session'

/** Saves an answer: once it is complete it is kept on the device, then sent, then erased from the device (ANS-15). */
export function saveWith(
  { version, ports, identity }: SessionContext,
  parts: AnsweringSession,
  device: AnswerAutosave,
) {
  const { keeper } = device
  const { engine, uploads, signatures, recipient, purchase, startState, isOffline, given, measure } = parts
  return createSaving({
    engine,
    uploads,
    signatures,
    recipient,
    isOffline,
    confirm: startState?.ask,
    isTooLong: () => measure(compactSections(engine.sections())).room === 'over',
    async failureOf(error): Promise<SaveFailure> {
      const failure = await ports.failureOf(error, version)
      // Somebody else saved an answer of the same citizen meanwhile (ANS-13).
      const isSecond = failure === 'refused' && (await recipient?.hasAnswered())
      return isSecond ? 'answered' : failure
    },
    async send() {
      // The sections as they were checked: changes that are made while pictures are being sent were not.
      const complete = engine.sections()
      const stored = await signatures.store()
      // The draft is written before it is sent: after a reload the same answer is sent again, or found stored.
      await keeper.flush()
      const save = () => ports.save((author) => given(complete, stored, author))
      if (!purchase) {
        await save()
        return true
      }
      const { saveAndOrder } = await import('./save-and-order')
      const content = given(complete, stored, anonymousAuthor(''))
      const isEarlier = async (error: unknown) => (await ports.failureOf(error, version)) === 'earlier'
      return saveAndOrder({ purchase, content, save, renew: identity.renew, isEarlier })
    },
    afterwards: () => keeper.erase(),
    async leave() {
      if (!(await device.leave(newQueueEntry(version, ports.now())))) return false
      uploads.dispose()
      return true
    },
  })
}
