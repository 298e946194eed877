import * as z from 'zod/mini'
import type { Contract } from './contract'
import { listTicketsResponseSchema } from '../payment/door-ticket'
import { documentId } from './schema'

/** Most tickets of one door. */
export const MAX_LISTED_TICKETS = 20_000

const listTicketsRequestSchema = z.strictObject({
  formId: documentId(),
})

/** The callable that lists a form's tickets for who stands at its door (PAY-12). */
export const LIST_TICKETS = {
  name: 'listTickets',
  request: listTicketsRequestSchema,
  response: listTicketsResponseSchema,
} as const satisfies Contract
