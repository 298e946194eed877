import * as z from 'zod/mini'
import { flag, list, moment, text } from '../schema'

/** What a reviewer asked to have looked at again, by kind (CORR-04). */
export interface ChangesRequested {
  answers: unknown[]
  images: unknown[]
  documents: unknown[]
  sections: unknown[]
}

/** One time that an answer was sent back: an entry of `requestsForChanges` (§1.3). */
export interface RequestForChanges {
  /** The person has not yet completed what was asked for. */
  needCompletition: boolean
  madeBy: { email: string; username: string }
  sentDateTime: Date | null
  comment: string
  changesRequested: ChangesRequested
}

const nothing = (): Record<string, unknown> & ChangesRequested => ({
  answers: [],
  images: [],
  documents: [],
  sections: [],
})
const items = () => list(z.unknown())

export const requestForChangesSchema: z.ZodMiniType<RequestForChanges> = z.looseObject({
  needCompletition: flag(),
  madeBy: z._default(z.looseObject({ email: text(), username: text() }), { email: '', username: '' }),
  sentDateTime: moment(),
  comment: text(),
  changesRequested: z._default(
    z.looseObject({ answers: items(), images: items(), documents: items(), sections: items() }),
    nothing,
  ),
})
