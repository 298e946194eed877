import * as z from 'zod/mini'
import { list, text } from '../schema'

export interface State {
  /** Position in `disponibles`. */
  id: number
  /** What names it in every version of its form, once it was added or moved; before that its position does (`part-ref.ts`). */
  clave?: string | undefined
  nombre: string
  /** Ids of the states that an answer may move to from here. */
  transiciones: number[]
}

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
