import { useTranslation } from 'react-i18next'
import { AppointmentFacts } from '../../renderer/booking/AppointmentFacts'
import type { BookedFor } from '../../renderer/booking/CalendarButton'
import type { GetAnswerStateResponse } from '../../data/public/lookup'

/** The appointment of an answer, for whoever has its code (REACH-09). */
export function BookedByCode({ of, told }: { of: BookedFor; told: GetAnswerStateResponse }) {
  const { t } = useTranslation('booking')
  const { turno, turnoAlDia } = told
  if (turno) return <AppointmentFacts appointment={turno} of={of} isOld={!turnoAlDia} />
  return <p>{t(turnoAlDia ? 'missing' : 'unknown')}</p>
}
