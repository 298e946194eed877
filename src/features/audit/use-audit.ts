import { afterFailure } from '../../data/errors'
import { countAudit, listAuditPage, type AuditPage } from '../../data/staff/audit'
import type { AuditFilters } from '../../domain/audit/filters'
import { useCountedPages } from '../../lib/use-numbered-pages'

const isEmpty = ({ entries, damaged }: AuditPage) => entries.length === 0 && damaged === 0

/** A page of the trail and how many entries there are. */
export function useAudit(filters: AuditFilters, wanted: number) {
  const read = (after: AuditPage['cursor']) => listAuditPage(filters, after)
  const count = () => countAudit(filters)
  const { list, pager } = useCountedPages({ key: ['audit', filters], read, isEmpty, count }, wanted)
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    ...pager,
    entries: list.data?.entries ?? [],
  }
}
