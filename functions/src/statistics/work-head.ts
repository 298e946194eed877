/** What the work of each form repeats of it (DAY-04). */
import type { DocumentData } from 'firebase-admin/firestore'
import { statesSchema } from '../../../src/domain/form/state'
import { formPath } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { formWorkPath, openStates, type FormPlace } from '../../../src/domain/work/form-work'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

/** What of a form its work repeats: what it is called, whose it is, where it is, and which states lead on. */
export function workHead(form: DocumentData): DocumentData {
  const titles = Object.entries(form).filter(
    ([field, words]) => /^titulo(_[a-z]{2})?$/.test(field) && typeof words === 'string',
  )
  const states = statesSchema.safeParse(plainValue(form.estados ?? null))
  const lugar: FormPlace = form.deleted === true ? 'eliminado' : form.archivado === true ? 'archivo' : 'lista'
  return {
    ...Object.fromEntries(titles),
    areas: form.areas ?? [],
    municipalityPath: form.municipalityPath ?? '',
    abiertos: states.success ? openStates(states.data) : [],
    lugar,
  }
}

const EMPTY = {
  contadas: false,
  total: 0,
  espera: 0,
  porRevisar: 0,
  porEstado: {},
  porDia: {},
  diasDesde: null,
  ultima: null,
  cambio: null,
  respuestas: null,
  alarmaHasta: null,
}

/** Keeps what the work of a form repeats of it, as the form stands now; with the form goes its work. */
export async function refreshWork(formId: string): Promise<void> {
  const store = database()
  await inTransaction(async (tx) => {
    const workDoc = store.doc(formWorkPath(formId))
    const [form, work] = await tx.getAll(store.doc(formPath(formId)), workDoc)
    const data = form?.data()
    if (!data) tx.delete(workDoc)
    else {
      const stored = work?.data() ?? {}
      const missing = Object.entries(EMPTY).filter(([field]) => !(field in stored))
      const head = workHead(data)
      // A title in a language that is no longer there goes; what is counted stays.
      const counts = Object.fromEntries(Object.entries(stored).filter(([field]) => field in EMPTY))
      tx.set(workDoc, { ...Object.fromEntries(missing), ...counts, ...head })
    }
  })
}
