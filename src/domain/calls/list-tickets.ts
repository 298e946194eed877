import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that lists a form's tickets for who stands at its door (PAY-12). */
export const LIST_TICKETS = 'listTickets'

/** Most tickets of one door. */
export const MAX_LISTED_TICKETS = 20_000

export const listTicketsRequestSchema = z.strictObject({
  formId: documentId(),
})
export type ListTicketsRequest = z.infer<typeof listTicketsRequestSchema>

const doorTicketSchema = z.object({
  code: z.string(),
  sectionName: z.string(),
  number: z.number(),
  fullName: z.string(),
  usedBy: z.string(),
  /** When it let somebody in, in milliseconds; null before. */
  usedAt: z.nullable(z.number()),
})
/** A ticket as the door knows it, so that it is judged without a line too. */
export type DoorTicket = z.infer<typeof doorTicketSchema>

export const listTicketsResponseSchema = z.object({
  formTitle: z.string(),
  tickets: z.array(doorTicketSchema),
})
export type ListTicketsResponse = z.infer<typeof listTicketsResponseSchema>
