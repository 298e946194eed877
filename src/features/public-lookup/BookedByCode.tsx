import { useTranslation } from 'react-i18next'
import type { GetAnswerStateResponse } from '../../domain/calls/get-answer-state'
import { AppointmentFacts } from '../../renderer/booking/AppointmentFacts'

/** The appointment of an answer, for whoever has its code (REACH-09). */
export function BookedByCode({ code, told }: { code: string; told: GetAnswerStateResponse }) {
  const { t } = useTranslation('booking')
  const { turno, titulo, turnoAlDia } = told
  if (turno) return <AppointmentFacts appointment={turno} of={{ title: titulo, code }} isOld={!turnoAlDia} />
  return <p>{t(turnoAlDia ? 'missing' : 'unknown')}</p>
}
