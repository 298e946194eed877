import { Alert, MenuItem, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isInspector, isRole, ROLES, type Role } from '../../domain/user/roles'
import { useDates } from '../../lib/use-dates'
import { oneUser } from '../../domain/access/things'
import { LANGUAGES } from '../../domain/language'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import type { AccessRequest } from '../../domain/user/access-request'
import type { User } from '../../domain/user/user'
import { areasAreFixed } from '../../domain/user/user-draft'
import { LANGUAGE_NAME } from '../../lib/language'
import { useSession } from '../../lib/session'
import { RecordDialog } from '../../ui/staff/RecordDialog'
import { AreaChoice } from './AreaChoice'
import { UserField } from './UserField'
import { useSavingUser } from './use-saving-user'

interface UserDialogProps {
  /** The user to change; null for a new one. */
  edited: User | null
  /** The request that the new user comes from (USER-06). */
  request?: AccessRequest
  /** The municipalities to choose from for a new one; a single one is not asked for. */
  municipalities: readonly PlacedMunicipality[]
  onClose: () => void
}

const NAMES = ['firstName', 'lastName'] as const

/** Adds a member of the staff or changes one (USER-02); says what the chosen role may do (USER-07). */
export function UserDialog({ edited, request, municipalities, onClose }: UserDialogProps) {
  const write = useDates()
  const { t } = useTranslation('users')
  const { user: reader, ability } = useSession()
  const { form, failure, save } = useSavingUser({ edited, request, municipalities, onDone: onClose })
  const [municipalityPath, role] = useWatch({ control: form.control, name: ['municipalityPath', 'role'] })
  const isOneself = edited?.username === reader.username
  const mayGive = (one: Role) =>
    ability.can('update', oneUser({ username: '', municipalityPath, areas: [], roles: [one] }))
  const municipality = municipalities.find(({ path }) => path === municipalityPath)
  const isFixed = areasAreFixed(edited?.areas ?? [])
  const isIncomplete = Object.values(form.formState.errors).some(({ message }) => message === 'missing')
  return (
    <RecordDialog
      title={request ? t('requests.acceptOf', { email: request.email }) : edited ? t('change') : t('new')}
      action={request ? t('requests.accept') : t('save')}
      form={form}
      failure={failure}
      summary={isIncomplete ? t('allRequired') : undefined}
      large
      onSave={save}
      onClose={onClose}
    >
      {!edited && municipalities.length !== 1 && (
        <UserField
          select
          name="municipalityPath"
          label={t('municipality')}
          onText={() => form.setValue('areas', [])}
        >
          {municipalities.map(({ path, nombre, provincia, pais }) => (
            <MenuItem key={path} value={path}>
              {`${nombre} (${provincia}, ${pais})`}
            </MenuItem>
          ))}
        </UserField>
      )}
      <UserField
        name="username"
        label={t('username')}
        help={edited ? t('usernameStays') : t('usernameHelp')}
        disabled={edited !== null}
        autoFocus={!edited && municipalities.length === 1}
      />
      <UserField
        name="email"
        label={t('email')}
        type="email"
        help={request ? t('requests.emailHelp') : edited ? t('emailChangeHelp') : t('emailHelp')}
        disabled={request !== undefined}
      />
      {!edited && !request && (
        <UserField select name="language" label={t('language')} help={t('languageHelp')}>
          {LANGUAGES.map((one) => (
            <MenuItem key={one} value={one}>
              {LANGUAGE_NAME[one]}
            </MenuItem>
          ))}
        </UserField>
      )}
      {edited && (
        <Typography sx={{ color: 'text.secondary' }}>
          {edited.ultimoAcceso
            ? t('lastAccess', { when: write('dateTime', edited.ultimoAcceso) })
            : t('neverIn')}
        </Typography>
      )}
      {isOneself && <Alert severity="info">{t('notOneself')}</Alert>}
      <UserField
        select
        name="role"
        label={t('role')}
        help={isRole(role) ? t(`roleHelp.${role}`) : undefined}
        disabled={isOneself}
      >
        {ROLES.filter(mayGive).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`roles.${one}`)}
          </MenuItem>
        ))}
      </UserField>
      {isFixed ? (
        <Alert severity="info">{t('areasFixed')}</Alert>
      ) : (
        <AreaChoice
          municipality={municipality}
          faultWords={edited ? t('faults.noAreaLeft') : t('faults.noArea')}
          disabled={isOneself}
        />
      )}
      {NAMES.map((name) => (
        <UserField key={name} name={name} label={t(name)} required={false} disabled={isOneself} />
      ))}
      {isInspector(role) && <UserField name="inspectorID" label={t('inspectorID')} required={false} />}
    </RecordDialog>
  )
}
