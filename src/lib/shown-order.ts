/** Reads which records another page of a list shows; null where there is no such page. */
type ReadPage = (page: number) => Promise<readonly string[] | null>

/** The order in which a list of this tab showed its records: its pages, by number. */
interface Shown {
  /** The filter of the list: with another filter it is another list. */
  list: string
  pages: Map<number, readonly string[]>
  readPage: ReadPage
}

const shown = new Map<string, Shown>()

/**
 * Remembers what a page of a list shows, so that one can go from record to record (DAY-02).
 * @param path of the list, without filter and page
 * @param list its filter; pages with another filter are forgotten
 * @param page its number, from 1
 * @param readPage reads the pages beside it, once somebody comes to its first or last record
 */
export function rememberOrder(
  path: string,
  list: string,
  page: number,
  ids: readonly string[],
  readPage: ReadPage,
): void {
  const before = shown.get(path)
  const pages = before?.list === list ? before.pages : new Map<number, readonly string[]>()
  shown.set(path, { list, pages: pages.set(page, ids), readPage })
}

/** A record, and the page of the list on which it stands. */
export interface Neighbour {
  id: string
  page: number
}

/** The records before and after one; null where the list ends or its next page is not known. */
export interface Neighbours {
  before: Neighbour | null
  after: Neighbour | null
}

/** Where a list shows a record; null when it does not. */
function placeOf(order: Shown | undefined, id: string) {
  for (const [page, ids] of order?.pages ?? []) {
    const at = ids.indexOf(id)
    if (at >= 0) return { page, at, ids }
  }
  return null
}

/** The records beside one in the list as it was shown last; null when it was not shown there. */
export function neighboursOf(path: string, id: string): Neighbours | null {
  const order = shown.get(path)
  const place = placeOf(order, id)
  if (!order || !place) return null
  const { page, at, ids } = place
  const on = (number: number, record: string | undefined): Neighbour | null =>
    record === undefined ? null : { id: record, page: number }
  return {
    before: on(page, ids[at - 1]) ?? on(page - 1, order.pages.get(page - 1)?.at(-1)),
    after: on(page, ids[at + 1]) ?? on(page + 1, order.pages.get(page + 1)?.[0]),
  }
}

/**
 * Reads the pages beside that of a record, where it stands first or last on its own and they are not known yet.
 * @returns whether there are more neighbours now
 */
export async function readBeside(path: string, id: string): Promise<boolean> {
  const order = shown.get(path)
  const place = placeOf(order, id)
  if (!order || !place) return false
  const { page, at, ids } = place
  const wanted = [...(at === 0 ? [page - 1] : []), ...(at === ids.length - 1 ? [page + 1] : [])]
  const unknown = wanted.filter((number) => number > 0 && !order.pages.has(number))
  const read = await Promise.all(unknown.map((number) => order.readPage(number)))
  read.forEach((records, index) => order.pages.set(unknown[index] ?? 0, records ?? []))
  return read.some((records) => records !== null && records.length > 0)
}
