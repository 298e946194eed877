import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NO_FILTERS, type AnswerFilters } from '../../../domain/answers-list/filters'
import { plainNumber } from '../../../domain/citizen/identity'
import { PAGE_KEY, useRememberedList } from '../../../lib/list-address'
import { keepPageSize, PAGE_SIZE_KEY, readPageSize, type PageSize } from '../../../lib/page-size'
import { pageNumber } from '../../../lib/page-number'
import {
  readFilters,
  readView,
  writeFilters,
  writeView,
  type AnswersView,
} from '../../../lib/answers-address'
import { cleanText, cleanValue } from '../../../domain/text/clean'

export interface AnswerFiltersControl {
  filters: AnswerFilters
  page: number
  view: AnswersView
  /** Rows of a page. */
  pageSize: PageSize
  /** The address after `?` of what is shown, from its first page. */
  shown: string
  /** Narrows or widens the list, from its first page. */
  change: (changes: Partial<AnswerFilters>) => void
  /** Every answer again, in the order chosen. */
  clear: () => void
  showPage: (page: number) => void
  showRows: (size: PageSize) => void
  /** The same answers in another way, from the first page. */
  showView: (view: AnswersView) => void
}

/** Filters and page of the list, kept in the address so that back and a shared link show the same (ALIST-02). */
export function useAnswerFilters(): AnswerFiltersControl {
  useRememberedList()
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const view = readView(params)
  const pageSize = readPageSize(params)
  /** What is asked of a page goes with every filter. */
  const withRows = (next: URLSearchParams) => {
    const asked = params.get(PAGE_SIZE_KEY)
    if (asked !== null) next.set(PAGE_SIZE_KEY, asked)
    return next
  }
  const show = (next: AnswerFilters, as = view) => {
    // Each pause while one types is another search; going back leads to where the typing began.
    const isTypedOn = filters.search !== '' && next.search !== '' && next.search !== filters.search
    setParams(withRows(writeView(writeFilters(next), as)), { replace: isTypedOn })
  }
  return {
    filters,
    page: pageNumber(params.get(PAGE_KEY)),
    view,
    pageSize,
    shown: writeView(writeFilters(filters), view).toString(),
    showView: (next) => show(filters, next),
    change: (changes) => {
      const next = { ...filters, ...changes }
      show({
        ...next,
        search: cleanText(next.search),
        code: cleanValue(next.code),
        author: cleanText(next.author),
        assignee: cleanText(next.assignee),
        citizenDni: plainNumber(next.citizenDni),
      })
    },
    clear: () => show({ ...NO_FILTERS, order: filters.order === 'vence' ? NO_FILTERS.order : filters.order }),
    showRows: (size) => {
      keepPageSize(size)
      const next = writeFilters(filters)
      next.set(PAGE_SIZE_KEY, String(size))
      setParams(next)
    },
    showPage: (page) => {
      const next = withRows(writeFilters(filters))
      if (page > 1) next.set(PAGE_KEY, String(page))
      setParams(next)
      window.scrollTo({ top: 0 })
    },
  }
}
