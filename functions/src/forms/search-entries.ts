import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { searchEntries, type SearchedForm } from '../../../src/domain/text/search'
import { formPath, SEARCH } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { withoutAnswers } from '../../../src/domain/text/without-answers'

const TITLES = /^titulo(_[a-z]{2})?$/

/** The fields of a form that decide how it is found. */
function searched(form: DocumentSnapshot): SearchedForm | null {
  const data: DocumentData | undefined = form.data()
  if (!data || data.deleted === true) return null
  const titles = Object.entries(data).flatMap(([field, text]) =>
    TITLES.test(field) && typeof text === 'string' ? [[field, withoutAnswers(text)]] : [],
  )
  const areas: unknown[] = Array.isArray(data.areas) ? data.areas : []
  const labels: unknown[] = Array.isArray(data.etiquetas) ? data.etiquetas : []
  return {
    titles: Object.fromEntries(titles),
    areas: areas.flatMap(pathOf),
    labels: labels.filter((label) => typeof label === 'string'),
  }
}

const pathOf = (area: unknown): string[] =>
  typeof area === 'object' && area !== null && 'path' in area && typeof area.path === 'string'
    ? [area.path]
    : []

const stored = (store: Firestore, { area, ...entry }: ReturnType<typeof searchEntries>[number]) => ({
  ...entry,
  area: store.doc(area),
})

/**
 * Keeps by which words and labels a form is found (LIST-01, DAY-04) as the form stands now: an entry for each of its areas, because a
 * query names either areas or words of a list. Doing it again, late or twice, changes nothing.
 */
export async function refreshSearch(formId: string): Promise<void> {
  const store = database()
  const form = store.doc(formPath(formId))
  // Looked at before the transaction, which then reads nothing but the form: whatever adds an entry later has read a
  // newer form.
  const there = await form.collection(SEARCH).listDocuments()
  await inTransaction(async (tx) => {
    const entries = searchEntries(searched(await tx.get(form)))
    for (const entry of there) if (Number(entry.id) >= entries.length) tx.delete(entry)
    entries.forEach((entry, index) =>
      tx.set(form.collection(SEARCH).doc(String(index)), stored(store, entry)),
    )
  })
}
