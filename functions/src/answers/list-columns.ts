import * as z from 'zod/mini'
import { columnsFor, listSettingsSchema, NO_SETTINGS } from '../../../src/domain/answers-list/list-settings'
import { firstColumns, type ListColumn } from '../../../src/domain/answers-list/listed-questions'
import type { FormVersion } from '../../../src/domain/form/form'
import { formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

const ofListSchema = z.looseObject({ lista: z.optional(listSettingsSchema) })

/** The columns of a form's list, whose words find an answer (DAY-01); those of a version where none are kept: one read. */
export async function columnsOf(formId: string): Promise<(version: FormVersion) => readonly ListColumn[]> {
  const [form] = await database().getAll(database().doc(formPath(formId)), { fieldMask: ['lista'] })
  const lista = form && decode(ofListSchema, form)?.lista
  return ({ secciones }) => columnsFor(lista ?? { ...NO_SETTINGS, primeras: firstColumns(secciones) }, null)
}
