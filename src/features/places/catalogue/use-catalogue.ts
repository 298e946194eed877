import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../../data/errors'
import { catalogueOf, saveCatalogue, type GetCatalogueResponse } from '../../../data/staff/catalogue'
import type { Arrangement } from '../../../domain/catalogue/arrangement'
import { mergeArrangements } from '../../../domain/catalogue/merge'
import { useToast } from '../../../ui/staff/toast'
import { failureOf, type Failure } from '../failure'

const keyOf = (municipality: string) => ['catalogue', municipality] as const

/** What stands in the catalogue of a municipality and what could, as it is now. */
export const useCatalogue = (municipality: string) =>
  useQuery({
    queryKey: keyOf(municipality),
    queryFn: () => catalogueOf(municipality),
    enabled: municipality !== '',
    staleTime: 0,
    // What is being arranged is not written over.
    refetchOnWindowFocus: false,
  })

/**
 * Loads what somebody else saved meanwhile, and puts it together with what is being arranged.
 * @param onMerged given what comes of it, before the catalogue is the newer one
 */
export function useLoadingAnew(
  municipality: string,
  { arrangement: before }: GetCatalogueResponse,
  onMerged: (merged: Arrangement) => void,
) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const loadAnew = async (mine: Arrangement) => {
    setFailure(null)
    setBusy(true)
    try {
      const fresh = await catalogueOf(municipality)
      onMerged(mergeArrangements(before, mine, fresh.arrangement))
      queries.setQueryData(keyOf(municipality), fresh)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, loadAnew }
}

/** Saves an arrangement once at a time, and says whether it is saved. */
export function useSavingCatalogue(municipality: string) {
  const { t } = useTranslation('listing')
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | 'conflict' | null>(null)
  const save = async (arrangement: Arrangement) => {
    setFailure(null)
    setBusy(true)
    try {
      await saveCatalogue({ municipality, ...arrangement })
      await queries.invalidateQueries({ queryKey: keyOf(municipality) })
      toast.success(t('saved'))
    } catch (error) {
      setFailure(errorCodeOf(error) === 'conflict' ? 'conflict' : failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, save }
}
