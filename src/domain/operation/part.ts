/** How the parts of an installation stand, and what is said of the whole (OPS-05). */
import { OUTSIDE_SYSTEMS, type OutsideSystem } from '../failures/outside-failure'
import { SYSTEM_FAULTS, type SystemRecord } from './system-record'
import { workStatus, type ScheduledName, type WorkRecord } from './scheduled-work'

/** `attention` is what somebody should look at, `broken` what does not work now. */
export const HEALTHS = ['broken', 'attention', 'fine'] as const
export type Health = (typeof HEALTHS)[number]

export const PART_NAMES = [
  ...OUTSIDE_SYSTEMS,
  ...(['restoration', 'migrations', 'works', 'incidents', 'delayed', 'receipts', 'passwordMails'] as const),
  ...(['orders', 'unsettled', 'answers', 'returned', 'counts', 'pressure', 'mailQuota'] as const),
  ...(['bin', 'drafts'] as const),
] as const
export type PartName = (typeof PART_NAMES)[number]

/** What is the matter, as a code. */
export const MATTERS = [
  ...SYSTEM_FAULTS,
  ...(['waiting', 'failed', 'late', 'mismatch', 'marked', 'mended', 'near', 'flood'] as const),
  ...(['left', 'newer', 'underWay'] as const),
] as const
export type Matter = (typeof MATTERS)[number]

/** One of the things that a part is about: a form, an order, a work. */
export interface PartItem {
  /** Names it: the id of a form, the name of a work. */
  id: string
  /** What it is called; '' where its name says it. */
  title: string
  /** How many of it; 0 where there is nothing to count. */
  count: number
  /** Moments are milliseconds. */
  since: number | null
}

export interface Part {
  name: PartName
  health: Health
  /** Null where it is fine. */
  matter: Matter | null
  /** How many things it is about; the items may be the first of them. */
  count: number
  since: number | null
  /** When an outside system answered last. */
  last: number | null
  items: PartItem[]
}

export const fine = (name: PartName, last: Date | null = null): Part => ({
  ...{ name, health: 'fine', matter: null, count: 0, since: null, items: [] },
  last: last?.getTime() ?? null,
})

/** A failure that another one confirmed so much later is none of a moment. */
const CONFIRMED_MS = 5 * 60_000

/** How an outside system stands; null for one that was never asked, as where a town hall has none. */
export function systemPart(name: OutsideSystem, record: SystemRecord | null): Part | null {
  if (!record) return null
  const { exito, falla, motivo, desde } = record
  if (motivo === null) return fine(name, exito)
  const since = desde?.getTime() ?? null
  // A key that is refused will be refused the next time too.
  const isLasting = motivo === 'refused' || (falla?.getTime() ?? 0) - (since ?? 0) >= CONFIRMED_MS
  return { ...fine(name, exito), health: isLasting ? 'broken' : 'attention', matter: motivo, since }
}

/** How what is done at its hours stands; works that never ran are new. */
export function worksPart(records: ReadonlyMap<ScheduledName, WorkRecord>, now: Date): Part {
  const behind = [...records].flatMap(([id, record]) => {
    const standing = workStatus(id, record, now)
    const since = (standing === 'failed' ? record.falla : record.exito)?.getTime() ?? null
    return standing === 'fine' ? [] : [{ id, title: '', count: 0, since, standing }]
  })
  const [first] = behind
  if (!first) return fine('works')
  const items = behind.map(({ standing: _standing, ...item }) => item)
  const matter = behind.some(({ standing }) => standing === 'failed') ? 'failed' : 'late'
  return { ...fine('works'), health: 'broken', matter, count: items.length, since: first.since, items }
}

/** How much of something is stored until it expires: it is only told, and always fine. */
export const storedPart = (name: PartName, count: number): Part => ({ ...fine(name), count })

/** What waits or needs somebody; fine where nothing does. */
export function countedPart(name: PartName, matter: Matter, count: number, items: PartItem[] = []): Part {
  if (count === 0) return fine(name)
  const sinces = items.flatMap(({ since }) => since ?? [])
  const since = sinces.length > 0 ? Math.min(...sinces) : null
  return { ...fine(name), health: 'attention', matter, count, since, items }
}

/** The parts with what is broken first, and among alike ones in their own order. */
export const byUrgency = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => HEALTHS.indexOf(one.health) - HEALTHS.indexOf(other.health))

/** The worst of the parts. */
export const wholeHealth = (parts: readonly Part[]): Health =>
  HEALTHS.find((health) => parts.some((part) => part.health === health)) ?? 'fine'

/** What is over before anybody reads of it, or waits for somebody without doing harm: no reason for a mail. */
const NO_NEWS: readonly (Matter | null)[] = ['near', 'flood', 'marked', null]

/** What the mail of the day says: whatever is not fine, where there is a reason for one; else nothing. */
export function worthTelling(parts: readonly Part[]): Part[] {
  const isNews = parts.some(({ matter }) => !NO_NEWS.includes(matter))
  return isNews ? byUrgency(parts).filter(({ health }) => health !== 'fine') : []
}

/** What `/salud` says: nothing else about the installation. */
export type PublicHealth = 'ok' | 'degraded' | 'down'

/**
 * What a stranger is told.
 * @param parts null when the store could not be read
 */
export function publicHealth(parts: readonly Part[] | null): PublicHealth {
  if (!parts || parts.some(({ name, health }) => name === 'restoration' && health !== 'fine')) return 'down'
  return wholeHealth(parts) === 'broken' ? 'degraded' : 'ok'
}

const isSystem = (name: PartName): name is OutsideSystem => OUTSIDE_SYSTEMS.some((one) => one === name)

/** By which word a part that is not fine is told about, and its repair: of a system why, of the others what they are. */
export function wordOf({ name, matter }: Part) {
  const fault = SYSTEM_FAULTS.find((one) => one === matter)
  if (fault) return fault
  if (matter === 'newer') return matter
  return isSystem(name) ? 'down' : name
}

/** Systems that can be asked whether they are there; the bank has no such question. */
export const ASKABLE = ['municore', 'turnero', 'portal', 'smtp', 'passwords'] as const

export type Askable = (typeof ASKABLE)[number]
