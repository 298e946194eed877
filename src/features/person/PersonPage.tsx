import { useQuery } from '@tanstack/react-query'
import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import { COUNTRY_TREE } from '../../data/staff/country-tree'
import { usersOf } from '../../domain/access/things'
import { municipalitiesOf } from '../../domain/geography/tree'
import { useAbility } from '../../lib/ability'
import { useAddressParams } from '../../lib/address-params'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { Erasures } from './Erasures'
import { Found } from './Found'
import { SearchForm } from './SearchForm'
import { usePersonSearch } from './use-person-search'

/** /derechos: what a municipality has of a person, told, put right and erased, for who administers it (OPS-03). */
export function PersonPage() {
  const { t } = useTranslation('rights')
  const ability = useAbility()
  const { user } = useSession()
  const { params, put } = useAddressParams()
  const { data, error, isError, refetch } = useQuery(COUNTRY_TREE)
  useTitle(t('title'))
  const municipalities = data
    ? municipalitiesOf(data).filter(({ path }) => ability.can('manage', usersOf(path)))
    : []
  const named = params.get('municipio') ?? user.municipalityPath
  const { path = '' } = municipalities.find((one) => one.path === named) ?? municipalities[0] ?? {}
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {!data && !isError && <TableSkeleton />}
      {!data && isError && <LoadFailed why={serviceFailureOf(error)} onRetry={() => void refetch()} />}
      {municipalities.length > 1 && (
        <TextField
          select
          label={t('municipality')}
          value={path}
          onChange={({ target }) => put({ municipio: target.value })}
          sx={{ mb: 4, minWidth: { md: 320 }, width: { xs: '100%', md: 'auto' } }}
        >
          {municipalities.map(({ path: one, nombre, provincia }) => (
            <MenuItem key={one} value={one}>{`${nombre} (${provincia})`}</MenuItem>
          ))}
        </TextField>
      )}
      {path !== '' && <Rights key={path} municipality={path} />}
    </>
  )
}

/** The search in one municipality, what it found, and what was asked to be erased there. */
function Rights({ municipality }: { municipality: string }) {
  const { t } = useTranslation('rights')
  const control = usePersonSearch(municipality)
  return (
    <Stack sx={{ gap: 8 }}>
      <SearchForm
        isBusy={control.standing?.state === 'running'}
        onSearch={control.begin}
        onStop={control.stop}
      />
      {control.standing && (
        <Found
          municipality={municipality}
          standing={control.standing}
          onGoOn={control.goOn}
          onAsked={control.clear}
        />
      )}
      <Stack component="section" aria-labelledby="erasures" sx={{ gap: 3 }}>
        <Typography id="erasures" variant="h2">
          {t('erasures.title')}
        </Typography>
        <Erasures municipality={municipality} />
      </Stack>
    </Stack>
  )
}
