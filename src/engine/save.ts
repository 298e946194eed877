import { compactSections } from '../domain/answer/compact'
import { anonymousAuthor } from '../domain/answer/new-answer'
import type { Keeping } from './keep'
import { newParcel } from './outbox/new-parcel'
import { createSaving, type SaveFailure } from './saving'
import type { Opening, Parts } from './wire'

/** Saves an answer: what was found complete is kept on the device, then sent, then forgotten here (ANS-15). */
export function saveWith({ version, ports, identity }: Opening, parts: Parts, device: Keeping) {
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
      // As they were found complete: what is changed while pictures are on their way was not looked at.
      const complete = engine.sections()
      const stored = await signatures.store()
      // What is sent is on the device first: after a reload the same answer is sent again, or found stored.
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
      if (!(await device.leave(newParcel(version, ports.now())))) return false
      uploads.dispose()
      return true
    },
  })
}
