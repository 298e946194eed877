import { useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { USERS_PER_PAGE } from '../../data/staff/users'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { useAbility } from '../../lib/ability'
import { useAddressParams } from '../../lib/address-params'
import { pageNumber } from '../../lib/page-number'
import { useSession } from '../../lib/session'
import { useDebounced } from '../../lib/use-debounced'
import { PagedList } from '../../ui/staff/PagedList'
import { shownUsers, type UserListActions } from './shown-user'
import { endedOf, situationOf } from './situation'
import { UserCards } from './UserCards'
import { UserFilters } from './UserFilters'
import { UserTable } from './UserTable'
import { useUsers } from './use-users'

const COLUMNS = [70, 50, 50, 60, 50, 40]

interface UserListProps extends UserListActions {
  municipalities: readonly PlacedMunicipality[]
}

/** Finds the staff and shows them page by page: rows on a desk, cards on a phone (USER-01, NAV-05). */
export function UserList({ municipalities, ...actions }: UserListProps) {
  const { t } = useTranslation('users')
  const { user } = useSession()
  const { params, put } = useAddressParams()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const ability = useAbility()
  const isEverywhere = ability.can('manage', 'user')
  const text = params.get('buscar') ?? ''
  const chosen = municipalities.find(({ path }) => path === params.get('municipio'))?.path ?? ''
  const municipalityPath = isEverywhere ? chosen : user.municipalityPath
  const settled = useDebounced(text)
  const situation = situationOf(params.get('situacion'))
  const ended = endedOf(situation)
  const list = useUsers({ municipalityPath, text: settled, ended }, pageNumber(params.get('pagina')))
  const Shape = onPhone ? UserCards : UserTable
  const isNarrowed = text !== '' || chosen !== '' || situation !== 'todos'
  return (
    <>
      <UserFilters
        text={text}
        onText={(typed) => put({ buscar: typed, pagina: '' })}
        municipalities={isEverywhere ? municipalities : null}
        chosen={chosen}
        onMunicipality={(path) => put({ municipio: path, pagina: '' })}
        situation={situation}
        onSituation={(next) => put({ situacion: next === 'todos' ? '' : next, pagina: '' })}
        onPhone={onPhone}
      />
      <PagedList
        list={list}
        shown={list.users.length}
        pageSize={USERS_PER_PAGE}
        columns={COLUMNS}
        words={{
          damaged: t('damaged', { count: list.damaged }),
          none: t('none'),
          noMatch: t('noMatch'),
          clear: t('clearSearch'),
          count: (count) => t('count', { count }),
        }}
        isNarrowed={isNarrowed}
        onClear={() => put({ buscar: '', municipio: '', situacion: '', pagina: '' })}
        onPage={(page) => put({ pagina: page === 1 ? '' : String(page) })}
      >
        <Shape users={shownUsers(list.users, municipalities, { ability, reader: user })} {...actions} />
      </PagedList>
    </>
  )
}
