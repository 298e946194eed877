import { responseAt } from '../../domain/answer/fill'
import { completionOf, gapsOf, isSigned, openParts, type Gaps } from '../../domain/correction/locks'
import { anonymousAuthor } from '../../domain/answering/new-answer'
import type { QuestionPath } from '../../domain/answer/path'
import { isComplete } from '../../domain/answer/problems'
import { viewAt } from '../../domain/answer/view'
import { assembleSections, begunOf } from '../../domain/answering/whole'
import { overlaySections } from '../../domain/correction/overlay'
import { isRemovedAt, removedIn, withoutRemoved, type Removed } from '../../domain/correction/removed'
import type { Section } from '../../domain/form/section'
import type { AnsweringPorts } from '../ports'
import type { DraftSlot } from '../draft-slot'
import { completionSlot, readCompletion } from './completion-draft'
import { completionPolicy } from './completion-policy'
import { watchFilling } from './filling'
import { createStore } from '../../lib/store'
import { openWork, type StoredWork, type WorkPorts } from '../stored-work'
import type { CompletionToSend } from '../../domain/correction/to-send'

/** What completing needs from outside. */
export interface CompletionPorts extends WorkPorts {
  /** Stores what was filled in; safe to repeat. */
  complete: (request: CompletionToSend) => Promise<void>
}

/** One answer being completed: everything below the page. */
export type Completing = Awaited<ReturnType<typeof openCompletion>>

/**
 * What is missing in the answer as it stands, only at places that the stored answer has: rows added by a correction are
 * left out.
 */
function openGaps(before: Section[], stands: Section[], removed: Removed): Gaps {
  const { places, sections } = gapsOf(stands)
  const isOpen = (path: QuestionPath) =>
    responseAt(before, path) !== undefined && !isRemovedAt(removed, before, path)
  return { places: places.filter(isOpen), sections }
}

/**
 * Opens a stored answer to be completed, with what this device still has of an earlier try (COMP-01). It is filled in
 * with the engine of answering, which goes on with the stored answer as it does with a draft.
 */
export async function openCompletion(answer: StoredWork, slot: DraftSlot, ports: CompletionPorts) {
  const { stored, version } = answer
  const opened = await readCompletion(slot, answer, ports.now())
  const before = assembleSections(version.secciones, stored.secciones, begunOf(stored))
  const stands = overlaySections(before, stored)
  const removed = removedIn(stored)
  const policy = completionPolicy(answer, before, stands)
  const move = createStore(opened.moveTo, () => answering.keeper.changed())
  const place = completionSlot(slot, answer, opened, { moveTo: move.get, differs: () => filling.differs() })
  const save: AnsweringPorts['save'] = async (make) => {
    // Who made the answer stays; only what was filled in is sent.
    const { secciones, signatures } = make(anonymousAuthor(''))
    const given = signatures.filter((one, index) => isSigned(one) && policy.signature(index).as === 'open')
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
  }
  const answering = await openWork(answer, opened, place, { ports: { ...ports, save }, policy })
  const areComplete = (sections: Section[]) =>
    isComplete(withoutRemoved(overlaySections(sections, stored), removed))
  /** Whether a part is left open that no file waiting to be sent will fill. */
  const isMissing = (sections: Section[], path: QuestionPath): boolean => {
    const view = viewAt(sections, path)
    const parts = view ? openParts(view.question, view.response) : []
    return parts.some((part) => part === 'answer' || answering.uploads.view(path, part) === null)
  }
  /** What nobody can give any more once the signatures that were begun here are saved. */
  const closedBySigning = (): Gaps => {
    const { digitalSignature, signatureEditableAnswer } = stored.opcionales
    const isSigning = answering.signatures.drafts().some(({ names }) => names.trim() !== '')
    const seals = completionOf(stored) === 'fill' && !(digitalSignature && signatureEditableAnswer)
    if (!isSigning || !seals) return { places: [], sections: [] }
    const sections = answering.engine.sections()
    const stand = overlaySections(sections, stored)
    const left = openGaps(sections, stand, removed)
    return { ...left, places: left.places.filter((path) => isMissing(stand, path)) }
  }
  const filling = watchFilling({ ...answering, move, before, areComplete })
  return {
    answering,
    stored,
    mode: completionOf(stored),
    gaps: openGaps(before, stands, removed),
    /** Somebody else changed the answer since this device kept something of it. */
    carried: opened.carried,
    move,
    filling,
    closedBySigning,
  }
}
