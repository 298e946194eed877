import { compactDraft, compactSections } from '../../domain/answering/compact'
import { sameSections } from '../../domain/correction/locks'
import { pathKey } from '../../domain/answer/path'
import { askedIn } from '../../domain/answer/view'
import { withRules } from '../../domain/answering/logic'
import { assembleSections, begunOf } from '../../domain/answering/whole'
import { NO_PLACE } from '../../domain/answer/corrections/edit'
import { copyFlagged, flagsOf, withOpened } from '../../domain/correction/flagged'
import { sectionsInPlace } from '../../domain/correction/overlay'
import { placed } from '../../domain/correction/place-after'
import type { RequestForChanges } from '../../domain/answer/corrections/request'
import { isPart, pathOfSpot } from '../../domain/answer/corrections/spot'
import { untouchedItems } from '../../domain/correction/untouched'
import type { Section } from '../../domain/form/section'
import { sameValue } from '../../domain/same-value'
import type { DraftSlot } from '../draft-slot'
import type { AnsweringPorts } from '../ports'
import { correctionSlot, readCorrection } from './correction-draft'
import { EMPTY_CHANGE_REQUEST } from './change-request'
import { revisionPolicy } from './revision-policy'
import { openWork, keepingStoredFiles, type StoredWork, type WorkPorts } from '../stored-work'
import type { RevisionToSend } from '../../domain/correction/to-send'

/** What revising needs from outside. */
export interface RevisionPorts extends WorkPorts, Pick<AnsweringPorts, 'loadGeocoder'> {
  /** Stores what was revised; safe to repeat. */
  revise: (request: RevisionToSend) => Promise<void>
}

/** One answer being revised: everything below the page. */
export type Revising = Awaited<ReturnType<typeof openRevision>>

/**
 * Opens an answer for the citizen to revise what was asked for, with what this device still has of an earlier try
 * (CORR-05). It is worked with the engine of answering, which goes on with the answer as it stands as it does with a
 * draft.
 * @param request the one that waits for the citizen
 */
export async function openRevision(
  answer: StoredWork,
  request: RequestForChanges,
  slot: DraftSlot,
  ports: RevisionPorts,
) {
  const { stored, version } = answer
  const before = sectionsInPlace(version.secciones, stored)
  const flags = flagsOf(request, before)
  const place = placed(stored.ubicacion)
  const opened = await readCorrection(slot, answer, ports.now())
  // The draft may change questions that only an earlier request asked for: those changes are dropped.
  const kept = assembleSections(version.secciones, opened.draft.secciones, begunOf(stored))
  const given = (sections: Section[]) =>
    copyFlagged(sections, before, withOpened(flags, before, sections, begunOf(stored)))
  // What rules do not ask stays in it: it is there when it is asked again.
  const draft = { ...opened.draft, secciones: compactDraft(given(kept)) }
  let sectionsNow = () => before
  const policy = revisionPolicy(answer, before, request, () => sectionsNow())
  const placeNow = () => (answering.place.isAsked ? placed(answering.place.stored()) : place)
  const isMoved = () => !sameValue(place, placeNow())
  const differs = () =>
    isMoved() || !sameSections(before, answering.engine.sections()) || answering.uploads.awaited().length > 0
  const keptSlot = correctionSlot(
    slot,
    answer,
    { ...opened, draft },
    { ask: () => EMPTY_CHANGE_REQUEST, rows: () => [], differs },
  )
  const uploader = keepingStoredFiles(ports.uploader, stored)
  const save: AnsweringPorts['save'] = () =>
    ports.revise({
      answerId: stored.id,
      lastUpdate: stored.lastUpdate?.getTime() ?? null,
      secciones: compactSections(withRules(given(answering.engine.sections()), begunOf(stored))),
      ubicacion: isMoved() ? (placeNow() ?? NO_PLACE) : null,
    })
  const answering = await openWork(answer, opened, keptSlot, { ports: { ...ports, uploader, save }, policy })
  sectionsNow = answering.engine.sections
  return {
    answering,
    stored,
    request,
    /** What was asked for and would be sent as it stands; a file that waits to be sent is another one. */
    untouched: () => {
      const waiting = new Set(answering.uploads.awaited().map(({ path, kind }) => `${kind} ${pathKey(path)}`))
      return untouchedItems(request, before, answering.engine.sections(), isMoved()).filter((item) => {
        const path = isPart(item.parte) ? pathOfSpot(before, item) : null
        return !path || !waiting.has(`${item.parte} ${pathKey(path)}`)
      })
    },
    /** Staff changed the answer since this device kept something of it. */
    carried: opened.carried,
    /** The place as it stands. */
    place,
    /** Whether the place is asked for. */
    asksPlace: answering.place.isAsked,
    /** Keys of the questions that are asked for, from the top. */
    asked: askedIn(before)
      .filter(({ path }) => policy.question(path).as === 'flagged')
      .map(({ path }) => pathKey(path)),
  }
}
