import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryBranch } from '../../domain/calls/get-lista-paises'
import { useTitle } from '../../lib/title'
import { AddButton } from '../../ui/staff/AddButton'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { usePlaces } from './use-places'

interface PlacesPageProps {
  title: string
  /** What the button says that adds a place. */
  add: string
  onAdd: () => void
  /** Which list it is that may not be had (GEO-02). */
  failed: 'areasFailed' | 'municipalitiesFailed'
  /** Draws the places once they are there. */
  children: (tree: readonly CountryBranch[]) => ReactNode
}

/** A page of places: its title, the way to add one, and the list, also while it loads and when it cannot be had. */
export function PlacesPage({ title, add, onAdd, failed, children }: PlacesPageProps) {
  const { t } = useTranslation('staff')
  const { data, isPending, isError, refetch } = usePlaces()
  const readAgain = () => void refetch()
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <AddButton disabled={!data} onClick={onAdd}>
            {add}
          </AddButton>
        }
      />
      {isPending && <TableSkeleton />}
      {isError && !data && <LoadFailed title={t(`forms.${failed}`)} onRetry={readAgain} />}
      {isError && data && <StaleNotice onRetry={readAgain} />}
      {data && children(data)}
    </>
  )
}
