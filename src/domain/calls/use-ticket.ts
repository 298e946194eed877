import * as z from 'zod/mini'
import type { Contract } from './contract'
import { ticketUseSchema, useResultSchema, MAX_USES } from '../payment/door-ticket'
import { documentId } from './schema'

export const useTicketRequestSchema = z.strictObject({
  formId: documentId(),
  uses: z.array(ticketUseSchema).check(z.minLength(1), z.maxLength(MAX_USES)),
})

export const useTicketResponseSchema = z.object({
  uses: z.array(useResultSchema),
})
/** In the order of the uses. */
export type UseTicketResponse = z.infer<typeof useTicketResponseSchema>

/** The callable by which tickets are used at the door (PAY-12). */
export const USE_TICKET = {
  name: 'useTicket',
  request: useTicketRequestSchema,
  response: useTicketResponseSchema,
} as const satisfies Contract
