import * as z from 'zod/mini'
import type { Ticket } from '../payment/ticket'
import { documentId } from './schema'

/** Name of the callable that lists a form's tickets for who stands at its door (PAY-12). */
export const LIST_TICKETS = 'listTickets'

/** Most tickets of one door. */
export const MAX_LISTED_TICKETS = 20_000

export interface ListTicketsRequest {
  formId: string
}

/** A ticket as the door knows it, so that it is judged without a line too. */
export interface DoorTicket extends Pick<Ticket, 'code' | 'sectionName' | 'number' | 'fullName' | 'usedBy'> {
  /** When it let somebody in, in milliseconds; null before. */
  usedAt: number | null
}

export interface ListTicketsResponse {
  formTitle: string
  tickets: DoorTicket[]
}

export const listTicketsRequestSchema: z.ZodMiniType<ListTicketsRequest> = z.strictObject({
  formId: documentId(),
})

export const listTicketsResponseSchema: z.ZodMiniType<ListTicketsResponse> = z.object({
  formTitle: z.string(),
  tickets: z.array(
    z.object({
      code: z.string(),
      sectionName: z.string(),
      number: z.number(),
      fullName: z.string(),
      usedBy: z.string(),
      usedAt: z.nullable(z.number()),
    }),
  ),
})
