import type { GetAppointmentResponse } from '../calls/get-appointment'
import type { Language } from '../language'

/** How a page asks about the appointment of one answer, as whoever answered it or works with it. */
export interface BookingPort {
  /** What is booked, as the appointment system says now. */
  known: () => Promise<GetAppointmentResponse>
  /** Where the booking page for the answer opens. */
  address: (answerId: string, language: Language) => Promise<string>
}
