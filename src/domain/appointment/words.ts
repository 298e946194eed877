import type { BookedTime } from './appointment'

/** Day and hour as they are written everywhere (FMT-01). */
export function appointmentMoment({ fecha, hora }: BookedTime): string {
  const [year = '', month = '', day = ''] = fecha.split('-')
  return `${day}/${month}/${year} - ${hora}`
}

/** The booking in one line: when, with whom and where. */
export const appointmentInWords = (appointment: BookedTime): string =>
  [appointmentMoment(appointment), appointment.agenda, appointment.direccion].filter(Boolean).join(' · ')
