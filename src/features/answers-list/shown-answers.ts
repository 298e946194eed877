import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnswersPage, PlacesPage } from '../../data/staff/list-answers'
import type { AnswersOrder } from '../../domain/answers-list/filters'
import type { AnswerRow } from '../../domain/answers-list/row'
import type { Numbered } from '../../lib/cursor-pages'

/** What is kept of a form's answers: its pages, the places of its map and its counts. */
const all = (formId: string) => ['answers', formId] as const
export const KEY = {
  all,
  pages: (formId: string) => [...all(formId), 'pages'] as const,
  places: (formId: string) => [...all(formId), 'places'] as const,
  keptCount: (formId: string) => [...all(formId), 'kept-count'] as const,
  count: (formId: string) => [...all(formId), 'count'] as const,
  alarm: (formId: string) => [...all(formId), 'alarm'] as const,
}

type Page = Numbered<AnswersPage>
type Places = InfiniteData<PlacesPage>

/** The rows or places with the moved answer replaced; the same list when it is not in it. */
const withMoved = <T extends { id: string }>(rows: T[], moved: T): T[] =>
  rows.some(({ id }) => id === moved.id) ? rows.map((row) => (row.id === moved.id ? moved : row)) : rows

/**
 * Changes cached data under keys that begin so. It does not count as a new read: a list that could not be read again
 * still says that it is old.
 */
function changeKept<D>(queries: QueryClient, queryKey: QueryKey, change: (data: D) => D): void {
  for (const [key, kept] of queries.getQueriesData<D>({ queryKey })) {
    const data = kept && change(kept)
    if (data !== kept) queries.getQueryCache().find({ queryKey: key })?.setState({ data })
  }
}

/** Shows a moved answer as it is now, wherever it is listed, without a read. */
export function showMoved(queries: QueryClient, formId: string, moved: AnswerRow): void {
  changeKept<Page>(queries, KEY.pages(formId), (page) => {
    const answers = withMoved(page.answers, moved)
    return answers === page.answers ? page : { ...page, answers }
  })
  changeKept<Places>(queries, KEY.places(formId), (kept) => {
    const pages = kept.pages.map((page) => ({ ...page, places: withMoved(page.places, moved) }))
    return pages.some(({ places }, index) => places !== kept.pages[index]?.places) ? { ...kept, pages } : kept
  })
}

/**
 * Whether an answer is not in a list and would be its first, as new ones are; false for an empty list or map, and for one
 * by what is due.
 * @param list the end of the keys of that list: who reads it and its filters
 */
export function comesFirst(
  queries: QueryClient,
  formId: string,
  list: readonly unknown[],
  order: AnswersOrder,
  answer: AnswerRow,
): boolean {
  const pages = queries.getQueriesData<Page>({ queryKey: [...KEY.pages(formId), ...list] })
  // The first page, whatever its columns.
  const page = pages.find(([key, data]) => key.at(-1) === 1 && data)?.[1]
  const places = queries.getQueryData<Places>([...KEY.places(formId), ...list])
  const shown = page?.answers ?? places?.pages[0]?.places
  if (order === 'vence' || !shown || shown.some(({ id }) => id === answer.id)) return false
  const newest = shown[0]?.[order]
  return !newest || (answer[order]?.getTime() ?? 0) > newest.getTime()
}
