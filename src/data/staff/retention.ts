import type * as z from 'zod/mini'
import { SET_LEGAL_HOLD, type SetLegalHoldRequest } from '../../domain/calls/set-legal-hold'
import {
  holdPath,
  holdSchema,
  isHolding,
  NO_RETENTION,
  retentionNoteSchema,
  retentionPath,
  type Hold,
  type RetentionNote,
} from '../../domain/privacy/retention-note'
import { ruleFor } from '../../domain/retention'
import type { FormHead } from '../../domain/form/form-head'
import { errorCodeOf } from '../errors'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { changeByCall } from './callables'
import { municipalityOnce } from './geography'

/** What is there, or null: most forms and answers have nothing of it. */
async function readIfThere<T>(path: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  try {
    return await readDocument(storeOf('staff'), path, schema, 'retention')
  } catch (error) {
    if (errorCodeOf(error) === 'notFound') return null
    throw error
  }
}

/**
 * What is noted of how long the answers to a form are kept (OPS-02). One read.
 * @throws DataError `forbidden`, `damaged`, `offline`, `timeout`
 */
export const readRetention = async (formId: string): Promise<RetentionNote> =>
  (await readIfThere(retentionPath(formId), retentionNoteSchema)) ?? NO_RETENTION

/**
 * The same for the list of its answers: nothing is read of a form that keeps them without an end, as most do, but its
 * municipality, which the page knows already. @throws as {@link readRetention}
 */
export async function readListRetention({
  id,
  municipalityPath,
  retencion,
}: Pick<FormHead, 'id' | 'municipalityPath' | 'retencion'>): Promise<RetentionNote> {
  const municipal = (await municipalityOnce(municipalityPath)).retencion
  return ruleFor(retencion, municipal) === null ? NO_RETENTION : readRetention(id)
}

/** That somebody holds an answer back; null for nobody. One read. @throws as {@link readRetention} */
export async function readHold(formId: string, answerId: string): Promise<Hold | null> {
  const hold = await readIfThere(holdPath(formId, answerId), holdSchema)
  return isHolding(hold) ? hold : null
}

/** Holds an answer, or all of a form, back, or lifts that. @throws as {@link changeByCall} */
export async function setLegalHold(request: SetLegalHoldRequest): Promise<void> {
  await changeByCall(SET_LEGAL_HOLD, request)
}
