import { canHaveBegun } from '../domain/answer/begun'
import { carryOver } from '../domain/answering/carry-over'
import { questionAt } from '../domain/answer/fill'
import { withRules } from '../domain/answering/logic'
import type { CalendarDay } from '../domain/calendar'
import { assembleSections } from '../domain/answering/whole'
import type { FormVersion } from '../domain/form/form'
import { asksFor } from '../domain/form/question'
import type { Section } from '../domain/form/section'
import { kindOf } from '../domain/form/kinds'
import { wallClockIn } from '../domain/wall-clock'
import { zoneOf } from '../domain/zone'
import type { DeviceStore } from '../lib/device-store'
import { toOrphanedAnswer, carryFiles, NO_SIGNATURE } from './carry-files'
import type { Draft, OrphanedAnswer } from './draft'
import { pictureName, type SignatureDraft } from './signatures'
import { partOf } from './pending-file'

interface Carrying {
  draft: Draft
  /** The form as it was when the draft was written. */
  old: FormVersion
  version: FormVersion
  files: DeviceStore
  now: Date
  /** The municipality's day at which the draft was begun. */
  begun: CalendarDay
}

interface Carried {
  draft: Draft
  secciones: Section[]
  /** Names of files that nobody needs once the carried draft is on the device. */
  outdated: string[]
}

const settingsOf = ({ opcionales, signatures }: FormVersion) =>
  opcionales.digitalSignature ? signatures : []

/**
 * Signatures go by their titles: whoever signed one thing did not sign another. Their pictures are copied under names
 * of the new version's own: until the carried draft is written, the one on the device still has its own.
 */
async function carrySignatures({ draft, old, version, files }: Carrying) {
  const prefix = `v${version.version}-`
  const titles = settingsOf(old).map(({ title }) => title)
  const unused = new Set(draft.signatures.keys())
  const before = draft.signatures.map((_, index) => pictureName(index, draft.pictures))
  const pictures = await Promise.all(before.map((name) => files.get(name)))
  const keep = async (name: string, picture: unknown) => {
    if (picture instanceof Blob) await files.set(name, picture).catch(() => undefined)
    else await files.remove(name)
  }
  const signatures: SignatureDraft[] = []
  for (const [index, { title }] of settingsOf(version).entries()) {
    const from = [...unused].find((position) => titles[position] === title)
    if (from !== undefined) unused.delete(from)
    signatures.push((from === undefined ? undefined : draft.signatures[from]) ?? NO_SIGNATURE)
    await keep(pictureName(index, prefix), from === undefined ? null : pictures[from])
  }
  const left: OrphanedAnswer[] = []
  for (const index of unused) {
    const names = draft.signatures[index]?.names ?? ''
    const picture = pictures[index]
    if (names === '' && !(picture instanceof Blob)) continue
    // The picture is not copied: the answer that was left names it where it lies.
    const file = picture instanceof Blob ? (before[index] ?? '') : ''
    left.push({ question: null, title: titles[index] ?? '', text: names, file })
  }
  const leftFiles = new Set(left.map(({ file }) => file))
  return { signatures, left, prefix, outdated: before.filter((name) => !leftFiles.has(name)) }
}

/**
 * A draft of an earlier version as one of this version (ANS-22): what fits is carried over by id, and what no longer
 * fits is kept in `left` to be shown.
 */
export async function carryDraft(carrying: Carrying): Promise<Carried> {
  const { draft, old, version, now, begun } = carrying
  const before = assembleSections(old.secciones, draft.secciones, begun)
  const carried = carryOver(before, version.secciones, wallClockIn(now, zoneOf(version)))
  const files = carryFiles(draft.files, before, (file) => {
    const { path } = file
    const part = partOf(file)
    const place = carried.placeOf(path)
    const target = place && questionAt(carried.secciones, place)
    if (!target) return null
    return (part === 'list' ? kindOf(target) === 'files' : asksFor(target, part)) ? place : null
  })
  const signed = await carrySignatures(carrying)
  const left = [...draft.left, ...carried.left.map(toOrphanedAnswer), ...files.left, ...signed.left]
  return {
    secciones: withRules(carried.secciones, begun),
    draft: {
      ...draft,
      version: version.version,
      // A state is known by its position, which may be another state in another version.
      estado: null,
      files: files.files,
      signatures: signed.signatures,
      pictures: signed.prefix,
      left,
      // A section is known by its position, which may be another section in another version.
      opened: [],
      last: draft.last && carried.placeOf(draft.last),
    },
    outdated: signed.outdated,
  }
}

/**
 * The day by which rules go in an answer whose draft is opened again. One that lay for longer than the server believes a
 * stranger, or was begun by a clock that was ahead, is begun anew today.
 */
export const goesOnFrom = (begun: CalendarDay, today: CalendarDay): CalendarDay =>
  begun <= today && canHaveBegun(begun, today, true) ? begun : today
