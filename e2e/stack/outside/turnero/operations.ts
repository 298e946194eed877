import { z } from 'zod'
import type { Reply } from '../modes'
import { nameWithBookingToken } from '../portal/booking-tokens'
import type { Operation, System } from '../stand-in'
import type { Wire } from '../validate'
import { agendaWithId, TENANTS } from './agendas'
import {
  answerTold,
  beginVisit,
  book,
  bookingOf,
  cancel,
  forgetBookings,
  tellOf,
  visitWithId,
  type Visit,
} from './bookings'
import { seal, unseal } from './codes'
import { bookedPage, hourPage, refusedPage, startPage } from './page'

/** Every agenda is for procedures that begin with a form. */
const WITH_FORM = 2

const listGroups: Operation = ({ parameters }) => {
  const tenant = TENANTS[String(parameters.idMuniCore)]
  if (!tenant) return { status: 404, body: { error: 'no such municipality' } }
  const groupsProcedure = parameters.tipoProcedimiento === WITH_FORM ? tenant.groupsProcedure : []
  return { status: 200, body: { ...tenant, groupsProcedure } }
}

const askedSchema = z.object({
  respuesta: z.string(),
  codigo: z.string(),
  formulario: z.string(),
  grupo: z.string(),
  tenantId: z.string(),
  vuelta: z.string(),
})

const makeCode: Operation = ({ parameters, body }) => {
  const municipality = String(parameters.idMuniCore)
  const { tenantId, ...asked } = askedSchema.parse(body)
  const isKnown = TENANTS[municipality]?.tenantId === tenantId && agendaWithId(municipality, asked.grupo)
  if (!isKnown) return { status: 404, body: { error: 'no such agenda' } }
  return { status: 200, body: { data: seal({ municipality, ...asked }) } }
}

const getBooking: Operation = ({ parameters }) => {
  const respuesta = answerTold(String(parameters.respuesta))
  const turno = bookingOf(String(parameters.idMuniCore), respuesta)
  return { status: 200, body: { reserva: turno ? { respuesta, turno } : null } }
}

const html = (status: number, text: string): Reply => ({ status, body: null, html: text })

const openedSchema = z.object({ code: z.string(), tenant: z.string(), formData: z.string() })
const formDataSchema = z.object({ token: z.string() })

function visitOf(query: unknown): Visit | null {
  const opened = openedSchema.safeParse(query)
  const sealed = opened.success ? unseal(opened.data.code) : null
  if (!opened.success || !sealed) return null
  if (TENANTS[sealed.municipality]?.tenantUniqueName !== opened.data.tenant) return null
  const { token } = formDataSchema.parse(JSON.parse(opened.data.formData))
  const name = token === '' ? '' : nameWithBookingToken(token)
  return name === null ? null : beginVisit(sealed, name)
}

/** Neither code nor token stays in the address. */
function open(query: unknown): Reply {
  const visit = visitOf(query)
  return visit ? { status: 303, body: {}, location: `/reservar/${visit.id}` } : html(400, refusedPage())
}

const chosenSchema = z.object({ dia: z.string(), hora: z.string() })

function confirm(visit: Visit, body: unknown): Reply {
  const chosen = chosenSchema.safeParse(body)
  if (!chosen.success) return html(400, startPage(visit))
  const { dia, hora } = chosen.data
  if (!book(visit, dia, hora))
    return html(409, hourPage(visit, dia, 'Esa hora ya no está libre. Elija otra.'))
  const booking = bookingOf(visit.municipality, visit.respuesta)
  return html(200, booking ? bookedPage(visit, booking) : startPage(visit))
}

const tellSchema = z.strictObject({ respuesta: z.string(), otra: z.string() })
const cancelSchema = z.strictObject({ respuesta: z.string() })

/** `POST /__tell` has questions about one answer answered about another, `POST /__cancel` cancels what is booked. */
function told({ method, path, body }: Wire): Reply | null {
  const [tell, cancelled] = [tellSchema.safeParse(body), cancelSchema.safeParse(body)]
  if (method !== 'POST') return null
  if (path === '/__tell' && tell.success) tellOf(tell.data.respuesta, tell.data.otra)
  else if (path === '/__cancel' && cancelled.success) cancel(cancelled.data.respuesta)
  else return null
  return { status: 200, body: {} }
}

function door(wire: Wire): Reply | null {
  const { method, path, query, body } = wire
  if (`${method} ${path}` === 'GET /reservar') return open(query)
  const id = /^\/reservar\/([\w-]+)$/.exec(path)?.[1]
  if (id === undefined) return told(wire)
  const visit = visitWithId(id)
  if (!visit) return html(400, refusedPage())
  if (method === 'POST') return confirm(visit, body)
  return html(200, query.dia === undefined ? startPage(visit) : hourPage(visit, query.dia))
}

/** The stand-in for the appointment system, with the page on which citizens book. */
export const TURNERO_SYSTEM: System = {
  name: 'turnero',
  contract: new URL('turnero.openapi.json', import.meta.url),
  operations: { listGroups, makeCode, getBooking },
  door,
  forget: forgetBookings,
}
