import * as z from 'zod/mini'
import { list, moment, text } from '../schema'
import { requestForChangesSchema, type ChangesRequested } from './request'

/** Something that was done to an answer after it was given (VIEW-03). */
export interface HistoryEntry {
  /** It was sent back to be completed, or staff changed it. */
  kind: 'request' | 'edit'
  who: string
  when: Date | null
  /** How many parts of the answer it is about. */
  parts: number
  /** What the reviewer wrote; '' for nothing. */
  comment: string
  /** Sent back and not completed yet. */
  waiting: boolean
}

const parts = () => list(z.unknown())

const editSchema = z.looseObject({
  madeBy: z._default(z.looseObject({ email: text(), username: text() }), { email: '', username: '' }),
  sentDateTime: moment(),
  editedAnswers: z._default(z.looseObject({ answers: parts() }), { answers: [] }),
  editedConditions: parts(),
  editedImages: parts(),
  editedDocuments: parts(),
  editedLocation: z.nullish(z.unknown()),
})

/** Each of them on its own: one that is damaged does not hide the others. */
const each = <T>(schema: z.ZodMiniType<T>, stored: unknown): T[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one) => {
    const parsed = schema.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })

const sizeOf = ({ answers, images, documents, sections }: ChangesRequested): number =>
  answers.length + images.length + documents.length + sections.length

const nameOf = ({ username, email }: { username: string; email: string }): string => username || email

/** What was done to an answer after it was given, oldest first (VIEW-03, CORR-02, CORR-04). */
export function historyOf(answer: {
  requestsForChanges?: unknown
  editsBySupervisor?: unknown
}): HistoryEntry[] {
  const requests = each(requestForChangesSchema, answer.requestsForChanges).map(
    ({ madeBy, sentDateTime, comment, needCompletition, changesRequested }): HistoryEntry => ({
      kind: 'request',
      who: nameOf(madeBy),
      when: sentDateTime,
      parts: sizeOf(changesRequested),
      comment,
      waiting: needCompletition,
    }),
  )
  const edits = each(editSchema, answer.editsBySupervisor).map(
    ({ madeBy, sentDateTime, editedAnswers, ...edited }): HistoryEntry => ({
      kind: 'edit',
      who: nameOf(madeBy),
      when: sentDateTime,
      parts:
        editedAnswers.answers.length +
        edited.editedConditions.length +
        edited.editedImages.length +
        edited.editedDocuments.length +
        (edited.editedLocation ? 1 : 0),
      comment: '',
      waiting: false,
    }),
  )
  return [...requests, ...edits].toSorted(
    (one, other) => (one.when?.getTime() ?? 0) - (other.when?.getTime() ?? 0),
  )
}
