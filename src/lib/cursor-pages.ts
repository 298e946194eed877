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
  /** What the list is kept under; the page's number comes after it. */
  key: QueryKey
  /** Reads the page that begins there. */
  read: (after: P['cursor']) => Promise<P>
  isEmpty: (page: P) => boolean
}

/** Whether the next page begins elsewhere than it did: what is kept of it would leave a gap. */
const endsElsewhere = (before: CursorPage | undefined, now: CursorPage): boolean =>
  before !== undefined && before.cursor?.name !== now.cursor?.name

/** Pages read on the way to one that nobody paged to: an address may ask for any number. */
const MAX_AHEAD = 20

/** The furthest page that is kept; 0 for none. */
function furthestKept<P extends CursorPage>({ queries, key }: Pages<P>): number {
  const kept = queries.getQueriesData<Numbered<P>>({ queryKey: key })
  return Math.max(0, ...kept.map(([, page]) => page?.page ?? 0))
}

/**
 * Reads one page of a list that is paged by cursor. The pages before it are taken from what is kept, and read only
 * when somebody asks for a page that nobody paged to. A page beyond the end gives the last one, one that is far from
 * what is kept as far as {@link MAX_AHEAD} more lead.
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
