import { saveOwnLists } from '../../../data/staff/own-lists'
import {
  ownListOf,
  ownListsOf,
  wholeChange,
  type FormOwnList,
  type OwnChange,
} from '../../../domain/answers-list/own-lists'
import type { User } from '../../../domain/user/user'
import { allWaiting, forgetWaiting, keepHere, keepWaiting, waitingFor } from './waiting'

/** Whose lists are meant: the person as the session says. */
export type Owner = Pick<User, 'username' | 'listas'>

/** What was stored last from here, until the session says what stands there now. */
let stored: { username: string; before: string | undefined; text: string } | null = null
const listeners = new Set<() => void>()
let changes = 0

/** Called at every change, until the returned function is. */
export function onOwnLists(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Another number after every change. */
export const ownListsTurn = (): number => changes

function tell(): void {
  changes += 1
  for (const listener of listeners) listener()
}

/** The lists of a person as they are recorded. */
export function recordedLists({ username, listas }: Owner): FormOwnList[] {
  const isNewer = stored?.username === username && stored.before === listas
  return ownListsOf(isNewer ? stored?.text : listas)
}

/** Changes the list of a form, on this device for now. */
export function changeHere(owner: Owner, formId: string, change: OwnChange): void {
  keepWaiting(owner.username, formId, ownListOf(recordedLists(owner), formId), change)
  tell()
}

async function sendOnce(owner: Owner): Promise<boolean> {
  const { username } = owner
  const recorded = recordedLists(owner)
  const waiting = allWaiting(username).flatMap(({ formId, text }) => {
    const change = waitingFor(username, formId, ownListOf(recorded, formId))
    return change && !change.queda ? [{ formulario: formId, text, change }] : []
  })
  if (waiting.length === 0) return true
  const saved = await saveOwnLists(username, waiting)
  stored = { username, before: owner.listas, text: saved.text }
  for (const { formulario, text } of waiting) forgetWaiting(username, formulario, text)
  const now = ownListsOf(saved.text)
  for (const list of saved.left)
    keepHere(username, list.formulario, ownListOf(now, list.formulario), wholeChange(list))
  tell()
  return saved.left.length === 0
}

/** One after the other: the second finds what changed during the first. */
let sending: Promise<unknown> = Promise.resolve()

/**
 * Puts what waits on this device into the person's record. What fails stays here, and goes the next time.
 * @returns whether there was room for all of it
 */
export function sendOwnLists(owner: Owner): Promise<boolean> {
  const sent = sending.then(() => sendOnce(owner)).catch(() => true)
  sending = sent
  return sent
}

/** For tests: as after a reload. */
export function forgetStored(): void {
  stored = null
}
