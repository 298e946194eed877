/** What strangers are told of when a form takes answers; pages load it for forms that have a schedule. */
import * as z from 'zod/mini'
import { list, text } from '../schema'

/** Hours at which a form takes answers on some days of the week. */
export interface WeeklyHours {
  /** 0 is Monday, 6 is Sunday. */
  dias: readonly number[]
  /** `HH:mm` of the municipality's clock. */
  desde: string
  /** `HH:mm` after `desde`; `24:00` is the end of the day. */
  hasta: string
}

/** `horario` of the public document, which functions write (REACH-01). */
export interface Opening {
  /** The present window, or the next one when none is open; left out where it has no beginning. */
  abre?: Date | undefined
  /** When it closes; left out where it does not. */
  cierra?: Date | undefined
  /** Until when the server takes what was begun before. */
  tolera?: Date | undefined
  /** From when on another window has to be told; left out when none follows. */
  renueva?: Date | undefined
  semana: readonly WeeklyHours[]
  /** In the base language, as in the schedule; others beside them. */
  textoAntes: string
  textoDespues: string
}

export const weeklySchema = z.looseObject({ dias: list(z.number()), desde: text(), hasta: text() })

const openingSchema: z.ZodMiniType<Opening> = z.looseObject({
  abre: z.optional(z.date()),
  cierra: z.optional(z.date()),
  tolera: z.optional(z.date()),
  renueva: z.optional(z.date()),
  semana: list(weeklySchema),
  textoAntes: text(),
  textoDespues: text(),
})

/** What the public document tells; null where the form takes answers at all times. */
export const openingIn = (horario: unknown): Opening | null => openingSchema.safeParse(horario).data ?? null

/** Whether somebody may begin an answer: `early` before it opens, `late` after it closed. */
export function openingAt(
  { abre, cierra }: Pick<Opening, 'abre' | 'cierra'>,
  now: Date,
): 'open' | 'early' | 'late' {
  if (abre && now < abre) return 'early'
  return cierra && now >= cierra ? 'late' : 'open'
}

/** Whether the server still takes what was begun while it was open. */
export const takesStill = ({ abre, tolera }: Pick<Opening, 'abre' | 'tolera'>, now: Date): boolean =>
  !(abre && now < abre) && !(tolera && now >= tolera)

/** A clock that is set by hand for another zone is less than a day off. */
const CLOCK_ERROR_MS = 86_400_000

/** Whether a form may be open by the server's clock, as far as that of a device tells. */
export const mayBeOpen = ({ abre, cierra }: Pick<Opening, 'abre' | 'cierra'>, now: Date): boolean =>
  now.getTime() > (abre?.getTime() ?? -Infinity) - CLOCK_ERROR_MS &&
  now.getTime() < (cierra?.getTime() ?? Infinity) + CLOCK_ERROR_MS

/** {@link takesStill} of what the public document tells. */
export function maySend(horario: unknown, now: Date): boolean {
  const opening = openingIn(horario)
  return opening === null || takesStill(opening, now)
}

/** Whether a form that nobody can begin now opens later, as its public document tells. */
export function opensLater(horario: unknown, now: Date): boolean {
  const opening = openingIn(horario)
  if (!opening) return false
  const state = openingAt(opening, now)
  return state === 'early' || (state === 'late' && opening.renueva !== undefined)
}
