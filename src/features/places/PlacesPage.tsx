import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import type { CountryBranch } from '../../domain/geography/tree'
import { useTitle } from '../../lib/title'
import { AddButton } from '../../ui/staff/AddButton'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { usePlaces } from './use-places'

interface PlacesPageProps {
  title: string
  /** The words of the button that adds a place. */
  add: string
  onAdd: () => void
  /** The title when the list cannot be loaded (GEO-02). */
  failed: 'areasFailed' | 'municipalitiesFailed'
  /** Draws the places once they are loaded. */
  children: (tree: readonly CountryBranch[]) => ReactNode
}

/**
 * A page of places: its title, the button that adds one, and the list, also while it loads and when it cannot be
 * loaded.
 */
export function PlacesPage({ title, add, onAdd, failed, children }: PlacesPageProps) {
  const { t } = useTranslation('staff')
  const { data, error, isPending, isError, refetch } = usePlaces()
  const readAgain = () => void refetch()
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          isError && !data ? null : (
            <AddButton isLoading={!data} onClick={onAdd}>
              {add}
            </AddButton>
          )
        }
      />
      {isPending && <TableSkeleton />}
      {isError && !data && (
        <LoadFailed title={t(`forms.${failed}`)} why={serviceFailureOf(error)} onRetry={readAgain} />
      )}
      {isError && data && <StaleNotice onRetry={readAgain} />}
      {data && children(data)}
    </>
  )
}
