import { FORMS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { rebuildStatistics } from '../statistics/rebuild'

/** Makes the counts of all forms anew. Gives the ids of those whose counts were wrong. */
export async function wrongCounts(): Promise<string[]> {
  const wrong: string[] = []
  for (const { id } of await database().collection(FORMS).listDocuments()) {
    const { answers, documents } = await rebuildStatistics(id)
    if (answers + documents > 0) wrong.push(id)
  }
  return wrong
}
