/** What a supervisor corrected: entries of `editsBySupervisor` (CORR-02, §1.3). */
import * as z from 'zod/mini'
import { locationSchema, type Location } from '../../form/form'
import { list, moment, text } from '../../schema'
import { authorSchema, type Author } from './author'
import { entries } from './entries'
import { tickSchema, valueSchema, valueShape, type PartValue, type Tick } from './part-value'
import { spotShape, TARGETS, type Spot, type Target } from './spot'

/** One thing that was corrected: what it says now, and what it said before. */
export interface Edit extends Spot, PartValue {
  /** Which part of its spot was changed; a field of ours, not of the specification. */
  parte: Target
  /** Path of the photo; '' for another part, or when it was taken away. */
  urlImage: string
  /** Path of the document or video; '' likewise. */
  urlDocument: string
  /** What kind of question it is, as `question-types` names it; `condition` for a condition. */
  dataType: string
  /** What it said before; ours. */
  anterior: PartValue
  /** What was picked before, stays below what is picked now and is not offered: a rule took it away (LOGIC-10). Ours. */
  conservadas?: Tick[] | undefined
}

/** One time that a supervisor corrected an answer. */
export interface SupervisorEdit {
  madeBy: Author
  sentDateTime: Date | null
  editedAnswers: { answers: Edit[] }
  editedConditions: Edit[]
  editedImages: Edit[]
  /** Documents and videos. */
  editedDocuments: Edit[]
  /** Rows and further answers that were taken away (`answer` is 'false') or put back ('true'); ours. */
  editedRows: Edit[]
  /**
   * The place, where it was changed, {@link NO_PLACE} where it was taken away; null where it stays. It stands in the
   * answer's own `ubicacion` too, by which answers are put on maps.
   */
  editedLocation: Location | null
  /** Where it was changed, the place that stood there before; ours. */
  previousLocation: Location | null
}

const editSchema: z.ZodMiniType<Edit> = z.looseObject({
  ...spotShape,
  ...valueShape,
  parte: z._default(z.enum(TARGETS), 'answer'),
  urlImage: text(),
  urlDocument: text(),
  dataType: text(),
  anterior: valueSchema(),
  conservadas: z.optional(list(tickSchema)),
})

/** A place that is none: neither a point nor an address. */
export const NO_PLACE: Location = { latlng: null, direccion: '' }

const place = () =>
  z.pipe(
    z.nullish(locationSchema),
    z.transform((stored) => stored ?? null),
  )

const edits = () => entries(editSchema)

export const supervisorEditSchema: z.ZodMiniType<SupervisorEdit> = z.looseObject({
  madeBy: authorSchema(),
  sentDateTime: moment(),
  editedAnswers: z._default(z.looseObject({ answers: edits() }), { answers: [] }),
  editedConditions: edits(),
  editedImages: edits(),
  editedDocuments: edits(),
  editedRows: edits(),
  editedLocation: place(),
  previousLocation: place(),
})

/** All edits of one correction; conditions first, because questions below them depend on them. */
export const editsOf = ({
  editedConditions,
  editedAnswers,
  editedImages,
  editedDocuments,
  editedRows,
}: SupervisorEdit): Edit[] => [
  ...editedConditions,
  ...editedAnswers.answers,
  ...editedImages,
  ...editedDocuments,
  ...editedRows,
]
