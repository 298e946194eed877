import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { staffBooking } from '../../data/staff/turnero'
import { isSameAppointment } from '../../domain/appointment/same'
import type { Answer } from '../../domain/answer/answer'
import type { KnownAppointment } from '../../domain/appointment/booking-port'
import { Booking } from '../../renderer/booking/Booking'

interface AppointmentPanelProps {
  answer: Answer
  /** Called when another appointment is booked than the answer has: reads the answer again. */
  onChanged: () => Promise<unknown>
}

/** The appointment of the answer, as the appointment system says it now (APPT-01). */
export function AppointmentPanel({ answer, onChanged }: AppointmentPanelProps) {
  const { id, turno = null } = answer
  const port = useMemo(() => staffBooking(id), [id])
  const [params, setParams] = useSearchParams()
  const leave = () => setParams({}, { replace: true })
  const compare = useCallback(
    ({ turno: now }: KnownAppointment) => {
      if (!isSameAppointment(turno, now)) void onChanged()
    },
    [turno, onChanged],
  )
  return (
    <Booking
      port={port}
      of={{ title: answer.titulo, code: answer.codigoMunicipio }}
      before={turno}
      opensAtOnce={params.get('turno') === '1'}
      onLeave={leave}
      onKnown={compare}
    />
  )
}
