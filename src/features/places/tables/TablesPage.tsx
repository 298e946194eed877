import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usersOf } from '../../../domain/access/things'
import { municipalitiesOf } from '../../../domain/geography/tree'
import type { Table } from '../../../domain/tables/table'
import { useAbility } from '../../../lib/ability'
import { useAddressParams } from '../../../lib/address-params'
import { useSession } from '../../../lib/session'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { StaleNotice } from '../../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { When } from '../../../ui/staff/When'
import { PlaceList } from '../PlaceList'
import { PlacesPage } from '../PlacesPage'
import { ChangeTableDialog } from './ChangeTableDialog'
import { EntriesDialog } from './EntriesDialog'
import { RemoveTable } from './RemoveTable'
import { useTables } from './use-tables'

/** /tablas: the tables of a municipality, which questions of its forms pick from (KIND-09). */
export function TablesPage() {
  const { t } = useTranslation('places')
  const ability = useAbility()
  const { user } = useSession()
  const { params, put } = useAddressParams()
  const [isNew, setNew] = useState(false)
  return (
    <PlacesPage
      title={t('tables.title')}
      add={t('tables.new')}
      onAdd={() => setNew(true)}
      failed="municipalitiesFailed"
    >
      {(tree) => {
        const municipalities = municipalitiesOf(tree).filter(({ path }) =>
          ability.can('manage', usersOf(path)),
        )
        const named = params.get('municipio') ?? user.municipalityPath
        const { path = '' } = municipalities.find((one) => one.path === named) ?? municipalities[0] ?? {}
        return (
          <>
            {municipalities.length > 1 && (
              <TextField
                select
                label={t('municipality')}
                value={path}
                onChange={({ target }) => put({ municipio: target.value, nombre: '', pagina: '' })}
                sx={{ mb: 4, minWidth: { md: 320 }, width: { xs: '100%', md: 'auto' } }}
              >
                {municipalities.map(({ path: one, nombre, provincia }) => (
                  <MenuItem key={one} value={one}>{`${nombre} (${provincia})`}</MenuItem>
                ))}
              </TextField>
            )}
            <TableList municipalityPath={path} />
            {isNew && <EntriesDialog municipalityPath={path} table={null} onClose={() => setNew(false)} />}
          </>
        )
      }}
    </PlacesPage>
  )
}

/** The tables of one municipality, and what can be done with each. */
function TableList({ municipalityPath }: { municipalityPath: string }) {
  const { t } = useTranslation('places')
  const { data, isPending, isError, refetch } = useTables(municipalityPath)
  const [edited, setEdited] = useState<Table | null>(null)
  const [replaced, setReplaced] = useState<Table | null>(null)
  const readAgain = () => void refetch()
  if (isPending) return <TableSkeleton />
  if (!data) return <LoadFailed title={t('tables.failed')} onRetry={readAgain} />
  return (
    <>
      {isError && <StaleNotice onRetry={readAgain} />}
      <PlaceList
        label={t('tables.title')}
        none={t('tables.none')}
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
