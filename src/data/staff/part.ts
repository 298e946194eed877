import * as z from 'zod/mini'
import { ASK_PART, ASK_PART_FAULTS, type AskPartFault } from '../../domain/calls/part'
import { detailsOf } from '../errors'
import { callStaff } from './callables'

/**
 * Has another person's link mailed anew: the one before ends (REACH-11). Not repeated by itself: each is a mail.
 * @returns whether the mail server took it
 * @throws DataError `conflict`, `forbidden`, `limited`, `outside`, and when nothing was heard; {@link askPartFault} says
 * why it was refused
 */
export const askPart = async (answerId: string): Promise<boolean> =>
  (await callStaff(ASK_PART, { answerId })).sent

const faultSchema = z.object({ reason: z.enum(ASK_PART_FAULTS) })

/** Why a link cannot be mailed; null for another failure. */
export function askPartFault(error: unknown): AskPartFault | null {
  const parsed = faultSchema.safeParse(detailsOf(error))
  return parsed.success ? parsed.data.reason : null
}
