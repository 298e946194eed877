import * as z from 'zod/mini'
import type { Contract } from './contract'
import { ANSWERS_ORDERS, type AnswerFilters } from '../answers-list/filters'
import { MAX_CHOSEN } from '../answers-list/many'
import { cellSchema } from '../export/cell'
import { FACTS, type Column } from '../export/columns'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { isStorableMoment } from '../storable-moment'
import { documentId, ignored, stateRefSchema } from './schema'

/** Filters as they travel: days are already moments, since only the reader's browser knows the reader's clock. */
export type ExportFilters = Pick<
  AnswerFilters,
  'code' | 'author' | 'assignee' | 'citizenDni' | 'state' | 'order'
> & {
  /** Milliseconds; null is open. */
  from: number | null
  to: number | null
}

export interface GenerateCsvRequest {
  formId: string
  filters: ExportFilters
  language: Language
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone?: unknown
  /** Where the last page ended; null asks for the first. */
  lastDoc: string | null
  /** Newest version of the form that its columns are made of, as the first page said; null asks for that page. */
  upTo: number | null
  /** These answers alone, in this order, whatever the filters (DAY-03); null for all that the filters leave. */
  ids?: string[] | null
  /** Whether cells say what was not asked; they are empty when left out. */
  saysUnasked?: boolean | undefined
}

/** What only the server reads, whatever the last answer of a page is called. */
const CURSOR = /^[\w-]{1,3000}$/

const moment = () => z.nullable(z.int().check(z.refine(isStorableMoment)))

const heading = () => z.array(z.string())
const code = () => z.optional(z.string())

const requestSchema = z.object({
  formId: documentId(),
  filters: z.object({
    code: z._default(z.string().check(z.maxLength(120)), ''),
    author: z._default(z.string().check(z.maxLength(320)), ''),
    assignee: z._default(z.string().check(z.maxLength(100)), ''),
    citizenDni: z._default(z.string().check(z.maxLength(40)), ''),
    state: z._default(z.nullable(stateRefSchema()), null),
    order: z._default(z.enum(ANSWERS_ORDERS), 'fechaCreacion'),
    from: z._default(moment(), null),
    to: z._default(moment(), null),
  }),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
  lastDoc: z._default(z.nullable(z.string().check(z.regex(CURSOR))), null),
  upTo: z._default(z.nullable(z.int()), null),
  ids: z._default(z.nullable(z.array(documentId()).check(z.maxLength(MAX_CHOSEN))), null),
  saysUnasked: z.optional(z.boolean()),
})

const specifiedSchema = z.looseObject({
  formData: z.looseObject({ id: documentId() }),
  filters: z.nullish(z.looseObject({ state: z.unknown() })),
})

/**
 * The payload of §2.7 in our words: the form stands in `formData`, filters may be missing and the state `-1` is all.
 * Roles, sections and user data that it carries decide nothing, because the caller's record does.
 */
function inOurWords(payload: unknown): unknown {
  const specified = specifiedSchema.safeParse(payload)
  if (!specified.success) return payload
  const { formData, filters, ...others } = specified.data
  const { state = null } = filters ?? {}
  const isAll = state === null || String(state) === '-1'
  return { ...others, formId: formData.id, filters: { ...filters, state: isAll ? null : state } }
}

export const generateCsvRequestSchema: z.ZodMiniType<GenerateCsvRequest> = z.pipe(
  z.pipe(z.unknown(), z.transform(inOurWords)),
  requestSchema,
)

const columnSchema: z.ZodMiniType<Column> = z.union([
  z.object({ of: z.literal('fact'), fact: z.enum(FACTS) }),
  z.object({ of: z.literal('condition'), condition: z.string(), heading: heading() }),
  z.object({ of: z.literal('answer'), question: z.string(), heading: heading(), codigo: code() }),
  z.object({
    of: z.literal('file'),
    question: z.string(),
    codigo: code(),
    file: z.enum(['imagen', 'documento', 'video']),
    heading: heading(),
  }),
])

export const generateCsvResponseSchema = z.object({
  status: z.literal('ok'),
  /** What the cells of each answer are: the same in every page that names the same newest version. */
  columns: z.array(columnSchema),
  answers: z.array(z.array(cellSchema)),
  /** Where this page ended; null when it was the last one. */
  lastDoc: z.nullable(z.string()),
  /** How many answers there were when the first page was asked for; null with the others. */
  total: z.nullable(z.int()),
  upTo: z.int(),
})
export type GenerateCsvResponse = z.infer<typeof generateCsvResponseSchema>

/** The callable that gives the answers of a form page by page for an export (ALIST-06, §2.7). */
export const GENERATE_CSV = {
  name: 'generateCsv',
  request: generateCsvRequestSchema,
  response: generateCsvResponseSchema,
} as const satisfies Contract
