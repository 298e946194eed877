import {
  ASK_SYSTEM,
  GET_OPERATION,
  RETRY_RECEIPTS,
  type RetryReceiptsResponse,
} from '../../domain/calls/operation'
import type { Part, Askable } from '../../domain/operation/part'
import { callStaff } from './callables'

/** How everything stands that the person looks after (OPS-05), what is broken first. @throws DataError; see {@link callStaff} */
export const partsNow = async (): Promise<Part[]> => (await callStaff(GET_OPERATION, {})).parts

/** Whether an outside system answers again. @throws DataError; see {@link callStaff} */
export const systemWorks = async (system: Askable): Promise<boolean> =>
  (await callStaff(ASK_SYSTEM, { system })).works

/** Ten receipts are handed in one after the other, and the mail server may take its time with each. */
const RECEIPTS_MS = 120_000

/** Sends receipts once more that did not go out; each goes out once. @throws DataError; see {@link callStaff} */
export const sendReceiptsAgain = (): Promise<RetryReceiptsResponse> =>
  callStaff(RETRY_RECEIPTS, {}, RECEIPTS_MS)
