import type { StoredAnswer } from '../../domain/answer/answer'
import type { Author } from '../../domain/answering/new-answer'
import type { FormVersion } from '../../domain/form/form'
import { openAnswering, type Answering } from '../answering'
import { readDraft } from '../draft'
import type { DraftSlot } from '../draft-slot'
import { formBeside } from '../open-draft'
import type { AnsweringPorts } from '../ports'
import { linkNoteBeside, savingWith } from '../signed/link-beside'
import { createStartState } from '../start-state'
import type { FailedTry, QueueEntry, QueueFailure } from './queue-entry'
import { readQueueEntry } from './saved-work'
import { partOf } from '../pending-file'

/** What the server has of an answer: nothing, the same, something else, or the same with a fault. */
export type FoundThere = 'no' | 'same' | 'other' | 'invalid'

/** What sending needs from outside, besides what answering does. */
export interface DeliveryPorts extends AnsweringPorts {
  /** Reads back what is stored of the answer that `make` gives for an account. */
  readBack: (make: (author: Author) => StoredAnswer) => Promise<FoundThere>
  /** Whether whoever left the answers is still signed in. */
  maySend: () => boolean
}

const OF_FOUND = { no: 'gone', other: 'differs', invalid: 'invalid' } as const

/** The state was decided when the answer was left (ANS-18). */
const asDecided: AnsweringPorts['startState'] = (version, onChange) => {
  const startState = createStartState(version, onChange)
  return startState && { ...startState, ask: () => Promise.resolve(true) }
}

/** Why it was not saved. */
async function failureOf(
  { version, saving, uploads }: Answering,
  ports: AnsweringPorts,
): Promise<QueueFailure> {
  const { failure, problems } = saving.state()
  if (failure) return failure
  if (problems.some(({ code }) => code !== 'upload')) return 'incomplete'
  const views = uploads.awaited().map((file) => {
    const [part, { id, path }] = [partOf(file), file]
    const shown =
      part === 'list'
        ? uploads.lists?.waiting(path).find((one) => one.id === id)?.view
        : uploads.view(path, part)
    return shown?.status
  })
  if (views.some((status) => status === 'lost' || status === 'refused')) return 'lost'
  if (views.includes('tooMany')) return 'limit.account'
  // A form that takes no more answers refuses their files first.
  return views.includes('failed') ? ports.failureOf(uploads.lastError(), version) : 'offline'
}

/** Saves without a screen; null when it was saved. Nothing is erased from the device. */
async function save(version: FormVersion, slot: DraftSlot, ports: AnsweringPorts): Promise<FailedTry | null> {
  const keptSlot = { ...slot, erase: () => Promise.resolve(), release: () => undefined }
  const note = await linkNoteBeside(slot.files)
  const saving = savingWith({ ...ports, startState: asDecided }, note)
  const answering = await openAnswering(version, keptSlot, saving)
  try {
    // Whoever left it in the outbox has read what it advises.
    answering.engine.revealAdvice()
    await answering.saving.save()
    if (answering.saving.state().phase === 'saved') return null
    const closing = answering.engine.closing()
    return closing ? { failure: 'barred', closing } : { failure: await failureOf(answering, ports) }
  } finally {
    // What arrived is noted before anything else is written there.
    await answering.keeper.flush()
    answering.dispose()
  }
}

async function readBack(
  version: FormVersion,
  slot: DraftSlot,
  ports: DeliveryPorts,
): Promise<FailedTry | null> {
  const seen: FoundThere[] = []
  const failed = await save(version, slot, {
    ...ports,
    save: async (make) => {
      const found = await ports.readBack(make)
      seen.push(found)
      if (found !== 'same') throw new Error(`read back: ${found}`)
    },
    failureOf: (error, form) => (seen.length > 0 ? 'refused' : ports.failureOf(error, form)),
  })
  const found = seen.at(-1)
  return failed && found && found !== 'same' ? { failure: OF_FOUND[found] } : failed
}

/**
 * Sends one answer of the outbox, or reads back one that arrived, through the same engine as any save: every try has
 * the same id and code (DAY-05, ANS-15). The device keeps everything until the stored answer was read back and
 * compared; then only the receipt stays.
 * @param slot the one that this tab has
 */
export async function deliver(slot: DraftSlot, ports: DeliveryPorts): Promise<void> {
  const stored = await slot.read()
  const found = readQueueEntry(stored)
  const draft = readDraft(stored)
  if (!found || found.entry.verifiedAt) return
  const note = async (change: Partial<QueueEntry>) => {
    const outbox: QueueEntry = { ...found.entry, ...change }
    await slot.write({ ...Object(await slot.read()), outbox })
  }
  const fail = async (failed: FailedTry): Promise<void> => {
    // A person whose session ended is refused everything, which says nothing about the answer.
    if (!ports.maySend()) return
    await note({ closing: undefined, ...failed, tries: found.entry.tries + 1, triedAt: ports.now() })
  }

  const version = draft && (await formBeside(slot.files, draft.version))
  if (!version) return fail({ failure: 'lost' })
  if (!found.entry.receivedAt) {
    const failed = await save(version, slot, ports)
    return failed ? fail(failed) : note({ receivedAt: ports.now(), tries: 0, failure: null })
  }
  const failed = await readBack(version, slot, ports)
  if (failed) return fail(failed)
  const { answerId, code, entry } = found
  const outbox: QueueEntry = { ...entry, verifiedAt: ports.now(), failure: null }
  await slot.write({ answerId, code, outbox })
  await slot.clearFiles()
}
