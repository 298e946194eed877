import * as z from 'zod/mini'
import { doorTicketSchema } from '../payment/door-ticket'
import { documentId } from './schema'

/** Name of the callable that lists a form's tickets for who stands at its door (PAY-12). */
export const LIST_TICKETS = 'listTickets'

/** Most tickets of one door. */
export const MAX_LISTED_TICKETS = 20_000

export const listTicketsRequestSchema = z.strictObject({
  formId: documentId(),
})
export type ListTicketsRequest = z.infer<typeof listTicketsRequestSchema>

export const listTicketsResponseSchema = z.object({
  formTitle: z.string(),
  tickets: z.array(doorTicketSchema),
})
export type ListTicketsResponse = z.infer<typeof listTicketsResponseSchema>
