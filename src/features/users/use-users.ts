import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { COUNTRY_TREE } from '../../data/staff/country-tree'
import { countUsers, listUsersPage, type UsersPage, type UsersRequest } from '../../data/staff/users'
import { municipalitiesOf } from '../../domain/geography/tree'
import { useCountedPages } from '../../lib/use-numbered-pages'

const USERS = ['users']
const isEmpty = ({ users, damaged }: UsersPage) => users.length === 0 && damaged === 0

/** A page of the staff and how many there are (USER-01). */
export function useUsers(request: UsersRequest, wanted: number) {
  const read = (after: UsersPage['cursor']) => listUsersPage(request, after)
  const count = () => countUsers(request)
  const { list, pager } = useCountedPages({ key: [...USERS, request], read, isEmpty, count }, wanted)
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    ...pager,
    users: list.data?.users ?? [],
  }
}

/** Gives the function that reads the lists again after a user was saved. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: USERS })
}

/** The municipalities that the person may choose from, by name (GEO-02). */
export function useMunicipalities() {
  const { data, isError, refetch } = useQuery(COUNTRY_TREE)
  return { municipalities: data ? municipalitiesOf(data) : null, isError, retry: () => void refetch() }
}
