import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { sharingRuleSchema, type SharingRule } from '../../../src/domain/form/sharing-rule'
import { columnsFor, listSettingsSchema, NO_SETTINGS } from '../../../src/domain/form/list-settings'
import { firstColumns, type ListColumn } from '../../../src/domain/form/listed-questions'
import type { FormVersion } from '../../../src/domain/form/form'
import { secondPersonSchema, type SecondPersonRule } from '../../../src/domain/form/second-person'
import { checkSchema, type Check } from '../../../src/domain/form/check'
import { initialRuleSchema, type InitialRule } from '../../../src/domain/form/initial-rule'
import { orNull } from '../../../src/domain/form/stored-form'
import { NO_STATES, statesSchema, type States } from '../../../src/domain/form/state'
import { formPath } from '../../../src/domain/store-paths'
import { LIMITED } from './recount'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

const ofListSchema = z.looseObject({
  version: orNull(z.number()),
  lista: z.optional(listSettingsSchema),
  estados: statesSchema,
  estadoInicial: z.optional(orNull(z.array(initialRuleSchema))),
  cierres: z.optional(orNull(z.array(checkSchema))),
  reparto: z.optional(orNull(z.array(sharingRuleSchema))),
  otraPersona: z.optional(orNull(secondPersonSchema)),
})

/** What the answers to a form need of it: for lists, and to begin. */
export interface FormExcerpt {
  /** Which version it has now; null where there is no form. */
  version: number | null
  /** The columns of its list, whose words find an answer (DAY-01); those of a version where none are kept. */
  columns: (version: FormVersion) => readonly ListColumn[]
  /** Its states as they stand, which say what those of older answers are (decision 065). */
  estados: States
  /** In which state an answer begins that says something. */
  begins: readonly InitialRule[]
  /** Whom it lets go no further by rules that strangers do not read (LOGIC-01). */
  closings: readonly Check[]
  /** Whose turn they are (REACH-08). */
  sharing: readonly SharingRule[]
  /** How another person is asked for a part; null for nobody (REACH-11). */
  secondPerson: SecondPersonRule | null
}

/** Reads a form, of it what the steps after an answer need. */
export type ReadForm = () => Promise<DocumentSnapshot | undefined>

/** Reads that of a form once, by whoever asks first: one read. Steps that follow one event share it. */
export function readFormOnce(formId: string): ReadForm {
  let read: ReturnType<ReadForm> | undefined
  return () => (read ??= readForm(formId))
}

async function readForm(formId: string): Promise<DocumentSnapshot | undefined> {
  const [form] = await database().getAll(database().doc(formPath(formId)), {
    fieldMask: [
      'version',
      'lista',
      'estados',
      'estadoInicial',
      'cierres',
      'reparto',
      'otraPersona',
      'muniCore',
      'avisos',
      LIMITED,
    ],
  })
  return form
}

/** That of a form. */
export async function readFormExcerpt(
  formId: string,
  read: ReadForm = readFormOnce(formId),
): Promise<FormExcerpt> {
  const form = await read()
  const known = form && decode(ofListSchema, form)
  const lista = known?.lista
  return {
    version: known?.version ?? null,
    columns: ({ secciones }) =>
      columnsFor(lista ?? { ...NO_SETTINGS, primeras: firstColumns(secciones) }, null),
    estados: known?.estados ?? NO_STATES,
    begins: known?.estadoInicial ?? [],
    closings: known?.cierres ?? [],
    sharing: known?.reparto ?? [],
    secondPerson: known?.otraPersona ?? null,
  }
}
