import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { afterFailure, detailsOf } from '../../data/errors'
import { serviceFailureKey } from '../../data/failure-key'
import type { BinPage } from '../../data/staff/bin'
import { pageNumber } from '../../lib/page-number'
import { useNumberedPages } from '../../lib/use-numbered-pages'
import { useSession } from '../../lib/session'
import { useToast } from '../../ui/staff/toast'

const isEmpty = ({ items }: BinPage<unknown>) => items.length === 0

/**
 * A page of the bin, as its address says (REACH-10).
 * @param key what of the bin it is
 * @param read reads the page that begins there
 */
export function useBinPage<T>(key: QueryKey, read: (after: string | null) => Promise<BinPage<T>>) {
  const { user } = useSession()
  const [params] = useSearchParams()
  const pages = {
    key: ['bin', user.username, ...key],
    read: (after: BinPage<T>['cursor']) => read(after?.name ?? null),
    isEmpty,
  }
  const { list, pager } = useNumberedPages(pages, pageNumber(params.get('pagina')))
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    ...pager,
    items: list.data?.items ?? [],
  }
}

/** What can be done with something in the bin, and how it is told. */
export interface BinAct {
  act: (id: string) => Promise<void>
  done: string
  failed: string
}

/**
 * What is done with something in the bin, with the message that tells it.
 * @param refusedIn says of the details of a failure why it was refused; null when it was not
 */
export function useBinWork(refusedIn: (details: unknown) => string | null, onDone: () => void) {
  const { t } = useTranslation(['bin', 'common'])
  const queries = useQueryClient()
  const toast = useToast('bin')
  /** The id of what is being worked on. */
  const [busy, setBusy] = useState<string | null>(null)
  const work = async (id: string, { act, done, failed }: BinAct) => {
    setBusy(id)
    try {
      await act(id)
      toast.success(done)
      await queries.invalidateQueries({ queryKey: ['bin'] })
    } catch (error) {
      const refusal = refusedIn(detailsOf(error))
      const unheard = serviceFailureKey(error)
      toast.error(refusal ?? (unheard ? t(unheard) : failed))
      // Gone, or somebody else was quicker: the list is behind.
      if (refusal !== null) await queries.invalidateQueries({ queryKey: ['bin'] })
    } finally {
      setBusy(null)
      onDone()
    }
  }
  return { busy, work }
}
