import { randomUUID } from 'node:crypto'
import { agendaWithId, openDays, openHours, type Agenda } from './agendas'
import type { Sealed } from './codes'

/** What is booked with an answer. */
export interface Booking {
  id: string
  agenda: string
  direccion: string
  fecha: string
  hora: string
}

/** Somebody at the booking page. */
export interface Visit extends Sealed {
  id: string
  agenda: Agenda
  /** Whose token came along; '' for nobody's. */
  name: string
}

const visits = new Map<string, Visit>()
/** By municipality and answer. */
const booked = new Map<string, Booking>()
/** The next answers to a question about an answer are those about another one. */
const told = new Map<string, string>()

const keyOf = (municipality: string, respuesta: string): string => `${municipality} ${respuesta}`

export function beginVisit(sealed: Sealed, name: string): Visit | null {
  const agenda = agendaWithId(sealed.municipality, sealed.grupo)
  if (!agenda) return null
  const visit = { ...sealed, id: randomUUID(), agenda, name }
  visits.set(visit.id, visit)
  return visit
}
export const visitWithId = (id: string): Visit | undefined => visits.get(id)

export const bookingOf = (municipality: string, respuesta: string): Booking | undefined =>
  booked.get(keyOf(municipality, respuesta))

/** Which answer a question is answered about. */
export const answerTold = (respuesta: string): string => told.get(respuesta) ?? respuesta
export const tellOf = (respuesta: string, other: string): unknown => told.set(respuesta, other)

const isTaken = ({ agenda }: Visit, fecha: string, hora: string): boolean =>
  [...booked.values()].some((one) => one.agenda === agenda.nombre && one.fecha === fecha && one.hora === hora)

/** Hours of a day that nobody has. */
export const freeHours = (visit: Visit, fecha: string): string[] =>
  openDays().includes(fecha) ? openHours(visit.agenda).filter((hora) => !isTaken(visit, fecha, hora)) : []

/** Books; false when somebody was faster, or the office is closed. */
export function book(visit: Visit, fecha: string, hora: string): boolean {
  if (!freeHours(visit, fecha).includes(hora)) return false
  const { nombre: agenda, direccion } = visit.agenda
  booked.set(keyOf(visit.municipality, visit.respuesta), { id: randomUUID(), agenda, direccion, fecha, hora })
  return true
}

/** The office cancels what is booked with an answer. */
export function cancel(respuesta: string): void {
  for (const key of booked.keys()) if (key.endsWith(` ${respuesta}`)) booked.delete(key)
}

export function forgetBookings(): void {
  visits.clear()
  booked.clear()
  told.clear()
}
