import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from 'firebase-admin/firestore'
import { isForStrangers } from '../../../src/domain/form/options'
import { plainValue } from '../../../src/domain/stored-value'
import { knownCount } from '../answers/known-count'
import { recount } from '../answers/recount'
import { keepFormListed } from '../catalogue/keep'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import { writtenDocument, type WrittenEvent } from '../platform/on-written'
import { updateStock } from '../orders/stock'
import { auditForm } from '../forms/audit'
import { initFirstColumns } from '../forms/first-columns'
import { refreshPublicForm } from '../forms/public-state'
import { optionsOf } from '../forms/options-of'
import { refreshSearch } from '../forms/search-entries'
import { beginCounting } from '../statistics/rebuild'
import { refreshWork, workHead } from '../statistics/work-head'

const isLimited = (form: DocumentData | undefined): boolean => form?.opcionales?.limitResponses === true

/** What a form is found by, and where: a save that leaves it alone costs nothing more. */
const searchedFields = (form: DocumentData | undefined): string =>
  JSON.stringify(
    Object.entries(form ?? {})
      .filter(([field]) => ['deleted', 'etiquetas'].includes(field) || field.startsWith('titulo'))
      .sort(([one], [other]) => one.localeCompare(other)),
  )
const areaPaths = (form: DocumentData | undefined): string =>
  Array.isArray(form?.areas) ? form.areas.map((area: { path?: unknown }) => String(area?.path)).join() : ''
const isFoundAlike = (before: DocumentData | undefined, after: DocumentData): boolean =>
  searchedFields(before) === searchedFields(after) && areaPaths(before) === areaPaths(after)

const isListAlone = (before: DocumentData | undefined, after: DocumentData): boolean =>
  before !== undefined &&
  !isDeepStrictEqual(before.lista, after.lista) &&
  isDeepStrictEqual({ ...before, lista: null }, { ...after, lista: null })

/** Whether the fields stayed the same that its work document repeats (DAY-04). */
const isSameWork = (before: DocumentData | undefined, after: DocumentData): boolean =>
  before !== undefined && isDeepStrictEqual(plainValue(workHead(before)), plainValue(workHead(after)))

/**
 * A form that begins to be limited is counted first: from now on its counter decides (ANS-12), and no longer once it
 * ceases to be. Who may answer and read it, and that it is gone, is noted (SEC-06).
 */
export async function onFormWritten({ id, time, data }: WrittenEvent): Promise<void> {
  const [before, after] = [data?.before.data(), data?.after.data()]
  if (!data || !after) return
  const formId = writtenDocument(data).id
  const change = { eventId: id, time: new Date(time), formId, before, after }
  // What people chose for its list changes nothing else of it.
  if (isListAlone(before, after)) return
  await rethrowForAnHour(time, { formId }, async () => {
    await auditForm(change)
    // What it left, and what it is gone from, says so even when nothing of it stays (REACH-02).
    if (before && before.municipalityPath !== after.municipalityPath)
      await keepFormListed(formId, before.municipalityPath)
    if (!isFoundAlike(before, after)) await refreshSearch(formId)
    if (!isSameWork(before, after)) await refreshWork(formId)
    await initFirstColumns(formId, after)
    if (!before) await beginCounting(formId)
    if (before && isLimited(after) !== isLimited(before)) await recount(formId)
    else await knownCount(formId)
    if ([before ?? {}, after].some((form) => optionsOf(form).addPaymentGateway)) await updateStock(formId)
    const isTold = isForStrangers(optionsOf(after)) && (await refreshPublicForm(formId))
    if (!isTold) await keepFormListed(formId, after.municipalityPath)
  })
}
