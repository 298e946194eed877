/** What a reviewer sent back to be looked at again: entries of `requestsForChanges` (CORR-04, CORR-10, §1.3). */
import type { FormOptions } from '../../form/options'
import * as z from 'zod/mini'
import { flag, list, moment, text } from '../../schema'
import { authorSchema, type Author } from './author'
import { entries } from './entries'
import { answered, valueSchema, type PartValue } from './part-value'
import { spotShape, TARGETS, type Spot, type Target } from './spot'
import { refKey } from '../../form/part-ref'
import { preservedEntries, type Preserved } from './preserved'

/** One thing that is asked for again, and what it said then. */
export interface RequestItem extends Spot {
  /** Which part of its spot is asked for; a field of ours, not of the specification. */
  parte: Target
  oldAnswer: string
  /** Path of the photo that was there. */
  oldImage: string
  /** Path of the document or video that was there. */
  oldDocument: string
  /** It stands in a conditional section. */
  sectionConditional: boolean
  /** What it said when it was asked for, whole; ours. */
  anterior: PartValue
}

/** What is asked for, by kind; `sections` are whole rows and conditions, whose questions are listed by their kinds too. */
export interface ChangesRequested {
  answers: RequestItem[]
  images: RequestItem[]
  /** Documents and videos. */
  documents: RequestItem[]
  sections: RequestItem[]
}

/** One time that an answer was sent back: an entry of `requestsForChanges` (§1.3). */
export interface RequestForChanges {
  /** The person has not yet completed what was asked for. */
  needCompletition: boolean
  madeBy: Author
  sentDateTime: Date | null
  comment: string
  /** Until when it should be completed; ours (CORR-10). */
  vence: Date | null
  /** When the person completed it; null while they did not, and of a request that a later one replaced. Ours. */
  revisedDateTime: Date | null
  /** Keys of what the person sent as it stood ({@link refKey}). Ours. */
  sinTocar: string[]
  /** What stands since the revision beside the answer's own sections: what it made vanish above all (LOGIC-10). Ours. */
  conservado: Preserved[]
  /** The revision waits for staff to look at it; false in older ones, which nobody waits for. Ours. */
  porRevisar: boolean
  /** Who of the staff looked at the revision and closed it, and when. Ours. */
  cierre: Closing | null
  changesRequested: ChangesRequested
}

/** That a revision was looked at. */
export interface Closing {
  madeBy: Author
  sentDateTime: Date | null
}

/** Nothing is asked for. */
const NO_CHANGES: ChangesRequested = { answers: [], images: [], documents: [], sections: [] }

const itemSchema: z.ZodMiniType<RequestItem> = z.looseObject({
  ...spotShape,
  parte: z._default(z.enum(TARGETS), 'answer'),
  oldAnswer: answered(),
  oldImage: text(),
  oldDocument: text(),
  sectionConditional: flag(),
  anterior: valueSchema(),
})
const items = () => entries(itemSchema)

export const requestForChangesSchema: z.ZodMiniType<RequestForChanges> = z.looseObject({
  needCompletition: flag(),
  madeBy: authorSchema(),
  sentDateTime: moment(),
  comment: text(),
  vence: moment(),
  revisedDateTime: moment(),
  sinTocar: list(z.string()),
  conservado: preservedEntries(),
  porRevisar: flag(),
  cierre: z._default(z.nullable(z.looseObject({ madeBy: authorSchema(), sentDateTime: moment() })), null),
  changesRequested: z.pipe(
    z.nullish(z.looseObject({ answers: items(), images: items(), documents: items(), sections: items() })),
    z.transform((changes): ChangesRequested => changes ?? NO_CHANGES),
  ),
})

/** Everything that is asked for. */
export const itemsOf = ({
  changesRequested: { sections, answers, images, documents },
}: Pick<RequestForChanges, 'changesRequested'>): RequestItem[] => [
  ...sections,
  ...answers,
  ...images,
  ...documents,
]

/** The request that waits for the person: the last one, while it needs completion (§2.4). */
export function waitingRequest(requests: readonly RequestForChanges[] | undefined): RequestForChanges | null {
  const last = requests?.at(-1)
  return last?.needCompletition ? last : null
}

/** The revision that waits for staff to look at it: that of the last request (§1.2). */
export function revisionToClose(
  requests: readonly RequestForChanges[] | undefined,
): RequestForChanges | null {
  const last = requests?.at(-1)
  return last?.porRevisar && !last.needCompletition ? last : null
}

/** What the person sent as it stood. */
export const untouchedOf = (request: RequestForChanges): RequestItem[] => {
  const left = new Set(request.sinTocar)
  return itemsOf(request).filter((item) => left.has(refKey(item, item.parte)))
}

/** Whether a revision is not taken any more: it is late, and the form takes none that is (CORR-10). */
export const isOver = (
  request: RequestForChanges,
  { opcionales }: { opcionales: Pick<FormOptions, 'revisionEnPlazo'> },
  now: Date,
): boolean => opcionales.revisionEnPlazo && isLate(request, now)

/** Whether what was asked for is late (CORR-10). */
export const isLate = ({ needCompletition, vence }: RequestForChanges, now: Date): boolean =>
  needCompletition && vence !== null && vence.getTime() < now.getTime()
