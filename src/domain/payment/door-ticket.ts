import * as z from 'zod/mini'
import { isStorableMoment } from '../storable-moment'

export const doorTicketSchema = z.object({
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

/**
 * What became of a use: `entered` it counts, also when it is told again; `already` the ticket let somebody in before;
 * `invalid` there is no such ticket for this form; `notPaid` its money was given back.
 */
const USE_RESULTS = ['entered', 'already', 'invalid', 'notPaid'] as const

export const ticketUseSchema = z.strictObject({
  /** Without hyphens (`ticketCodeOf`). */
  code: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[0-9A-Z]+$/)),
  /** When, by the device's clock, in milliseconds. */
  at: z.int().check(z.refine(isStorableMoment)),
  /** Name of the device. */
  device: z.string().check(z.maxLength(60)),
})
/** A ticket that was shown at the door. */
export type TicketUse = z.infer<typeof ticketUseSchema>

export const useResultSchema = z.object({
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

/** Most uses in one call: what a device kept while it had no line goes in several. */
export const MAX_USES = 50

export const listTicketsResponseSchema = z.object({
  formTitle: z.string(),
  tickets: z.array(doorTicketSchema),
})

export type ListTicketsResponse = z.infer<typeof listTicketsResponseSchema>
