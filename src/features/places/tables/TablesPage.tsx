import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import type { CountryBranch } from '../../../domain/geography/tree'
import type { Table } from '../../../domain/tables/table'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { StaleNotice } from '../../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { When } from '../../../ui/staff/When'
import { MunicipalityChoice, useChosenMunicipality } from '../MunicipalityChoice'
import { PlaceList } from '../PlaceList'
import { PlacesPage } from '../PlacesPage'
import { ChangeTableDialog } from './ChangeTableDialog'
import { EntriesDialog } from './EntriesDialog'
import { RemoveTable } from './RemoveTable'
import { useTables } from './use-tables'

/** /tablas: the tables of a municipality, which questions of its forms pick from (KIND-09). */
export function TablesPage() {
  const { t } = useTranslation('places')
  const [isNew, setNew] = useState(false)
  return (
    <PlacesPage
      title={t('tables.title')}
      add={t('tables.new')}
      onAdd={() => setNew(true)}
      failed="municipalitiesFailed"
    >
      {(tree) => <TablesOf tree={tree} isNew={isNew} onAdded={() => setNew(false)} />}
    </PlacesPage>
  )
}

interface TablesOfProps {
  tree: readonly CountryBranch[]
  isNew: boolean
  onAdded: () => void
}

/** The tables of the municipality that is chosen. */
function TablesOf({ tree, isNew, onAdded }: TablesOfProps) {
  const chosen = useChosenMunicipality(tree)
  return (
    <>
      <MunicipalityChoice {...chosen} />
      <TableList municipalityPath={chosen.path} />
      {isNew && <EntriesDialog municipalityPath={chosen.path} table={null} onClose={onAdded} />}
    </>
  )
}

/** The tables of one municipality, and what can be done with each. */
function TableList({ municipalityPath }: { municipalityPath: string }) {
  const { t } = useTranslation('places')
  const { data, error, isPending, isError, refetch } = useTables(municipalityPath)
  const [edited, setEdited] = useState<Table | null>(null)
  const [replaced, setReplaced] = useState<Table | null>(null)
  const readAgain = () => void refetch()
  if (isPending) return <TableSkeleton />
  if (!data)
    return <LoadFailed title={t('tables.failed')} why={serviceFailureOf(error)} onRetry={readAgain} />
  return (
    <>
      {isError && <StaleNotice onRetry={readAgain} />}
      <PlaceList
        label={t('tables.title')}
        none={t('tables.none')}
        noneHelp={t('tables.noneHelp')}
        places={data}
        columns={[
          { title: t('tables.entries'), of: ({ entradas }) => entradas },
          { title: t('tables.version'), of: ({ version }) => version },
          {
            title: t('tables.date'),
            of: ({ cambio }) => <When moment={cambio.fecha} at={municipalityPath} format="date" />,
          },
          {
            title: t('tables.readers'),
            of: ({ publica }) => (publica ? t('tables.everybody') : t('tables.staffOnly')),
          },
        ]}
        actions={(table, look) => (
          <>
            <Button
              {...look}
              aria-label={t('tables.editOf', { place: table.nombre })}
              onClick={() => setEdited(table)}
            >
              {t('tables.editAction')}
            </Button>
            <Button
              {...look}
              aria-label={t('tables.replaceOf', { place: table.nombre })}
              onClick={() => setReplaced(table)}
            >
              {t('tables.replaceAction')}
            </Button>
            <RemoveTable table={table} municipalityPath={municipalityPath} look={look} />
          </>
        )}
      />
      {edited && (
        <ChangeTableDialog
          table={edited}
          municipalityPath={municipalityPath}
          onClose={() => setEdited(null)}
        />
      )}
      {replaced && (
        <EntriesDialog
          table={replaced}
          municipalityPath={municipalityPath}
          onClose={() => setReplaced(null)}
        />
      )}
    </>
  )
}
