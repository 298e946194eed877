import type { Appointment } from './appointment'

export const isSameAppointment = (one: Appointment | null, other: Appointment | null): boolean =>
  one?.id === other?.id &&
  one?.agenda === other?.agenda &&
  one?.direccion === other?.direccion &&
  one?.fecha === other?.fecha &&
  one?.hora === other?.hora
