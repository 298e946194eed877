import * as z from 'zod/mini'
import { isStorableMoment } from '../storable-moment'
import { documentId } from './schema'

/** Name of the callable by which tickets are used at the door (PAY-12). */
export const USE_TICKET = 'useTicket'

/** Most uses in one call: what a device kept while it had no line goes in several. */
export const MAX_USES = 50

/** A ticket that was shown at the door. */
export interface TicketUse {
  /** Without hyphens (`ticketCodeOf`). */
  code: string
  /** When, by the device's clock, in milliseconds. */
  at: number
  /** Name of the device. */
  device: string
}

export interface UseTicketRequest {
  formId: string
  uses: TicketUse[]
}

/**
 * What became of a use: `entered` it counts, also when it is told again; `already` the ticket let somebody in before;
 * `invalid` there is no such ticket for this form; `notPaid` its money was given back.
 */
const USE_RESULTS = ['entered', 'already', 'invalid', 'notPaid'] as const

export interface UseResult {
  code: string
  result: (typeof USE_RESULTS)[number]
  /** When it let somebody in, in milliseconds, and by whom; null and '' when it never did. */
  usedAt: number | null
  usedBy: string
  sectionName: string
  /** Which one of its order, from 1; 0 when there is none. */
  number: number
  fullName: string
}

/** In the order of the uses. */
export interface UseTicketResponse {
  uses: UseResult[]
}

export const useTicketRequestSchema: z.ZodMiniType<UseTicketRequest> = z.strictObject({
  formId: documentId(),
  uses: z
    .array(
      z.strictObject({
        code: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[0-9A-Z]+$/)),
        at: z.int().check(z.refine(isStorableMoment)),
        device: z.string().check(z.maxLength(60)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_USES)),
})

export const useTicketResponseSchema: z.ZodMiniType<UseTicketResponse> = z.object({
  uses: z.array(
    z.object({
      code: z.string(),
      result: z.enum(USE_RESULTS),
      usedAt: z.nullable(z.number()),
      usedBy: z.string(),
      sectionName: z.string(),
      number: z.number(),
      fullName: z.string(),
    }),
  ),
})
