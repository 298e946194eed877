import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryBranch } from '../../domain/calls/get-lista-paises'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { usePlaces } from './use-places'

interface PlacesProps {
  /** Which list it is that may not be had (GEO-02). */
  failed: 'areasFailed' | 'municipalitiesFailed'
  children: (tree: readonly CountryBranch[]) => ReactNode
}

/** What is drawn from the places: while they load, when they cannot be had, and when they are old. */
export function Places({ failed, children }: PlacesProps) {
  const { t } = useTranslation('staff')
  const { data, isPending, isError, refetch } = usePlaces()
  if (isPending) return <TableSkeleton />
  if (!data) return <LoadFailed title={t(`forms.${failed}`)} onRetry={() => void refetch()} />
  return (
    <>
      {isError && <StaleNotice onRetry={() => void refetch()} />}
      {children(data)}
    </>
  )
}
