import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { countryTree, TREE_FRESH_MS } from '../../data/staff/geography-tree'
import { countUsers, listUsersPage, type UsersPage, type UsersRequest } from '../../data/staff/users'
import { townsOf } from '../../domain/geography/tree'
import { readNumberedPage } from '../../lib/cursor-pages'

const USERS = ['users']
const isEmpty = ({ users, damaged }: UsersPage) => users.length === 0 && damaged === 0

/** A page of the staff and how many there are (USER-01): a read for each, and one for the count. */
export function useUsers(request: UsersRequest, wanted: number) {
  const queries = useQueryClient()
  const key = [...USERS, request]
  const list = useQuery({
    queryKey: [...key, wanted],
    queryFn: () =>
      readNumberedPage({ queries, key, isEmpty, read: (after) => listUsersPage(request, after) }, wanted),
    placeholderData: keepPreviousData,
  })
  const total = useQuery({
    queryKey: [...key, 'count'],
    queryFn: () => countUsers(request),
    placeholderData: keepPreviousData,
  })
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    page: list.data?.page ?? wanted,
    users: list.data?.users ?? [],
    damaged: list.data?.damaged ?? 0,
    total: total.data ?? null,
    hasNext: list.data ? list.data.cursor !== null : wanted > 1,
  }
}

/** Has the lists read again, after somebody was saved. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: USERS })
}

/** The municipalities that the person may choose from, by name (GEO-02). */
export function useTowns() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['country-tree'],
    queryFn: countryTree,
    staleTime: TREE_FRESH_MS,
  })
  return { towns: data ? townsOf(data) : null, isError, retry: () => void refetch() }
}
