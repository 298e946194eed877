import * as z from 'zod/mini'
import { isStorableMoment } from '../storable-moment'
import { documentId } from './schema'

/** Name of the callable by which tickets are used at the door (PAY-12). */
export const USE_TICKET = 'useTicket'

/** Most uses in one call: what a device kept while it had no line goes in several. */
export const MAX_USES = 50

/**
 * What became of a use: `entered` it counts, also when it is told again; `already` the ticket let somebody in before;
 * `invalid` there is no such ticket for this form; `notPaid` its money was given back.
 */
const USE_RESULTS = ['entered', 'already', 'invalid', 'notPaid'] as const

const ticketUseSchema = z.strictObject({
  /** Without hyphens (`ticketCodeOf`). */
  code: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[0-9A-Z]+$/)),
  /** When, by the device's clock, in milliseconds. */
  at: z.int().check(z.refine(isStorableMoment)),
  /** Name of the device. */
  device: z.string().check(z.maxLength(60)),
})
/** A ticket that was shown at the door. */
export type TicketUse = z.infer<typeof ticketUseSchema>

export const useTicketRequestSchema = z.strictObject({
  formId: documentId(),
  uses: z.array(ticketUseSchema).check(z.minLength(1), z.maxLength(MAX_USES)),
})
export type UseTicketRequest = z.infer<typeof useTicketRequestSchema>

const useResultSchema = z.object({
  code: z.string(),
  result: z.enum(USE_RESULTS),
  /** When it let somebody in, in milliseconds, and by whom; null and '' when it never did. */
  usedAt: z.nullable(z.number()),
  usedBy: z.string(),
  sectionName: z.string(),
  /** Which one of its order, from 1; 0 when there is none. */
  number: z.number(),
  fullName: z.string(),
})
export type UseResult = z.infer<typeof useResultSchema>

export const useTicketResponseSchema = z.object({
  uses: z.array(useResultSchema),
})
/** In the order of the uses. */
export type UseTicketResponse = z.infer<typeof useTicketResponseSchema>
