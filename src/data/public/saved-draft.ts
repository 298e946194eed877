import * as z from 'zod/mini'
import {
  GET_KEPT_DRAFT,
  KEEP_DRAFT,
  type GetKeptDraftRequest,
  type GetKeptDraftResponse,
  type KeepDraftRequest,
  type KeepDraftResponse,
} from '../../domain/calls/keep-draft'
import { detailsOf } from '../errors'
import { callPublic } from './call'

export type { GetKeptDraftResponse, SavedDraftStatus } from '../../domain/calls/keep-draft'

/**
 * Keeps a draft on the server and has its link mailed (REACH-04).
 * @throws DataError `conflict` when another device kept a later state ({@link savedMeanwhile} says which), `forbidden`
 * where the form does not offer it now, `limited`, and when it could not be sent
 */
export const keepDraft = (request: KeepDraftRequest): Promise<KeepDraftResponse> =>
  callPublic(KEEP_DRAFT, request)

/**
 * Gives a kept draft to who has its link, or says what became of it.
 * @throws DataError `notFound` (no such link), `limited`, and when it could not be asked
 */
export const getKeptDraft = (request: GetKeptDraftRequest): Promise<GetKeptDraftResponse> =>
  callPublic(GET_KEPT_DRAFT, request)

/** The state that another device kept meanwhile. */
export interface SavedDraftState {
  revision: number
  savedAt: number
}

const meanwhileSchema = z.object({ kept: z.object({ revision: z.number(), savedAt: z.number() }) })

/** What an error says of a state that was kept meanwhile; null when it is about something else. */
export function savedMeanwhile(error: unknown): SavedDraftState | null {
  const parsed = meanwhileSchema.safeParse(detailsOf(error))
  return parsed.success ? parsed.data.kept : null
}
