import * as z from 'zod/mini'
import { list, text } from '../schema'

/** The colours of a state, as they are stored; by default those of its position, from the first on. */
export const STATE_COLORS = ['azul', 'ocre', 'violeta', 'verde', 'rosa', 'turquesa', 'gris'] as const
export type StateColor = (typeof STATE_COLORS)[number]

export interface State {
  /** Position in `disponibles`. */
  id: number
  /** What names it in every version of its form, once it was added or moved; before that its position does (`part-ref.ts`). */
  clave?: string | undefined
  nombre: string
  /** What was chosen for it; else its position decides. */
  color?: StateColor | undefined
  /** In how many working days an answer is to leave it; none where it is left out (REACH-08). */
  plazo?: number | undefined
  /** Ids of the states that an answer may move to from here. */
  transiciones: number[]
}

/** Most working days of a term: about two years. */
export const MAX_TERM = 500

/** Whether a state may have that term. */
export const isTerm = (days: unknown): days is number =>
  typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MAX_TERM

export interface States {
  disponibles: State[]
  /** Index of the state in which a new answer starts. */
  inicial: number
  /** Index of the state in which an answer stands. */
  actual: number
  /** On an answer: the reference of that state, by which lists find it. */
  clave?: string | undefined
}

export const NO_STATES: States = { disponibles: [], inicial: 0, actual: 0 }

const key = () => z.optional(z.string())
const stateSchema = z.looseObject({
  id: z.number(),
  clave: key(),
  nombre: text(),
  // One that is not known is as none: a state is never lost for its colour.
  color: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((given) => STATE_COLORS.find((color) => color === given)),
    ),
  ),
  // Likewise one in the past, or that never ends.
  plazo: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((given) => (isTerm(given) ? given : undefined)),
    ),
  ),
  transiciones: list(z.number()),
})

export const statesSchema: z.ZodMiniType<States> = z.pipe(
  z.nullish(
    z.looseObject({
      disponibles: list(stateSchema),
      inicial: z._default(z.number(), 0),
      actual: z._default(z.number(), 0),
      clave: key(),
    }),
  ),
  z.transform((stored): States => stored ?? NO_STATES),
)

/** Grey is only what was chosen to be. */
const BY_POSITION = STATE_COLORS.slice(0, -1)

/** The colour of a state: the chosen one, else by its position in its form; the seventh begins again (ALIST-03). */
export const stateColor = ({ color }: Pick<State, 'color'>, position: number): StateColor =>
  color ?? BY_POSITION[position % BY_POSITION.length] ?? 'gris'
