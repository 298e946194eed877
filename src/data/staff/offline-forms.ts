import pMap from 'p-map'
import * as z from 'zod/mini'
import { loadBehaviour } from '../../domain/answering/load-behaviour'
import type { Form } from '../../domain/form/form'
import { formSchema } from '../../domain/form/stored-form'
import { tableRefsIn } from '../../domain/form/tables-used'
import type { User } from '../../domain/user/user'
import { deviceStore } from '../../lib/device-store'
import { formToAnswer } from './form-to-answer'
import { keyOf } from './cached-session'
import { listFormsPage, type FormsCursor } from './list-forms'
import { loadStaffTable } from './table-entries'

/** Most forms that are kept at once; each costs a read, and nobody answers more on a round. */
export const MAX_OFFLINE_FORMS = 100
const AT_ONCE = 4

/** A form that opens without network. */
export interface OfflineForm {
  form: Form
  keptAt: Date
}

/**
 * Keeps the forms of a person's areas on this device, so that each opens without network (DAY-05): a read for each row
 * of the list and one for each form.
 * @param onProgress told how many are kept by now
 * @returns how many were kept, how many could not be, and whether there are more than are taken
 * @throws DataError when the list cannot be read; the signal's reason
 */
export async function downloadForms(
  user: User,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<{ taken: number; failed: number; hasMore: boolean }> {
  const count = { taken: 0, failed: 0 }
  let after: FormsCursor | null = null
  do {
    const page: Awaited<ReturnType<typeof listFormsPage>> = await listFormsPage({
      user,
      filter: { name: '', area: '' },
      after,
    })
    const download = async ({ id }: { id: string }) => {
      // A form that cannot be read or kept does not stop the others.
      const isTaken = await formToAnswer(user.username, id)
        .then(async ({ value, keptAt }) => {
          // What works it out is kept with the page that is taken along.
          await Promise.all([keepTables(value), loadBehaviour(value)])
          return keptAt === null
        })
        .catch(() => false)
      count[isTaken ? 'taken' : 'failed'] += 1
      onProgress(count.taken)
    }
    await pMap(page.forms, download, { concurrency: AT_ONCE, signal })
    after = page.cursor
  } while (after && count.taken + count.failed < MAX_OFFLINE_FORMS)
  return { ...count, hasMore: after !== null }
}

/** Keeps what the questions of a form pick from (KIND-09). */
async function keepTables({ secciones, municipalityPath }: Form): Promise<void> {
  await Promise.all(tableRefsIn(secciones).map((ref) => loadStaffTable(municipalityPath, ref)))
}

const keptFormSchema = z.object({ value: formSchema, keptAt: z.date() })

/** The forms of that person that open without network on this device, by title. */
export async function offlineForms(username: string): Promise<OfflineForm[]> {
  const storage = deviceStore('kept')
  const keys = await storage.keys(keyOf(username, 'form/'))
  const found = await Promise.all(keys.map((key) => storage.get(key)))
  const forms = found.flatMap((one) => {
    const parsed = keptFormSchema.safeParse(one)
    return parsed.success ? [{ form: parsed.data.value, keptAt: parsed.data.keptAt }] : []
  })
  return forms.sort((one, other) => one.form.titulo.localeCompare(other.form.titulo))
}
