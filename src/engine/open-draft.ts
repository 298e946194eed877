import { hasRules } from '../domain/answering/logic'
import { loadBehaviour } from '../domain/answering/load-behaviour'
import { assembleSections } from '../domain/answering/whole'
import { startSections } from '../domain/answering/start'
import { formVersionSchema, type FormVersion } from '../domain/form/form'
import type { CalendarDay } from '../domain/calendar'
import type { Section } from '../domain/form/section'
import { dayPart, wallClockIn } from '../domain/wall-clock'
import { zoneOf } from '../domain/zone'
import { readDraft, type Draft } from './draft'
import type { DeviceStore } from '../lib/device-store'
import type { DraftSlot } from './draft-slot'

/** What answering begins with. */
export interface OpenedDraft {
  /** What this device still had, as a draft of this version; null when there was none. */
  draft: Draft | null
  secciones: Section[]
  /** The municipality's day at which it was begun. */
  begun: CalendarDay
  /** The earlier version of the form that the draft was written for; null when it was this one. */
  earlier: number | null
  /** Names of files that are of no use once the draft on the device is one of this version. */
  outdated: string[]
}

/** Beside a draft lies the form that it answers: without it nobody could tell what was asked (ANS-22). */
const formName = (version: number) => `form-${version}`

/** Keeps the form beside the draft; to be done before the draft is written for the first time. */
export const keepForm = (slot: DraftSlot, version: FormVersion): Promise<void> =>
  slot.files.set(formName(version.version), version)

/**
 * The form as it lies beside a draft; null when the device lost it.
 * @param files what lies beside the draft
 */
export async function formBeside(
  files: Pick<DeviceStore, 'get'>,
  number: number | null,
): Promise<FormVersion | null> {
  const parsed = number === null ? null : formVersionSchema.safeParse(await files.get(formName(number)))
  return parsed?.success ? parsed.data : null
}

/**
 * Reads what this device has of an earlier try, carried over when the form has changed since (ANS-22).
 * @param isNew whether the answer is not stored yet: one that is goes by the day that it says
 */
export async function openDraft(
  slot: DraftSlot,
  version: FormVersion,
  { now, isNew }: { now: Date; isNew: boolean },
): Promise<OpenedDraft> {
  const draft = readDraft(await slot.read())
  await loadBehaviour(version)
  const clock = wallClockIn(now, zoneOf(version))
  const today = dayPart(clock)
  let begun = draft?.begun ?? today
  // What waits to be sent by itself says what its person left: nobody looks at it any more.
  if (isNew && begun !== today && draft?.outbox === null && hasRules(version.secciones)) {
    const { goesOnFrom } = await import('./carry-draft')
    begun = goesOnFrom(begun, today)
  }
  if (!draft) {
    const secciones = startSections(version.secciones, clock)
    return { draft, secciones, begun, earlier: null, outdated: [] }
  }
  if (draft.version === null || draft.version === version.version) {
    const secciones = assembleSections(version.secciones, draft.secciones, begun)
    return { draft, secciones, begun, earlier: null, outdated: [] }
  }
  const { carryDraft } = await import('./carry-draft')
  // Where the device did not keep the old form, this one says what parts were called; they still go by id.
  const old = (await formBeside(slot.files, draft.version)) ?? version
  await loadBehaviour(old)
  const carried = await carryDraft({ draft, old, version, files: slot.files, now, begun })
  const outdated = [...carried.outdated, formName(draft.version)]
  return { ...carried, begun, earlier: draft.version, outdated }
}
