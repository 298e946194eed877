import * as z from 'zod/mini'
import type { Form } from '../../domain/form/form'
import { sameValue } from '../../domain/same-value'

/**
 * Saves of forms that this tab asked for and has not heard of, by what marks each of them. Such a save may have arrived,
 * or arrive later: it is not somebody else's then, also after the page was loaded anew.
 */
const KEY = 'unheard-saves'
/** A page tries again seldom so often before it hears something. */
const MOST = 20

/** With the form that was sent; null after the page was loaded anew. */
let unheard: Map<string, Form | null> | null = null

/** Of those, the ones whose response this page still waits for. */
const awaited = new Set<string>()

function marksKept(): string[] {
  try {
    const kept = z.array(z.string()).safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    // A browser that keeps nothing for a tab, or what somebody else wrote there.
    return []
  }
}

const marks = (): Map<string, Form | null> => (unheard ??= new Map(marksKept().map((mark) => [mark, null])))

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...marks().keys()]))
  } catch {
    // It is known until the page is loaded anew.
  }
}

/** Remembers a save before it is sent: the page may be loaded anew while it waits. */
export function noteSent(guardado: string, sent: Form): void {
  const known = marks()
  awaited.add(guardado)
  known.set(guardado, sent)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  keep()
}

/** What became of the save is known. */
export function noteHeard(guardado: string): void {
  awaited.delete(guardado)
  if (marks().delete(guardado)) keep()
}

/** The page waits no longer for the response of that save. */
export const recordAbandonedSave = (guardado: string): void => void awaited.delete(guardado)

/** The saves that this page has given up by now, those from before it was loaded anew included. */
export const abandonedSaves = (): ReadonlySet<string> =>
  new Set([...marks().keys()].filter((mark) => !awaited.has(mark)))

/**
 * Whether everything that was saved after that version are this person's saves from this tab that were not heard of.
 * @param among the saves that may count as such; every one that was not heard of by default
 */
export function isUnheardSince(
  { version, formEditedInfo }: Form,
  baseVersion: number,
  username: string,
  among: { has: (mark: string) => boolean } = marks(),
): boolean {
  const later = version - baseVersion
  if (later <= 0 || later > formEditedInfo.length) return false
  return formEditedInfo
    .slice(-later)
    .every(({ guardado = '', username: by }) => by === username && among.has(guardado))
}

/** Whether the last save of the stored form sent exactly this, as far as this page knows. */
export const saysTheSame = ({ formEditedInfo }: Form, form: Form): boolean =>
  sameValue(marks().get(formEditedInfo.at(-1)?.guardado ?? ''), form)
