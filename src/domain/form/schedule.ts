import * as z from 'zod/mini'
import { list, text } from '../schema'
import { weeklySchema, type WeeklyHours } from './opening'
import { isTimeOfDay, isWallClock } from '../wall-clock'

/** Most rows of weekly hours. */
export const MAX_WEEKLY = 14
/** Most minutes in which somebody who began in time may still send. */
export const MAX_GRACE = 1_440

/**
 * When a form takes answers of people who are not staff (REACH-01), by the municipality's clock. It stands with the form
 * and in no version: what is asked does not change with it.
 */
export interface Schedule {
  /** `YYYY-MM-DDTHH:mm`; '' for from the beginning. */
  desde: string
  /** Likewise, when it ends; '' for never. */
  hasta: string
  /** At all hours when empty. */
  semana: readonly WeeklyHours[]
  /** For so many minutes after it closed, what was begun before may be sent. */
  gracia: number
  /** What the page says before it opens; others in `textoAntes_{lang}`. */
  textoAntes: string
  /** What it says after it closed; others in `textoDespues_{lang}`. */
  textoDespues: string
}

export const NEW_SCHEDULE: Schedule = {
  ...{ desde: '', hasta: '', semana: [], gracia: 15 },
  ...{ textoAntes: '', textoDespues: '' },
}

export const scheduleSchema: z.ZodMiniType<Schedule> = z.looseObject({
  desde: text(),
  hasta: text(),
  semana: list(weeklySchema),
  gracia: z._default(z.number(), 0),
  textoAntes: text(),
  textoDespues: text(),
})

const END_OF_DAY = '24:00'

/** What is wrong with a schedule, at its field. */
export type ScheduleFault =
  | 'nothingSaid'
  | 'fromInvalid'
  | 'untilInvalid'
  | 'untilBeforeFrom'
  | 'weekly'
  | 'grace'

/** Whether the days and hours of a row can be kept. */
export const isWholeWeekly = ({ dias, desde, hasta }: WeeklyHours): boolean =>
  dias.length > 0 &&
  dias.every((day) => Number.isInteger(day) && day >= 0 && day <= 6) &&
  isTimeOfDay(desde) &&
  (isTimeOfDay(hasta) || hasta === END_OF_DAY) &&
  desde < hasta

/** Everything that keeps a schedule from being saved. */
export function scheduleFaults({ desde, hasta, semana, gracia }: Schedule): ScheduleFault[] {
  const faults: [ScheduleFault, boolean][] = [
    ['nothingSaid', desde === '' && hasta === '' && semana.length === 0],
    ['fromInvalid', desde !== '' && !isWallClock(desde)],
    ['untilInvalid', hasta !== '' && !isWallClock(hasta)],
    ['untilBeforeFrom', desde !== '' && hasta !== '' && hasta <= desde],
    ['weekly', !semana.every(isWholeWeekly) || semana.length > MAX_WEEKLY],
    ['grace', !Number.isInteger(gracia) || gracia < 0 || gracia > MAX_GRACE],
  ]
  return faults.filter(([, isBroken]) => isBroken).map(([fault]) => fault)
}
