import { DataError } from '../../../data/errors'
import type { AnswerToComplete } from '../../../data/staff/complete-answer'
import { completionOf, gapsOf, isSigned, openSignatures } from '../../../domain/answer/locks'
import { anonymousAuthor } from '../../../domain/answer/new-answer'
import { assembleSections } from '../../../domain/answer/whole'
import type { CompleteAnswerRequest } from '../../../domain/calls/complete-answer'
import type { DraftMark } from '../../../lib/draft-keeper'
import { openAnswering, type AnsweringPorts } from '../engine/answering'
import type { DraftSlot } from '../engine/draft-slot'
import type { SaveFailure } from '../engine/saving'
import { completionSlot, readCompletion } from './completion-draft'
import { createMove, watchFilling } from './filling'

/** What completing needs from outside. */
export interface CompletionPorts extends Pick<
  AnsweringPorts,
  'uploader' | 'now' | 'prepareFile' | 'isOffline'
> {
  /** Stores what was filled in; safe to repeat. */
  complete: (request: CompleteAnswerRequest) => Promise<void>
}

/** One answer being completed: everything below the page. */
export type Completing = Awaited<ReturnType<typeof openCompletion>>

/** Nothing to tell of this device yet; always the same object. */
const NOT_KEPT: DraftMark = { savedAt: null, failed: false }

/** What a completion that was not stored means to the person. */
function failureOf(error: unknown): SaveFailure {
  const code = error instanceof DataError ? error.code : 'unknown'
  if (code === 'offline' || code === 'timeout') return 'offline'
  if (code === 'conflict') return 'changed'
  return code === 'forbidden' ? 'forbidden' : 'failed'
}

/**
 * Opens a stored answer to be completed, with what this device still has of an earlier try (COMP-01). It is filled in
 * with the engine of answering, which goes on with the stored answer as it does with a draft.
 */
export async function openCompletion(answer: AnswerToComplete, slot: DraftSlot, ports: CompletionPorts) {
  const { stored, version } = answer
  const opened = await readCompletion(slot, answer, ports.now())
  const before = assembleSections(version.secciones, stored.secciones)
  const open = openSignatures(version.signatures, stored.signatures, stored.opcionales)
  const move = createMove(opened.moveTo, () => answering.keeper.changed())
  const place = completionSlot(slot, answer, opened, { moveTo: move.get, differs: () => filling.differs() })
  const answering = await openAnswering(version, place, {
    ...ports,
    failureOf,
    async save(make) {
      // Who made the answer stays; only what was filled in is sent.
      const { secciones, signatures } = make(anonymousAuthor(''))
      const given = signatures.filter((one) => isSigned(one) && open.includes(one.indexSignature))
      await ports.complete({
        answerId: stored.id,
        lastUpdate: stored.lastUpdate?.getTime() ?? null,
        secciones,
        signatures: given.map(({ indexSignature, names, imgID, imgURL }) => ({
          indexSignature,
          names,
          imgID,
          imgURL,
        })),
        estado: move.get(),
      })
    },
  })
  const filling = watchFilling({ ...answering, move, before })
  const { keeper } = answering
  if (opened.carried) keeper.changed()
  return {
    answering: {
      ...answering,
      restoredAt: opened.restoredAt,
      keeper: {
        ...keeper,
        mark: () => (place.isKept() || keeper.mark().failed ? keeper.mark() : NOT_KEPT),
      },
    },
    stored,
    mode: completionOf(stored),
    /** The sections as they are stored: what holds something there stays. */
    before,
    gaps: gapsOf(before),
    /** Signatures that may be given here, by their position. */
    openSignatures: open,
    /** Somebody else changed the answer since this device kept something of it. */
    carried: opened.carried,
    move,
    filling,
  }
}
