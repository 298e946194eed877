import { LIST_TICKETS, MAX_LISTED_TICKETS } from '../../../src/domain/calls/list-tickets'
import { ticketSchema } from '../../../src/domain/payment/ticket'
import { stockPath, TICKETS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf, audit, thisHour } from '../platform/audit'
import { decode } from '../platform/decode'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { aboutForm } from './about-order'
import { namesOf } from '../platform/user-names'
import { formAtDoor } from './door-form'
import type { ListTicketsResponse } from '../../../src/domain/payment/door-ticket'

/**
 * The tickets of a form for who stands at its door (PAY-12, {@link formAtDoor}): one read for each, and for each of those
 * who let people in. That they have the names of who comes is in the audit trail, once an hour (SEC-06).
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is no such form; `invalid-argument`
 */
export const listTickets = served(LIST_TICKETS, async (request): Promise<ListTicketsResponse> => {
  const caller = await staffCaller(request)
  const { formId } = request.checked()
  const form = await formAtDoor(caller, formId)
  const found = await database()
    .collection(`${stockPath(formId)}/${TICKETS}`)
    .limit(MAX_LISTED_TICKETS)
    .get()
  const stored = found.docs.flatMap((document) => decode(ticketSchema, document) ?? [])
  const names = await namesOf(stored.map(({ usedBy }) => usedBy))
  const tickets = stored.map(({ code, sectionName, number, fullName, usedBy, usedAt }) => ({
    ...{ code, sectionName, number, fullName },
    ...{ usedBy: names.get(usedBy) ?? usedBy, usedAt: usedAt?.getTime() ?? null },
  }))
  const note = { tipo: 'entradasVistas', ...aboutForm(form), cantidad: tickets.length } as const
  await audit(actorOf(caller), note, [formId, caller.sid, thisHour()])
  return { formTitle: form.titulo, tickets }
})
