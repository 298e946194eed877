import type { FormVersion } from '../domain/form/form'
import type { TableContent } from '../domain/tables/packed'
import type { TableRef } from '../domain/tables/table-ref'
import type { DraftSlot } from './draft-slot'
import { createIdentity } from './identity'
import { autosaveAnswer } from './autosave-answer'
import { openDraft } from './open-draft'
import { NEW_ANSWER, type Policy } from './policy'
import type { AnsweringPorts } from './ports'
import { saveWith } from './save'
import { createAnsweringSession, type SessionContext, type AnsweringSession } from './answering-session'

/** One answer being worked on: everything below the screens. */
export type Answering = Awaited<ReturnType<typeof openAnswering>>

/**
 * Opens a form for answering, with what this device still has of an earlier try (ANS-22).
 * @param slot the place of its draft on this device; it is released with `dispose`
 * @param policy what may be done to each item
 */
export async function openAnswering(
  version: FormVersion,
  slot: DraftSlot,
  ports: AnsweringPorts,
  policy: Policy = NEW_ANSWER,
) {
  const opened = await openDraft(slot, version, { now: ports.now(), isNew: policy.hasAround })
  const { draft, earlier } = opened
  const identity = createIdentity(draft, version)
  const opening: SessionContext = { ...opened, version, slot, ports, policy, identity }
  const device = autosaveAnswer(opening, (): AnsweringSession => parts)
  const { keeper, kept, left, forgetLeft } = device
  const onChange = () => keeper.changed()
  const parts = await createAnsweringSession(opening, { onChange, kept })
  await parts.resume()
  if (draft) {
    keeper.found(draft.savedAt)
    if (earlier !== null) keeper.changed()
  }
  const { engine, uploads, signatures, place, assets, recipient, purchase, startState, visits, room } = parts
  // Problems that begin to be shown change nothing of the answer: an untouched form that is sent leaves no draft.
  let written = engine.sections()
  const stopKeeping = engine.onAnyChange(() => {
    if (engine.sections() === written) return
    written = engine.sections()
    onChange()
  })
  const saving = saveWith(opening, parts, device)

  return {
    version: parts.version,
    policy,
    /** Its place on this device. */
    slot,
    /** Fetches a file of the answer, sent before this page was opened. */
    readFile: (path: string) => ports.uploader.read(path),
    /** The name that the answer gets in the store. */
    answerId: identity.answerId,
    /** The code that the answer gets. */
    code: () => identity.get().code,
    /** When the draft was found that this answering goes on with, or null. */
    restoredAt: draft?.savedAt ?? null,
    /** That draft was written for an earlier version of the form. */
    isOfEarlierVersion: earlier !== null,
    /** The form is being answered in another tab too, apart from this one. */
    isSecondTab: slot.isSecond,
    /** What was answered in an earlier version and has no place in this one. */
    left,
    /** A file of what was left, from this device. */
    leftFile: (name: string): Promise<unknown> => slot.files.get(name),
    forgetLeft,
    /** What the person calls this draft. */
    name: device.name,
    rename: device.rename,
    /** Which of this person's places on the device it has. */
    slotNumber: slot.number,
    /** It can be left on this device to be sent by itself (DAY-05). */
    mayBeLeft: ports.hasOutbox === true && purchase === null,
    engine,
    uploads,
    signatures,
    place,
    loadGeocoder: async () => (await ports.loadGeocoder?.(version)) ?? null,
    /** Reads the table that a question picks from. */
    async loadTable(ref: TableRef): Promise<TableContent> {
      if (!ports.loadTable) throw new Error('nothing reads tables here')
      return ports.loadTable(version.municipalityPath, ref)
    },
    onDrawn: ports.onDrawn,
    /** Null where answers are about none. */
    assets,
    /** Null where the form does not ask for one, or the person may not look anybody up. */
    recipient,
    /** Null where the form sells nothing. */
    purchase,
    /** Null where nobody is asked for it. */
    startState,
    keeper,
    saving,
    /** How much more room the answer has. */
    room,
    /** Where the person has been. */
    visits,
    /** Saves what is here as another answer, with a code of its own, beside the one that an earlier try stored. */
    async saveAsAnother(): Promise<void> {
      identity.renew()
      onChange()
      await saving.save()
    },
    /** Forgets the draft; the form is then opened anew. */
    discard: () => keeper.erase(),
    dispose(): void {
      stopKeeping()
      uploads.dispose()
      // Whoever has the place next reads what was written last.
      void keeper.dispose().finally(slot.release)
    },
  }
}
