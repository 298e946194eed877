import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A page of a list whose next page begins where this one ended. */
export interface CursorPage {
  /** null when it was the last one. */
  cursor: { name: string } | null
}

/** A page that knows its number; 1 is the first. */
export type Numbered<P> = P & { page: number }

interface Pages<P extends CursorPage> {
  queries: QueryClient
  /** The query key of the list; the page's number is appended. */
  key: QueryKey
  /** Reads the page that begins there. */
  read: (after: P['cursor']) => Promise<P>
  isEmpty: (page: P) => boolean
}

/** Whether the next page begins elsewhere now: the cached next page would leave a gap. */
const endsElsewhere = (before: CursorPage | undefined, now: CursorPage): boolean =>
  before !== undefined && before.cursor?.name !== now.cursor?.name

/** Most pages that are read to reach one that was not paged to: an address may ask for any number. */
const MAX_AHEAD = 5

/** The last page that is cached; 0 for none. */
function furthestKept<P extends CursorPage>({ queries, key }: Pages<P>): number {
  const kept = queries.getQueriesData<Numbered<P>>({ queryKey: key })
  return Math.max(0, ...kept.map(([, page]) => page?.page ?? 0))
}

/**
 * Reads one page of a list that is paged by cursor. The pages before it are taken from the cache, and read only when an
 * address asks for a page that nobody paged to. A page beyond the end gives the last one; a page far from the cached
 * ones gives the page that {@link MAX_AHEAD} more reads lead to.
 * @throws what `read` throws
 */
export const readNumberedPage = <P extends CursorPage>(pages: Pages<P>, page: number): Promise<Numbered<P>> =>
  readOnTheWay(pages, Math.min(page, furthestKept(pages) + MAX_AHEAD))

async function readOnTheWay<P extends CursorPage>(pages: Pages<P>, page: number): Promise<Numbered<P>> {
  const { queries, key, read, isEmpty } = pages
  const keyOf = (number: number) => [...key, number]
  const previous: Numbered<P> | null =
    page > 1
      ? await queries.ensureQueryData({
          queryKey: keyOf(page - 1),
          queryFn: () => readOnTheWay(pages, page - 1),
        })
      : null
  if (previous && !previous.cursor) return previous
  const now = await read(previous?.cursor ?? null)
  if (previous && isEmpty(now)) return { ...previous, cursor: null }
  if (endsElsewhere(queries.getQueryData<Numbered<P>>(keyOf(page)), now)) {
    const isLater = (number: unknown) => typeof number === 'number' && number > page
    queries.removeQueries({ queryKey: key, predicate: ({ queryKey }) => isLater(queryKey.at(-1)) })
  }
  return { ...now, page }
}
