import * as z from 'zod/mini'
import type { Contract } from './contract'
import { MAX_CHOICES, MAX_SEARCH, type AnswerFilters } from '../answers-list/filters'
import { isKey, MAX_COLUMNS } from '../form/listed-questions'
import { answerRowSchema } from '../answers-list/row'
import type { DueDays } from '../assignment/due'
import { isDay } from '../dates'
import { isStorableMoment } from '../storable-moment'
import { unpacked } from './moments'
import { documentId, stateRefSchema } from './schema'

/** Answers in one page of what was found. */
export const MAX_FOUND = 250
/** Filters as they travel: days are already moments. */
export type FindFilters = Omit<AnswerFilters, 'period' | 'choices' | 'order'> & {
  choices: { question: string; value: string }[]
  /** Which date `from` and `to` are of. */
  order: Exclude<AnswerFilters['order'], 'vence'>
  /** Days until which they are due; null for those without a term too. */
  due: DueDays | null
  /** Milliseconds; null is open. */
  from: number | null
  to: number | null
}

const moment = () => z.nullable(z.int().check(z.refine(isStorableMoment)))
const day = () => z.nullable(z.string().check(z.refine(isDay)))
const text = (most: number) => z.string().check(z.maxLength(most))

const findAnswersRequestSchema = z.strictObject({
  formId: documentId(),
  filters: z.strictObject({
    search: text(MAX_SEARCH),
    choices: z
      .array(z.strictObject({ question: text(300), value: text(300) }))
      .check(z.maxLength(MAX_CHOICES)),
    code: text(120),
    author: text(320),
    // Pages from before ask without it.
    assignee: z._default(text(100), ''),
    citizenDni: text(40),
    state: z.nullable(stateRefSchema()),
    order: z.enum(['fechaCreacion', 'lastUpdate']),
    due: z._default(z.nullable(z.strictObject({ from: day(), to: day() })), null),
    from: moment(),
    to: moment(),
  }),
  /** Questions that are columns. */
  columns: z.array(z.string().check(z.refine(isKey))).check(z.maxLength(MAX_COLUMNS)),
  most: z.int().check(z.minimum(1), z.maximum(MAX_FOUND)),
  /** Where the page before ended; null asks for the first. */
  after: z.nullable(z.string().check(z.regex(/^[\w-]{1,3000}$/))),
})
export type FindAnswersRequest = z.infer<typeof findAnswersRequestSchema>

const rowsSchema = z.pipe(z.pipe(z.unknown(), z.transform(unpacked)), z.array(answerRowSchema))

const findAnswersResponseSchema = z.object({
  /** Newest first; as rows of the list once they arrived. */
  answers: rowsSchema,
  /** How many documents could not be read. */
  damaged: z.int(),
  /** Documents that it read, to know who asks and to count among them. */
  reads: z.int(),
  /** Where this page ended; null when nothing is left. */
  after: z.nullable(z.string()),
})

/** The callable that finds answers by what a query of the store cannot name (DAY-01, decision 053). */
export const FIND_ANSWERS = {
  name: 'findAnswers',
  request: findAnswersRequestSchema,
  response: findAnswersResponseSchema,
} as const satisfies Contract
