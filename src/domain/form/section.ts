import * as z from 'zod/mini'
import { flag, list, text } from '../schema'
import { checkSchema, type Check } from './check'
import type { WithOutcome } from './outcome'
import { questionSchema, type Question } from './question'

/** A branch of a conditional section: its questions are asked when it is checked. */
export interface Branch extends WithOutcome {
  /** Stable name of the condition, kept when it moves. */
  id: string
  /** Position, dense from 0. */
  order: number
  /** The condition's words in the base language; others in `condition_{lang}`. */
  condition: string
  /** Whether the person checked it. */
  checked: boolean
  questions: Question[]
  /** Formula: offered only when it is true; '' for always (LOGIC-01). */
  mostrarSi: string
}

/** A further row of a repeatable section (the first row is the section's own `preguntas`). */
export interface SectionRow {
  /** Position among the further rows, dense from 0. */
  orden: number
  preguntas: Question[]
}

export interface Section extends WithOutcome {
  /** Stable name of the section, kept when it moves. */
  id: string
  /** Position in the form, dense from 0. */
  orden: number
  /** Words of the heading in the base language; others in `titulo_{lang}`. */
  titulo: string
  /** Text below the heading; others in `descripcion_{lang}`. */
  descripcion: string
  /** Questions of a simple section; in a repeatable one, its first row. */
  preguntas: Question[]
  /** May be answered in several rows (simple sections only). */
  repetible: boolean
  /** May begin with no row at all, and lose the last one (repeatable sections only; decision 062). */
  puedeEstarVacia: boolean
  /** Has no row: its `preguntas` are not asked then. */
  vacia: boolean
  /** The further rows. */
  seccionesRepetibles: SectionRow[]
  /** A conditional section must have a checked condition. */
  required: boolean
  /** Asks conditions instead of questions. */
  conditionalSection: boolean
  /** The question above the conditions; others in `conditionalQuestion_{lang}`. */
  conditionalQuestion: string
  /** Only one condition can be checked. */
  conditionalSectionSingle: boolean
  conditions: Branch[]
  /** The municipal area that looks after this section. */
  areaAsociada: { nombre: string } | null
  /** Formula: how many rows a repeatable section has; '' where people add them. Without any it is not asked. */
  filas: string
  /** Formula: the least rows of a repeatable section; '' for any. */
  minimo: string
  /** Formula: the most rows. */
  maximo: string
  /** What the form checks of the answers together, and whom it lets go no further. */
  validaciones: Check[]
  /** Formula: asked only when it is true; '' for always (LOGIC-01). */
  mostrarSi: string
  /** Who else answers it, as the owner, by a mailed link (REACH-11); '' for whoever answers the rest. Others in `otraPersona_{lang}`. */
  otraPersona: string
  /** That other person gave it; functions alone write it. */
  dada: boolean
}

export const branchSchema: z.ZodMiniType<Branch> = z.looseObject({
  id: z.string(),
  order: z.number(),
  condition: text(),
  checked: flag(),
  questions: list(questionSchema),
  mostrarSi: text(),
})

export const sectionSchema: z.ZodMiniType<Section> = z.looseObject({
  id: z.string(),
  orden: z.number(),
  titulo: text(),
  descripcion: text(),
  preguntas: list(questionSchema),
  repetible: flag(),
  puedeEstarVacia: flag(),
  vacia: flag(),
  seccionesRepetibles: list(z.looseObject({ orden: z.number(), preguntas: list(questionSchema) })),
  required: flag(),
  conditionalSection: flag(),
  conditionalQuestion: text(),
  conditionalSectionSingle: flag(),
  conditions: list(branchSchema),
  areaAsociada: z._default(z.nullable(z.looseObject({ nombre: z.string() })), null),
  filas: text(),
  minimo: text(),
  maximo: text(),
  validaciones: list(checkSchema),
  mostrarSi: text(),
  otraPersona: text(),
  dada: flag(),
})

/** The fields of a section that hold a formula. */
export const SECTION_FORMULAS = [
  'mostrarSi',
  'filas',
  'minimo',
  'maximo',
] as const satisfies readonly (keyof Section)[]
export type SectionFormula = (typeof SECTION_FORMULAS)[number]
