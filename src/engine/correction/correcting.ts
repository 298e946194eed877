import { compactSections } from '../../domain/answering/compact'
import { sameSections } from '../../domain/correction/locks'
import { viewOf } from '../../domain/answer/view'
import { changesRequested, type PickFault } from '../../domain/correction/ask'
import { changesBetween } from '../../domain/correction/diff'
import { placed } from '../../domain/correction/place-after'
import { sectionsInPlace } from '../../domain/correction/overlay'
import {
  isRemoved,
  isRemovedAt,
  removedIn,
  restoringRemoved,
  rowEdits,
} from '../../domain/correction/removed'
import type { PartRef } from '../../domain/form/part-ref'
import { zoneOf } from '../../domain/zone'
import { endOfDayIn } from '../../domain/zone-times'
import type { Section } from '../../domain/form/section'
import type { DraftSlot } from '../draft-slot'
import type { AnsweringPorts } from '../ports'
import { correctionSlot, readCorrection } from './correction-draft'
import { correctionPolicy } from './correction-policy'
import { createChangeRequest } from './change-request'
import { createRemovals } from './removals'
import { openWork, keepingStoredFiles, type StoredWork, type WorkPorts } from '../stored-work'
import type { CorrectionToSend } from '../../domain/correction/to-send'

/** What correcting needs from outside. */
export interface CorrectionPorts extends WorkPorts, Pick<AnsweringPorts, 'loadGeocoder'> {
  /** Stores the correction and the request for changes; safe to repeat. */
  correct: (request: CorrectionToSend) => Promise<void>
}

/** One answer being corrected: everything below the page. */
export type Correcting = Awaited<ReturnType<typeof openCorrection>>

const checkedIn = (secciones: Section[], { seccionId, condicionId }: PartRef): boolean =>
  viewOf(secciones)
    .find(({ section }) => section.id === seccionId)
    ?.groups.some(({ branch, isAsked }) => branch?.id === condicionId && isAsked) ?? false

/**
 * Opens an answer to be corrected, with what this device still has of an earlier try (CORR-02). It is worked with the
 * engine of answering, which goes on with the answer as it stands as it does with a draft.
 */
export async function openCorrection(answer: StoredWork, slot: DraftSlot, ports: CorrectionPorts) {
  const { stored, version } = answer
  const opened = await readCorrection(slot, answer, ports.now())
  const before = sectionsInPlace(version.secciones, stored)
  const place = placed(stored.ubicacion)
  const away = removedIn(stored)
  const onChange = () => answering.keeper.changed()
  const removals = createRemovals(away, opened.rows, onChange)
  const ask = createChangeRequest(opened.ask, onChange)
  const policy = correctionPolicy(answer, before, (path) => isRemovedAt(removals.all(), before, path))
  const sections = () => restoringRemoved(before, answering.engine.sections(), removals.all())
  const placeNow = () => (answering.place.isAsked ? placed(answering.place.stored()) : place)
  const changes = () =>
    changesBetween(
      { secciones: before, ubicacion: place },
      { secciones: sections(), ubicacion: placeNow() },
      rowEdits(before, away, removals.get()) ?? [],
    )
  const differs = () => changes() !== null || answering.uploads.awaited().length > 0
  const keptSlot = correctionSlot(slot, answer, opened, {
    ask: ask.get,
    rows: removals.get,
    differs: () => differs() || ask.asks(),
  })
  const uploader = keepingStoredFiles(ports.uploader, stored)
  /** The end of the last day for the citizen, by the clock of the municipality (OPS-08); null for none. */
  const term = (): Date | null => {
    const end = endOfDayIn(ask.get().until, zoneOf(version))
    return Number.isNaN(end.getTime()) ? null : end
  }
  const save: AnsweringPorts['save'] = async () => {
    const { comment, until: _day, ...picks } = ask.get()
    await ports.correct({
      answerId: stored.id,
      lastUpdate: stored.lastUpdate?.getTime() ?? null,
      secciones: sameSections(before, sections()) ? null : compactSections(sections()),
      rows: [...removals.get()],
      ubicacion: changes()?.editedLocation ?? null,
      request: ask.asks() ? { ...picks, comment: comment.trim(), vence: term()?.getTime() ?? null } : null,
    })
  }
  const answering = await openWork(answer, opened, keptSlot, { ports: { ...ports, uploader, save }, policy })
  return {
    answering,
    stored,
    /** Somebody else changed the answer since this device kept something of it. */
    carried: opened.carried,
    ask,
    term,
    removals,
    /** Takes a row or further answer away, or puts it back. Ticks in what is away are taken out. */
    remove(spot: PartRef, isAway: boolean): void {
      removals.set(spot, isAway)
      const gone = ask.get().items.filter((item) => isRemoved(removals.all(), item))
      for (const item of gone) ask.tick(item, false)
    },
    /** The place before this correction. */
    place,
    /** Whether anything was put right. */
    differs,
    /** Why the ticked questions cannot be asked of the citizen; null when they can (CORR-06). */
    askFault(): PickFault | null {
      const where = answering.place.isAsked ? placeNow() : undefined
      const requested = changesRequested(sections(), ask.get(), removals.all(), where)
      return typeof requested === 'string' ? requested : null
    },
    /** Whether a condition was checked before this correction. */
    wasChecked: (spot: PartRef) => checkedIn(before, spot),
    isChecked: (spot: PartRef) => checkedIn(answering.engine.sections(), spot),
  }
}
