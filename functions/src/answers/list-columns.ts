import * as z from 'zod/mini'
import { columnsFor, listSettingsSchema, NO_SETTINGS } from '../../../src/domain/answers-list/list-settings'
import { firstColumns, type ListColumn } from '../../../src/domain/answers-list/listed-questions'
import type { FormVersion } from '../../../src/domain/form/form'
import { initialRuleSchema, type InitialRule } from '../../../src/domain/form/initial-rule'
import { orNull } from '../../../src/domain/form/stored-form'
import { NO_STATES, statesSchema, type States } from '../../../src/domain/form/state'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

const ofListSchema = z.looseObject({
  lista: z.optional(listSettingsSchema),
  estados: statesSchema,
  estadoInicial: z.optional(orNull(z.array(initialRuleSchema))),
})

/** What the answers to a form need of it: for lists, and to begin. */
export interface ListGround {
  /** The columns of its list, whose words find an answer (DAY-01); those of a version where none are kept. */
  columns: (version: FormVersion) => readonly ListColumn[]
  /** Its states as they stand, which say what those of older answers are (decision 065). */
  estados: States
  /** In which state an answer begins that says something. */
  begins: readonly InitialRule[]
}

/** That of a form: one read. */
export async function listGround(formId: string): Promise<ListGround> {
  const [form] = await database().getAll(database().doc(formPath(formId)), {
    fieldMask: ['lista', 'estados', 'estadoInicial'],
  })
  const read = form && decode(ofListSchema, form)
  const lista = read?.lista
  return {
    columns: ({ secciones }) =>
      columnsFor(lista ?? { ...NO_SETTINGS, primeras: firstColumns(secciones) }, null),
    estados: read?.estados ?? NO_STATES,
    begins: read?.estadoInicial ?? [],
  }
}
