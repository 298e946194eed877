import type { Transaction } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { USE_TICKET, type UseTicketResponse } from '../../../src/domain/calls/use-ticket'
import type { TicketUse, UseResult } from '../../../src/domain/payment/door-ticket'
import type { FormHead } from '../../../src/domain/form/form-head'
import { ticketSchema, type Ticket } from '../../../src/domain/payment/ticket'
import { ORDERS, ticketPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { decode } from '../platform/decode'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { aboutForm } from './about-order'
import { namesOf } from '../platform/user-names'
import { formAtDoor } from './door-form'
import { CONTENTION } from './run-exclusive'

/** A door: its form, and the member of the staff who scans there. */
interface Door {
  form: FormHead
  caller: StaffCaller
}

const resultOf = (code: string, result: UseResult['result'], ticket: Ticket | null): UseResult => ({
  code,
  result,
  usedAt: ticket?.usedAt?.getTime() ?? null,
  usedBy: ticket?.usedBy ?? '',
  sectionName: ticket?.sectionName ?? '',
  number: ticket?.number ?? 0,
  fullName: ticket?.fullName ?? '',
})

/** Why there is no ticket with that code: it never was, or its money was given back. */
async function missing(formId: string, code: string): Promise<UseResult> {
  const sold = await database()
    .collection(ORDERS)
    .where('form', '==', formId)
    .where('tickets', 'array-contains', code)
    .limit(1)
    .select()
    .get()
  return resultOf(code, sold.empty ? 'invalid' : 'notPaid', null)
}

function enter(tx: Transaction, { form, caller }: Door, use: TicketUse, ticket: Ticket): UseResult {
  // A device's clock may run ahead; nobody came in later than now.
  const usedAt = new Date(Math.min(use.at, Date.now()))
  const usedBy = caller.user.username
  const used = { usedAt: Timestamp.fromDate(usedAt), usedBy, device: use.device, usedAs: use.at }
  tx.update(database().doc(ticketPath(form.id, use.code)), used)
  const note = {
    tipo: 'entradaUsada',
    respuesta: ticket.id,
    ...aboutForm(form),
    a: `${ticket.orderId} · ${ticket.sectionName} · ${ticket.number}`,
  } as const
  tx.set(auditRef('entradaUsada', form.id, use.code), auditDocument(actorOf(caller), note))
  return resultOf(use.code, 'entered', { ...ticket, usedAt, usedBy })
}

async function letOneIn(door: Door, use: TicketUse): Promise<UseResult> {
  const found = await inTransaction(async (tx) => {
    const snapshot = await tx.get(database().doc(ticketPath(door.form.id, use.code)))
    const ticket = decode(ticketSchema, snapshot)
    if (!ticket) return null
    if (!ticket.usedAt) return enter(tx, door, use, ticket)
    const isAgain = snapshot.get('usedAs') === use.at && ticket.device === use.device
    return resultOf(use.code, isAgain ? 'entered' : 'already', ticket)
  }, CONTENTION)
  return found ?? missing(door.form.id, use.code)
}

/**
 * Lets people in by their tickets (PAY-12): each once, whoever scans it and however often the call is repeated; the use
 * that arrives first counts. For who works with the form's answers.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export const useTicket = served(USE_TICKET, async (request): Promise<UseTicketResponse> => {
  const caller = await staffCaller(request)
  const { formId, uses } = request.checked()
  const form = await formAtDoor(caller, formId)
  const results: UseResult[] = []
  // One after the other: one of them may be the same ticket twice.
  for (const use of uses) results.push(await letOneIn({ form, caller }, use))
  const names = await namesOf(results.map(({ usedBy }) => usedBy))
  return { uses: results.map((one) => ({ ...one, usedBy: names.get(one.usedBy) ?? one.usedBy })) }
})
