import type { DoorTicket } from './door-ticket'
import type { TicketUse, UseResult } from './door-ticket'
import { ticketCodeOf } from './ticket'

/** What the door says of a ticket. */
export interface Verdict extends Omit<UseResult, 'result'> {
  /** `unknown`: it is not in the list of this device, and the server did not say what it is. */
  result: UseResult['result'] | 'unknown'
  /** Judged on this device alone: the server has not heard of it yet. */
  isLocal: boolean
}

const verdict = (code: string, result: Verdict['result'], ticket?: DoorTicket): Verdict => ({
  code,
  result,
  usedAt: ticket?.usedAt ?? null,
  usedBy: ticket?.usedBy ?? '',
  sectionName: ticket?.sectionName ?? '',
  number: ticket?.number ?? 0,
  fullName: ticket?.fullName ?? '',
  isLocal: true,
})

/**
 * What the device itself knows of a ticket: green, used before or none (PAY-12). A use that waits to be sent counts.
 * @param typed what was scanned or typed
 */
export function judge(tickets: readonly DoorTicket[], queue: readonly TicketUse[], typed: string): Verdict {
  const code = ticketCodeOf(typed)
  const ticket = tickets.find((one) => one.code === code)
  if (!ticket) return verdict(code, 'invalid')
  const waiting = queue.find((use) => use.code === code)
  if (ticket.usedAt !== null) return verdict(code, 'already', ticket)
  return waiting
    ? verdict(code, 'already', { ...ticket, usedAt: waiting.at })
    : verdict(code, 'entered', ticket)
}

/** The tickets after the server told what became of uses. */
export function afterUses(tickets: readonly DoorTicket[], results: readonly UseResult[]): DoorTicket[] {
  const told = new Map(results.map((result) => [result.code, result]))
  return tickets.map((ticket) => {
    const result = told.get(ticket.code)
    return result && result.usedAt !== null
      ? { ...ticket, usedAt: result.usedAt, usedBy: result.usedBy }
      : ticket
  })
}

/**
 * What was let in here and must not have been: somebody else had used the ticket before, or its money was given back.
 */
export const conflictsOf = (results: readonly UseResult[]): UseResult[] =>
  results.filter(({ result }) => result !== 'entered')

/** How many have entered, of how many there are; what waits to be sent counts. */
export function doorCounts(tickets: readonly DoorTicket[], queue: readonly TicketUse[]) {
  const waiting = new Set(queue.map(({ code }) => code))
  const entered = tickets.filter(({ code, usedAt }) => usedAt !== null || waiting.has(code)).length
  return { entered, total: tickets.length }
}
