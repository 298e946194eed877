import { compactDraft } from '../domain/answering/compact'
import { createAutosave } from '../lib/autosave'
import type { Draft, OrphanedAnswer } from './draft'
import { keepForm } from './open-draft'
import type { QueueEntry } from './outbox/queue-entry'
import type { SessionContext, AnsweringSession } from './answering-session'

export type AnswerAutosave = ReturnType<typeof autosaveAnswer>

/**
 * Writes the answer to this device shortly after each change (ANS-22), with what was left of earlier versions.
 * @param parts gives what the answer consists of, once that is there
 */
export function autosaveAnswer(opening: SessionContext, parts: () => AnsweringSession) {
  const { version, slot, draft, outdated, identity, ports } = opening
  let left: OrphanedAnswer[] = draft?.left ?? []
  let called = draft?.name ?? ''
  let outbox: unknown = draft?.outbox ?? null
  let formKept: Promise<void> | null = null

  function draftOf(savedAt: Date): Draft {
    const { engine, signatures, place, startState, recipient, purchase, uploads, visits } = parts()
    return {
      ...identity.get(),
      begun: opening.begun,
      name: called,
      version: version.version,
      secciones: compactDraft(engine.sections()),
      signatures: signatures.drafts(),
      pictures: draft?.pictures ?? '',
      ubicacion: place.state(),
      estado: startState?.chosen() ?? null,
      recipient: recipient?.draft() ?? null,
      purchase: purchase?.draft() ?? null,
      files: uploads.pending(),
      left,
      outbox,
      opened: visits.opened(),
      last: visits.last(),
      savedAt,
    }
  }

  const keeper = createAutosave({
    now: ports.now,
    async erase() {
      await Promise.all(left.map(({ file }) => file && slot.files.remove(file)))
      await slot.erase()
    },
    async write(savedAt) {
      formKept ??= keepForm(slot, version)
      const content = draftOf(savedAt)
      parts().measure(content.secciones)
      // Both writes begin at once, the form's first, because a page that is being closed waits for neither. A device
      // without room for the form may still have room for what was typed.
      await Promise.all([slot.write(content), formKept.catch(() => undefined)])
      await Promise.all(outdated.splice(0).map(slot.files.remove))
    },
  })
  const kept = async () => {
    await keeper.flush()
    return !keeper.mark().failed
  }
  return {
    keeper,
    /** Resolves to whether the device has the draft as it is now. */
    kept,
    left: () => left,
    /**
     * Turns the draft into an answer of the outbox, in one write, so that it is never both and never neither (DAY-05).
     * @returns whether the device has it so
     */
    async leave(entry: QueueEntry): Promise<boolean> {
      outbox = entry
      keeper.changed()
      if (await kept()) return true
      outbox = null
      keeper.changed()
      return false
    },
    name: () => called,
    /** Gives the draft a name, on this device alone. */
    rename(words: string): void {
      called = words
      keeper.changed()
    },
    /** The person has no more use for what was left. */
    forgetLeft(): void {
      const files = left.map(({ file }) => file).filter(Boolean)
      left = []
      keeper.changed()
      void kept().then((isKept) => isKept && files.forEach((file) => void slot.files.remove(file)))
    },
  }
}
