import { callFailureOf, type CallFailure } from '../reaching/failure'
import { NotKept } from './keep'

/** Why a draft was not kept, or not fetched. */
export type LaterFailure = CallFailure | 'tooLarge' | 'noDraft'

/** The words for what keeping or fetching a draft threw. */
export const failureKeyOf = (error: unknown): LaterFailure =>
  error instanceof NotKept ? error.why : callFailureOf(error)
