import * as z from 'zod/mini'
import {
  bothChanges,
  lackingIn,
  ownListSchema,
  parsedJson,
  type OwnChange,
  type OwnList,
} from '../../../domain/answers-list/own-lists'
import { columnsSchema, ownViewsSchema } from '../../../domain/form/list-settings'

/** A change of a list that stands on this device alone. */
export interface Waiting extends OwnChange {
  /** The person's record had no room: it goes there with the next change. */
  queda: boolean
}

const waitingSchema: z.ZodMiniType<Waiting> = z.object({
  columnas: z.optional(z.nullable(columnsSchema)),
  vistas: ownViewsSchema,
  quitadas: z.array(z.string()),
  queda: z._default(z.boolean(), false),
})

const beginningOf = (username: string): string => `lista:${username}:`
const keyOf = (username: string, formId: string): string => beginningOf(username) + formId

/** What the device has no room for: it lasts as long as this page. */
const memory = new Map<string, string>()

/** What stands there, as text; null when nothing does. */
function textAt(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function put(key: string, waiting: Waiting): void {
  const text = JSON.stringify(waiting)
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

function drop(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // It goes once more, and changes nothing.
  }
}

/** Once the device kept whole lists: what of them the record does not say goes there. */
function understood(text: string, recorded: OwnList): Waiting | null {
  const value = parsedJson(text)
  const change = waitingSchema.safeParse(value)
  if (change.success) return change.data
  const whole = ownListSchema.safeParse(value)
  return whole.success ? { ...lackingIn(recorded, whole.data), queda: false } : null
}

/** What of the list of a form stands on this device alone; `recorded` is what the person's record says of it. */
export function waitingFor(username: string, formId: string, recorded: OwnList): Waiting | null {
  const text = textAt(keyOf(username, formId))
  return text === null ? null : understood(text, recorded)
}

/** Keeps a change on this device until the person's record has it. */
export function keepWaiting(username: string, formId: string, recorded: OwnList, change: OwnChange): void {
  const before = waitingFor(username, formId, recorded)
  put(keyOf(username, formId), { ...(before ? bothChanges(before, change) : change), queda: false })
}

/** Keeps here alone what the record had no room for; what was changed meanwhile lies over it. */
export function keepHere(username: string, formId: string, recorded: OwnList, change: OwnChange): void {
  const later = waitingFor(username, formId, recorded)
  put(keyOf(username, formId), {
    ...(later ? bothChanges(change, later) : change),
    queda: later?.queda ?? true,
  })
}

/** The forms whose lists stand on this device in any part, each with what is there. */
export function allWaiting(username: string): { formId: string; text: string }[] {
  const beginning = beginningOf(username)
  const stored = (): string[] => {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  }
  return [...new Set([...memory.keys(), ...stored()])]
    .filter((key) => key.startsWith(beginning))
    .flatMap((key) => {
      const text = textAt(key)
      return text === null ? [] : [{ formId: key.slice(beginning.length), text }]
    })
}

/** Forgets what the record has by now, unless it was changed meanwhile. */
export function forgetWaiting(username: string, formId: string, sent: string): void {
  const key = keyOf(username, formId)
  if (textAt(key) === sent) drop(key)
}
