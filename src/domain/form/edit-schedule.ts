import type { Form } from './form'
import type { WeeklyHours } from './opening'
import { MAX_WEEKLY, NEW_SCHEDULE, type Schedule } from './schedule'

/** Office hours, which most forms that have hours will ask for. */
const NEW_WEEKLY: WeeklyHours = { dias: [0, 1, 2, 3, 4], desde: '08:00', hasta: '14:00' }

/** Gives a form a schedule, or takes it off. */
export const setScheduled = (form: Form, on: boolean): Form => ({
  ...form,
  horario: on ? NEW_SCHEDULE : null,
})

/** Changes the schedule of a form that has one; the same form when it has none. */
export const changeSchedule = (form: Form, change: (schedule: Schedule) => Schedule): Form => {
  const { horario } = form
  const changed = horario && change(horario)
  return changed === horario ? form : { ...form, horario: changed }
}

/** Adds weekly hours, as many as there may be. */
export const addWeekly = (schedule: Schedule): Schedule =>
  schedule.semana.length < MAX_WEEKLY ? { ...schedule, semana: [...schedule.semana, NEW_WEEKLY] } : schedule

/** Changes the weekly hours at a position. */
export const changeWeekly = (schedule: Schedule, at: number, change: Partial<WeeklyHours>): Schedule => ({
  ...schedule,
  semana: schedule.semana.map((row, position) => (position === at ? { ...row, ...change } : row)),
})

/** Takes the weekly hours at a position away. */
export const removeWeekly = (schedule: Schedule, at: number): Schedule => ({
  ...schedule,
  semana: schedule.semana.filter((_, position) => position !== at),
})

/** The form opening by signed links alone, or by any (REACH-05); what is not so is stored as nothing. */
export function onlySigned(form: Form, isOn: boolean): Form {
  const { soloFirmado: _before, ...others } = form
  return isOn ? { ...others, soloFirmado: true } : others
}
