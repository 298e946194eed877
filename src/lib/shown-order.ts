/** The order in which a list of this tab showed its records: its pages, by number. */
interface Shown {
  /** The filter of the list: with another filter it is another list. */
  list: string
  pages: Map<number, readonly string[]>
}

const shown = new Map<string, Shown>()

/**
 * Remembers what a page of a list shows, so that one can go from record to record (DAY-02).
 * @param path of the list, without filter and page
 * @param list its filter; pages with another filter are forgotten
 * @param page its number, from 1
 */
export function rememberOrder(path: string, list: string, page: number, ids: readonly string[]): void {
  const before = shown.get(path)
  const pages = before?.list === list ? before.pages : new Map<number, readonly string[]>()
  shown.set(path, { list, pages: pages.set(page, ids) })
}

/** The records before and after one; null where the list ends or its next page was not shown. */
export interface Neighbours {
  before: string | null
  after: string | null
}

/** The records beside one in the list as it was shown last; null when it was not shown there. */
export function neighboursOf(path: string, id: string): Neighbours | null {
  const pages = shown.get(path)?.pages
  for (const [page, ids] of pages ?? []) {
    const at = ids.indexOf(id)
    if (at >= 0)
      return {
        before: ids[at - 1] ?? pages?.get(page - 1)?.at(-1) ?? null,
        after: ids[at + 1] ?? pages?.get(page + 1)?.[0] ?? null,
      }
  }
  return null
}
