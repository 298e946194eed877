import {
  foldedCountsFrom,
  openCountsFrom,
  openCountsToStore,
} from '../../../src/domain/statistics/kept/counts'
import { foldedBy, foldInto } from '../../../src/domain/statistics/kept/fold'
import { textOf } from '../../../src/domain/statistics/kept/sums'
import { foldedCountsPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

/**
 * Folds open counts into the documents of their hours, days and months, all at one moment.
 * @param counts those of a form or of an author
 * @param path of the open part
 * @param above folds only what is longer
 */
export async function fold(counts: string, path: string, above: number): Promise<void> {
  const ref = database().doc(path)
  await inTransaction(async (tx) => {
    const open = openCountsFrom((await tx.get(ref)).data())
    if (open.horas.size === 0 || openCountsToStore(open).horas.length <= above) return
    const added = [...foldedBy(open.horas)].map(([period, sums]) => ({
      folded: database().doc(foldedCountsPath(counts, period)),
      sums,
    }))
    const kept = await tx.getAll(...added.map(({ folded }) => folded))
    for (const [index, { folded, sums }] of added.entries()) {
      tx.set(folded, { sumas: textOf(foldInto(foldedCountsFrom(kept[index]?.data()), sums)) })
    }
    tx.set(ref, openCountsToStore({ vuelta: open.vuelta + 1, horas: new Map() }))
  })
}
