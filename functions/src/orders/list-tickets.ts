import { oneForm } from '../../../src/domain/access/things'
import {
  listTicketsRequestSchema,
  MAX_LISTED_TICKETS,
  type ListTicketsResponse,
} from '../../../src/domain/calls/list-tickets'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { ticketSchema } from '../../../src/domain/payment/ticket'
import { formPath, stockPath, TICKETS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf, audit, thisHour } from '../platform/audit'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { staffCaller, type StaffRequest } from '../platform/staff-caller'
import { aboutForm } from './about-order'

/**
 * The tickets of a form for who stands at its door (PAY-12), who reads the form: one read for each.
 * That they have the names of who comes is in the audit trail, once an hour (SEC-06).
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export async function listTickets(request: StaffRequest & { data: unknown }): Promise<ListTicketsResponse> {
  const caller = await staffCaller(request)
  const { formId } = checkedRequest(listTicketsRequestSchema, request.data)
  const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
  if (!form || caller.ability.cannot('read', oneForm(form))) throw forbidden()
  const found = await database()
    .collection(`${stockPath(formId)}/${TICKETS}`)
    .limit(MAX_LISTED_TICKETS)
    .get()
  const tickets = found.docs.flatMap((document) => {
    const ticket = decode(ticketSchema, document)
    if (!ticket) return []
    const { code, sectionName, number, fullName, usedBy, usedAt } = ticket
    return [{ code, sectionName, number, fullName, usedBy, usedAt: usedAt?.getTime() ?? null }]
  })
  const note = { tipo: 'entradasVistas', ...aboutForm(form), cantidad: tickets.length } as const
  await audit(actorOf(caller), note, [formId, caller.sid, thisHour()])
  return { formTitle: form.titulo, tickets }
}
