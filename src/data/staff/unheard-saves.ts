import * as z from 'zod/mini'
import { sha256 } from '../../domain/hash'
import { canonical } from '../../domain/canonical'
import type { Form } from '../../domain/form/form'

/**
 * Saves of forms that this tab asked for and has not heard of, by what marks each of them, with a hash of what was sent.
 * Such a save may have arrived, or arrive later: it is not somebody else's then, also after the page was loaded anew.
 */
const KEY = 'unheard-saves'
/** A page tries again seldom so often before it hears something. */
const MOST = 20

const unheardSchema = z.array(z.tuple([z.string(), z.string()]))
let unheard: Map<string, string> | null = null

function marks(): Map<string, string> {
  if (unheard) return unheard
  unheard = new Map()
  try {
    const kept = unheardSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
    if (kept.success) unheard = new Map(kept.data)
  } catch {
    // A browser that keeps nothing for a tab, or what somebody else wrote there: nothing is known.
  }
  return unheard
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...marks()]))
  } catch {
    // It is known until the page is loaded anew.
  }
}

const hashOf = (form: Form): Promise<string> => sha256(canonical(form))

/** Remembers a save before it is sent: the page may be loaded anew while it waits. */
export async function noteSent(guardado: string, sent: Form): Promise<void> {
  const known = marks()
  known.set(guardado, await hashOf(sent))
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  keep()
}

/** What became of the save is known. */
export function noteHeard(guardado: string): void {
  if (marks().delete(guardado)) keep()
}

/** Whether everything that was saved after that version are this person's saves from this tab that were not heard of. */
export function isUnheardSince(
  { version, formEditedInfo }: Form,
  baseVersion: number,
  username: string,
): boolean {
  const later = version - baseVersion
  if (later <= 0 || later > formEditedInfo.length) return false
  return formEditedInfo
    .slice(-later)
    .every(({ guardado = '', username: by }) => by === username && marks().has(guardado))
}

/** Whether the last save of the stored form sent exactly this. */
export async function saysTheSame({ formEditedInfo }: Form, form: Form): Promise<boolean> {
  return marks().get(formEditedInfo.at(-1)?.guardado ?? '') === (await hashOf(form))
}
