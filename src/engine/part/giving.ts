import type { StoredSection } from '../../domain/answer/answer'
import { compactDraft, compactSections } from '../../domain/answering/compact'
import { loadBehaviour } from '../../domain/answering/load-behaviour'
import { sameSections } from '../../domain/correction/locks'
import { startSections } from '../../domain/answering/start'
import { assembleSections } from '../../domain/answering/whole'
import { dayPart, isCalendarDay, wallClockIn } from '../../domain/wall-clock'
import { zoneOf } from '../../domain/zone'
import { readDraft, type Draft } from '../draft'
import type { DraftSlot } from '../draft-slot'
import type { AnsweringPorts } from '../ports'
import { draftOnTop, openWork, workSlot, type WorkPorts } from '../stored-work'
import { partPolicy } from './part-policy'
import type { AskedPart } from '../../domain/second-person/asked-part'

/** What giving a part needs from outside. */
export interface PartPorts extends WorkPorts {
  /** Stores the section; safe to repeat. */
  give: (section: StoredSection) => Promise<void>
}

/** What the person begins with: the section as it starts, and what it names of the rest. */
function startOf({ version, secciones, part }: AskedPart, begun: Draft['begun'], now: Date): StoredSection[] {
  const started = startSections(version.secciones, wallClockIn(now, zoneOf(version)))
  const told = assembleSections(version.secciones, secciones, begun)
  return compactDraft(told.map((section, index) => (index === part ? (started[index] ?? section) : section)))
}

/** The same with what this device has of an earlier try; what stands around it is as it is now. */
function goneOn(fresh: Draft, earlier: Draft | null, id: string): Draft {
  if (earlier?.answerId !== fresh.answerId || earlier.version !== fresh.version) return fresh
  const own = earlier.secciones.filter((section) => section.id === id)
  return { ...earlier, secciones: [...fresh.secciones.filter((section) => section.id !== id), ...own] }
}

/**
 * Opens the part of an answer that another person gives, with what this device still has of an earlier try (REACH-11).
 * It is worked with the engine of answering: the section is open, the rest of what came with it is not shown.
 */
export async function openPart(answerId: string, asked: AskedPart, slot: DraftSlot, ports: PartPorts) {
  const { version, part } = asked
  await loadBehaviour(version)
  const now = ports.now()
  const noted = asked.begun
  const begun = noted !== null && isCalendarDay(noted) ? noted : dayPart(wallClockIn(now, zoneOf(version)))
  const asks = version.secciones[part]
  const place: StoredSection = { id: asks?.id ?? '', orden: asks?.orden ?? part }
  const content = { answerId, begun, secciones: startOf(asked, begun, now), ubicacion: null }
  const fresh = draftOnTop(version, now, content)
  const earlier = readDraft(await slot.read())
  const draft = goneOn(fresh, earlier, place.id)
  const opened = { draft, restoredAt: draft === fresh ? null : draft.savedAt, carried: false }
  const start = assembleSections(version.secciones, fresh.secciones, begun)
  const differs = () =>
    !sameSections(start, answering.engine.sections()) || answering.uploads.awaited().length > 0
  const kept = workSlot(slot, { version }, { opened, ground: () => ({}), differs })
  const save: AnsweringPorts['save'] = () =>
    ports.give(compactSections(answering.engine.sections()).find(({ id }) => id === place.id) ?? place)
  const answering = await openWork({ version }, opened, kept, {
    ports: { ...ports, save },
    policy: partPolicy(part),
  })
  return { answering }
}
