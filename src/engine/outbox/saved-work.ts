import * as z from 'zod/mini'
import { isAnswerCode } from '../../domain/codes/answer-code'
import { checkSchema } from '../../domain/form/check'
import type { ListableStore } from '../../lib/device-store'
import { placesOf } from '../draft-slot'
import { formBeside } from '../open-draft'
import { isInOutbox, type QueueEntry, type QueueFailure } from './queue-entry'

/** A draft as a list shows it. */
export interface SavedDraft {
  formId: string
  number: number
  name: string
  /** Words of the form's title, as the device has the form; none when it lost it. */
  titles: object
  savedAt: Date
}

/** An answer in the outbox, or what is left of one that was sent. */
export interface QueuedAnswer {
  formId: string
  number: number
  answerId: string
  code: string
  entry: QueueEntry
}

const at = z._default(z.nullable(z.date()), null)
const queueEntrySchema = z.object({
  titles: z._default(z.record(z.string(), z.string()), {}),
  leftAt: z.date(),
  receivedAt: at,
  verifiedAt: at,
  tries: z._default(z.number(), 0),
  triedAt: at,
  // Takes any word: one that a later build wrote is shown as a failure of an unknown kind.
  failure: z._default(z.nullable(z.custom<QueueFailure>((value) => typeof value === 'string')), null),
  closing: z.optional(checkSchema),
})
const identitySchema = { answerId: z.string(), code: z.string().check(z.refine(isAnswerCode)) }
const queuedAnswerSchema = z.object({ ...identitySchema, outbox: queueEntrySchema })
const savedDraftSchema = z.object({
  ...identitySchema,
  name: z._default(z.string(), ''),
  version: z._default(z.nullable(z.number()), null),
  savedAt: z.date(),
})

/** What is noted of an answer in the outbox; null when it is not one. */
export function readQueueEntry(stored: unknown): Omit<QueuedAnswer, 'formId' | 'number'> | null {
  const parsed = queuedAnswerSchema.safeParse(stored)
  if (!parsed.success) return null
  const { answerId, code, outbox } = parsed.data
  return { answerId, code, entry: outbox }
}

/** Everything that a person has on this device: drafts and answers in the outbox, each ordered by time. */
export async function readSavedWork(
  storage: ListableStore,
  person: string,
): Promise<{ drafts: SavedDraft[]; queued: QueuedAnswer[] }> {
  const drafts: SavedDraft[] = []
  const queued: QueuedAnswer[] = []
  for (const { formId, number } of await placesOf(storage, person)) {
    const key = `answer/${formId}/${person}/${number}`
    const stored = await storage.get(key)
    if (isInOutbox(stored)) {
      const found = readQueueEntry(stored)
      if (found) queued.push({ formId, number, ...found })
      continue
    }
    const draft = savedDraftSchema.safeParse(stored)
    if (!draft.success) continue
    const { name, version, savedAt } = draft.data
    const files = { get: (file: string) => storage.get(`${key}/${file}`) }
    drafts.push({ formId, number, name, savedAt, titles: (await formBeside(files, version)) ?? {} })
  }
  return {
    drafts: drafts.sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime()),
    queued: queued.sort((one, other) => one.entry.leftAt.getTime() - other.entry.leftAt.getTime()),
  }
}
