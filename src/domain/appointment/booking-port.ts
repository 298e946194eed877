import type { Language } from '../language'
import type { Appointment } from './appointment'

/** What is booked with an answer. */
export interface KnownAppointment {
  answerId: string
  /** Null while nothing is booked. */
  turno: Appointment | null
}

/** How a page asks about the appointment of one answer, as whoever answered it or works with it. */
export interface BookingPort {
  /** What is booked, as the appointment system says now. */
  known: () => Promise<KnownAppointment>
  /** Where the booking page for the answer opens. */
  address: (answerId: string, language: Language) => Promise<string>
}
