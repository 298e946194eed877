import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { firstColumns, type ListColumn } from '../../../src/domain/form/listed-questions'
import { sectionsSchema } from '../../../src/domain/form/sections'
import { formPath } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

const askingSchema = z.object({ secciones: sectionsSchema() })

/** What the list of a form should begin with; null where that stands already, or nobody can tell. */
function missingColumns(form: DocumentData | undefined): ListColumn[] | null {
  const asking = askingSchema.safeParse(plainValue({ secciones: form?.secciones }))
  if (!form || form.deleted === true || !asking.success) return null
  const primeras = firstColumns(asking.data.secciones)
  return isDeepStrictEqual(form.lista?.primeras ?? [], primeras) ? null : primeras
}

/**
 * Keeps with a form which of its questions its list begins with (DAY-01), so that a list reads no version of it. The
 * form as it stands decides, whatever the order of events; an event of this write alone does nothing more.
 * @param told the form as an event tells it: one that needs nothing costs nothing
 */
export async function initFirstColumns(formId: string, told: DocumentData): Promise<void> {
  if (missingColumns(told) === null) return
  const form = database().doc(formPath(formId))
  await inTransaction(async (tx) => {
    const primeras = missingColumns((await tx.get(form)).data())
    if (primeras) tx.update(form, { 'lista.primeras': primeras })
  })
}
