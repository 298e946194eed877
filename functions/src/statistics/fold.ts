import {
  foldedCountsFrom,
  openCountsFrom,
  openCountsToStore,
} from '../../../src/domain/statistics/aggregates/counts'
import {
  detailFrom,
  detailsTaking,
  detailToStore,
  foldingOf,
} from '../../../src/domain/statistics/aggregates/details'
import { foldInto } from '../../../src/domain/statistics/aggregates/fold'
import { textOf } from '../../../src/domain/statistics/aggregates/sums'
import { detailPath, foldedCountsPath, formCountsPath, OPEN_COUNTS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { coalesceRuns } from '../platform/coalesce-runs'
import { inTransaction } from '../platform/in-transaction'

/**
 * Folds open counts into the documents of their periods, all at one moment.
 * @param counts those of a form or of an author
 * @param path of the open part
 * @param above folds only what is longer
 */
export async function fold(counts: string, path: string, above: number): Promise<void> {
  const ref = database().doc(path)
  await inTransaction(async (tx) => {
    const read = async (paths: readonly string[]) =>
      paths.length > 0 ? tx.getAll(...paths.map((one) => database().doc(one))) : []
    const open = openCountsFrom((await tx.get(ref)).data())
    if (open.horas.size === 0 || openCountsToStore(open).horas.length <= above) return
    const taking = detailsTaking(open.horas)
    const stored = await read(taking.map((period) => detailPath(counts, period)))
    const { folded, details } = foldingOf(open.horas, (period) =>
      detailFrom(stored[taking.indexOf(period)]?.data()),
    )
    const sums = await read([...folded.keys()].map((period) => foldedCountsPath(counts, period)))
    for (const [index, added] of [...folded.values()].entries()) {
      const one = sums[index]
      if (one) tx.set(one.ref, { sumas: textOf(foldInto(foldedCountsFrom(one.data()), added)) })
    }
    for (const [period, horas] of details) {
      tx.set(database().doc(detailPath(counts, period)), detailToStore(horas))
    }
    // What it has of the form's work stays.
    tx.set(ref, openCountsToStore({ vuelta: open.vuelta + 1, horas: new Map() }), { merge: true })
  })
}

/**
 * Folds all open counts of a form and of its authors. A number that was added to one open document and taken out of
 * another stands in both until then.
 */
export async function foldForm(formId: string): Promise<void> {
  const form = formCountsPath(formId)
  const authors = await database().collection(`${form}/autores`).listDocuments()
  for (const counts of [form, ...authors.map(({ path }) => path)]) {
    const open = await database().collection(`${counts}/${OPEN_COUNTS}`).listDocuments()
    for (const { path } of open) await fold(counts, path, 0)
  }
}

/** Whoever asks while a form is folded shares the next folding: a night takes the persons out of thousands. */
const PAUSE_MS = 1000

/** Folds all open counts of a form, so that nothing is left apart of what was added and taken out again. */
export const foldSoon = coalesceRuns<null>((formId) => foldForm(formId), PAUSE_MS)
