import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { readNumberedPage, type CursorPage } from './cursor-pages'

interface NumberedPages<P extends CursorPage> {
  /** The query key of the list; the page's number is appended. */
  key: QueryKey
  /** Reads the page that begins there. */
  read: (after: P['cursor']) => Promise<P>
  isEmpty: (page: P) => boolean
  /** Shows the earlier page until the wanted one is loaded. */
  keepsPrevious?: boolean
}

/**
 * One page of a list that is paged by cursor, as screens ask for it: one read for each page that is not kept.
 * @param wanted the number of the page, from 1
 * @returns the query, and what a pager needs
 */
export function useNumberedPages<P extends CursorPage & { damaged: number }>(
  { keepsPrevious = false, ...pages }: NumberedPages<P>,
  wanted: number,
) {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: [...pages.key, wanted],
    queryFn: () => readNumberedPage({ queries, ...pages }, wanted),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  return {
    list,
    /** Whether the rows are those of before, because what was asked for is not there yet. */
    isBehind: list.isPlaceholderData,
    /** Another page, from the cache where it is; null beyond the end. */
    readPage: async (number: number): Promise<P | null> => {
      const queryFn = () => readNumberedPage({ queries, ...pages }, number)
      const page = await queries.ensureQueryData({ queryKey: [...pages.key, number], queryFn })
      return page.page === number ? page : null
    },
    pager: {
      /** The number of the page shown, or of the wanted one while it is loaded. */
      page: list.data?.page ?? wanted,
      /** The number of the page that was asked for, once that is settled: another one may be shown. */
      asked: list.isPlaceholderData ? (list.data?.page ?? wanted) : wanted,
      /** While a page is loaded the button to go on stays. */
      hasNext: list.data ? list.data.cursor !== null : wanted > 1,
      damaged: list.data?.damaged ?? 0,
    },
  }
}

/**
 * One page of a list and how many there are in all: a read for each, and one for the count.
 * @param wanted the number of the page, from 1
 */
export function useCountedPages<P extends CursorPage & { damaged: number }>(
  { count, ...pages }: NumberedPages<P> & { count: () => Promise<number> },
  wanted: number,
) {
  const { list, pager } = useNumberedPages({ ...pages, keepsPrevious: true }, wanted)
  const total = useQuery({
    queryKey: [...pages.key, 'count'],
    queryFn: count,
    placeholderData: keepPreviousData,
  })
  return { list, pager: { ...pager, total: total.data ?? null } }
}
