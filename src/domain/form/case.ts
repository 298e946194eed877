import * as z from 'zod/mini'
import { list, text } from '../schema'

/** Most cases of a form. */
export const MAX_CASES = 20
/** Most letters of a case's name. */
export const MAX_CASE_NAME = 100

/** What stands for the form itself where a case says what comes of its parts. */
export const WHOLE_FORM = '§form'

/** Something that is filled in: an answer, a branch that is checked, or how many rows there are. */
export interface CaseInput {
  /** Id of the question, branch or section. */
  parte: string
  /** The row, from 0. */
  fila: number
  /** The answer as it is stored, ids of options parted by spaces, `true` for a branch, or a count of rows. */
  valor: string
  /** Files beside the answer, by the fields that they stand in, parted by spaces: which ones decides nothing. */
  archivos?: string | undefined
}

/** A filling that is kept with the form, with what must come of it (LOGIC-09). Only staff read it. */
export interface Case {
  id: string
  nombre: string
  /** The day on which it is filled in: what rules work out goes by it. */
  dia: string
  dado: CaseInput[]
  /** What came of it, `shown <id> <row>=yes`, a line each (`form-logic/cases.ts`). */
  espera: string[]
}

export const caseSchema: z.ZodMiniType<Case> = z.looseObject({
  id: z.string(),
  nombre: text(),
  dia: text(),
  dado: list(
    z.looseObject({
      ...{ parte: z.string(), fila: z.number(), valor: z.string() },
      archivos: z.optional(z.string()),
    }),
  ),
  espera: list(z.string()),
})
