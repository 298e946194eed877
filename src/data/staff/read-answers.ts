import * as z from 'zod/mini'
import type { StoredSection } from '../../domain/answer/answer'
import { storedSectionSchema } from '../../domain/answer/submitted'
import { NO_FILTERS } from '../../domain/answers-list/filters'
import { selectedAnswers } from '../../domain/answers-list/query'
import { supervisorEditSchema, type SupervisorEdit } from '../../domain/answer/corrections/edit'
import { entries } from '../../domain/answer/corrections/entries'
import { correctedSections } from '../../domain/correction/overlay'
import { requestForChangesSchema, type RequestForChanges } from '../../domain/answer/corrections/request'
import type { FormHead } from '../../domain/form/form-head'
import { flag, list, moment } from '../../domain/schema'
import type { Range } from '../../domain/statistics/aggregates/range'
import type { AnswerOfPeriod } from '../../domain/statistics/latest'
import { ANSWERS } from '../../domain/store-paths'
import type { User } from '../../domain/user/user'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { queryFields, type RestCursor } from '../rest-query'
import { getVersion } from './versions'

const LABEL = 'answers of statistics'

/** How many answers one request reads (STAT-06). */
export const ANSWERS_AT_ONCE = 100

interface StoredGiven {
  id: string
  version: number
  codigoMunicipio: string
  fechaCreacion: Date | null
  secciones: StoredSection[]
  invalida: boolean
  removeVision: boolean
  editsBySupervisor?: SupervisorEdit[] | undefined
  requestsForChanges?: RequestForChanges[] | undefined
  diaComienzo?: string | undefined
}

const givenShape = {
  version: z.number(),
  codigoMunicipio: z.string(),
  fechaCreacion: moment(),
  secciones: list(storedSectionSchema),
  invalida: flag(),
  removeVision: flag(),
  editsBySupervisor: z.optional(entries(supervisorEditSchema)),
  requestsForChanges: z.optional(entries(requestForChangesSchema)),
  diaComienzo: z.optional(z.string()),
}
const givenSchema: z.ZodMiniType<StoredGiven> = z.looseObject({ ...givenShape, id: z.string() })

export interface AnswersOfRange {
  form: Pick<FormHead, 'id' | 'areas'>
  user: User
  range: Range
  after?: RestCursor | null
}

export interface SubmittedAnswersPage {
  /** Newest first, those that count: neither marked as invalid nor hidden. */
  answers: AnswerOfPeriod[]
  /** For the next ones; null when these were the last. */
  cursor: RestCursor | null
}

/**
 * The newest answers of a range that this person may see, with what they say now, {@link ANSWERS_AT_ONCE} at a time:
 * one read for each, and one for each version that was not read before.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; NeedsIndexError
 */
export async function readAnswers({
  form,
  user,
  range,
  after = null,
}: AnswersOfRange): Promise<SubmittedAnswersPage> {
  const last = new Date(range.to.getTime() - 1)
  const query = selectedAnswers(user, form, { ...NO_FILTERS, from: range.from, to: last })
  const documents = await queryFields(ANSWERS, query, {
    fields: Object.keys(givenShape),
    limit: ANSWERS_AT_ONCE,
    after,
  })
  countReads(Math.max(1, documents.length), LABEL)
  const { items } = decodeAll(givenSchema, documents)
  const counting = items.filter(({ invalida, removeVision }) => !invalida && !removeVision)
  const answers = await Promise.all(
    counting.map(
      async ({ id, version, codigoMunicipio, fechaCreacion, ...stored }): Promise<AnswerOfPeriod> => ({
        id,
        codigoMunicipio,
        fechaCreacion,
        secciones: correctedSections((await getVersion(form.id, version)).secciones, stored),
      }),
    ),
  )
  const cursor = documents.length === ANSWERS_AT_ONCE ? (documents.at(-1)?.cursor ?? null) : null
  return { answers, cursor }
}
