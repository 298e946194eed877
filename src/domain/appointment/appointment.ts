import * as z from 'zod/mini'

/** What was booked with an answer, as the appointment system says it (APPT-01). Written by functions alone. */
export interface Appointment {
  id: string
  /** Name of the agenda. */
  agenda: string
  /** Where one goes; '' when the system does not say. */
  direccion: string
  /** Day by the clock of the office, `2026-11-30`: a reader in another time zone comes at the same hour. */
  fecha: string
  /** Hour by the same clock, `09:20`. */
  hora: string
}

/** The same without the appointment system's own name of it: what whoever has the answer's code is told (REACH-09). */
export type BookedTime = Omit<Appointment, 'id'>

const words = (limit: number) => z.string().check(z.maxLength(limit))
/** A day that is in the calendar. */
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

const bookedTime = {
  agenda: words(500),
  direccion: words(500),
  fecha: z.string().check(z.refine(isDay)),
  hora: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
}
export const bookedTimeSchema: z.ZodMiniType<BookedTime> = z.object(bookedTime)
export const appointmentSchema: z.ZodMiniType<Appointment> = z.object({
  ...bookedTime,
  id: words(200).check(z.minLength(1)),
})
