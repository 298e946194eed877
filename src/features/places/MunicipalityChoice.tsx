import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { usersOf } from '../../domain/access/things'
import type { CountryBranch } from '../../domain/geography/tree'
import { municipalitiesOf } from '../../domain/geography/tree'
import { useAbility } from '../../lib/ability'
import { useAddressParams } from '../../lib/address-params'
import { useSession } from '../../lib/session'

/** The municipality whose things a page shows, by its address: the own one at first. */
export function useChosenMunicipality(tree: readonly CountryBranch[]) {
  const ability = useAbility()
  const { user } = useSession()
  const { params, put } = useAddressParams()
  const all = municipalitiesOf(tree).filter(({ path }) => ability.can('manage', usersOf(path)))
  const named = params.get('municipio') ?? user.municipalityPath
  const { path = '' } = all.find((one) => one.path === named) ?? all[0] ?? {}
  return { all, path, choose: (next: string) => put({ municipio: next, nombre: '', pagina: '' }) }
}

/** Chooses among the municipalities whose things a person manages; nothing where that is one. */
export function MunicipalityChoice({ all, path, choose }: ReturnType<typeof useChosenMunicipality>) {
  const { t } = useTranslation('places')
  if (all.length < 2) return null
  return (
    <TextField
      select
      label={t('municipality')}
      value={path}
      onChange={({ target }) => choose(target.value)}
      sx={{ mb: 4, minWidth: { md: 320 }, width: { xs: '100%', md: 'auto' } }}
    >
      {all.map(({ path: one, nombre, provincia }) => (
        <MenuItem key={one} value={one}>{`${nombre} (${provincia})`}</MenuItem>
      ))}
    </TextField>
  )
}
