import * as z from 'zod/mini'
import { moment, text } from '../schema'
import { asCrockford } from '../codes/read-code'
import { cleanValue } from '../text/clean'

/** Crockford's base32, as answer codes have it: nothing that is read as something else. */
export const TICKET_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const GROUP = 4

/** A ticket at the door: `entradas/{formId}/codigos/{code}`. Functions write it, staff of the form's areas read it. */
export interface Ticket {
  /** Twelve letters and digits, without the hyphens that they are shown with. */
  code: string
  orderId: string
  /** The answer's id. */
  id: string
  sectionName: string
  /** Which one of its order, from 1. */
  number: number
  fullName: string
  /** When it let somebody in; null before. */
  usedAt: Date | null
  usedBy: string
  /** Name of the device at the door. */
  device: string
}

/** A ticket as stored. */
export const ticketSchema: z.ZodMiniType<Ticket> = z.looseObject({
  code: z.string(),
  orderId: text(),
  id: text(),
  sectionName: text(),
  number: z._default(z.number(), 1),
  fullName: text(),
  usedAt: moment(),
  usedBy: text(),
  device: text(),
})

/**
 * A ticket's code as it is stored, from what was scanned or typed: small letters, hyphens and spaces do not count, and
 * what is easily mistaken is read as Crockford has it.
 * @returns '' when it is none
 */
export function ticketCodeOf(typed: string): string {
  const code = asCrockford(cleanValue(typed).toUpperCase().replaceAll(/[\s-]/g, ''))
  return code.length === LENGTH && [...code].every((letter) => TICKET_ALPHABET.includes(letter)) ? code : ''
}

/** A code as people read it: XXXX-XXXX-XXXX. */
export const shownTicketCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
