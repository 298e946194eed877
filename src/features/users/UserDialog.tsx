import { Alert, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROLES } from '../../domain/access/roles'
import type { PlacedTown } from '../../domain/geography/tree'
import { roleOf, type User } from '../../domain/user/user'
import { areasAreFixed, draftOf, isInspector, type UserDraft } from '../../domain/user/user-draft'
import { useSession } from '../../lib/session'
import { RecordDialog } from '../../ui/staff/RecordDialog'
import { AreaChoice } from './AreaChoice'
import { UserField } from './UserField'
import { useSavingUser } from './use-saving-user'

interface UserDialogProps {
  /** Who is changed; null for somebody new. */
  edited: User | null
  /** Where somebody new may be; the only one is not asked for. */
  towns: readonly PlacedTown[]
  onClose: () => void
}

const NAMES = ['firstName', 'lastName', 'inspectorID'] as const

/** Adds a member of the staff or changes one (USER-02). */
export function UserDialog({ edited, towns, onClose }: UserDialogProps) {
  const { t } = useTranslation('users')
  const { user: reader } = useSession()
  const [draft, setDraft] = useState(() => draftOf(edited, towns.length === 1 ? (towns[0]?.path ?? '') : ''))
  const { faults, busy, failure, save } = useSavingUser({ edited, draft, towns, onDone: onClose })
  const type = (field: keyof UserDraft) => (text: string) => setDraft({ ...draft, [field]: text })
  const isOneself = edited?.username === reader.username
  const isAdmin = roleOf(reader) === 'ROLE_ADMIN'
  const town = towns.find(({ path }) => path === draft.municipalityPath)
  const isFixed = areasAreFixed(edited?.areas ?? [])
  return (
    <RecordDialog
      title={edited ? t('change') : t('new')}
      action={t('save')}
      faults={faults}
      busy={busy}
      failure={failure && t(`failures.${failure}`)}
      summary={Object.values(faults).includes('missing') ? t('allRequired') : undefined}
      large
      onSave={save}
      onClose={onClose}
    >
      {({ faultOf }) => (
        <>
          {!edited && towns.length !== 1 && (
            <UserField
              select
              label={t('municipality')}
              value={draft.municipalityPath}
              onText={(municipalityPath) => setDraft({ ...draft, municipalityPath, areas: [] })}
              fault={faultOf('municipalityPath')}
              disabled={busy}
            >
              {towns.map(({ path, nombre, provincia, pais }) => (
                <MenuItem key={path} value={path}>
                  {`${nombre} (${provincia}, ${pais})`}
                </MenuItem>
              ))}
            </UserField>
          )}
          <UserField
            label={t('username')}
            value={draft.username}
            onText={type('username')}
            fault={
              faultOf('username') ?? (!edited && towns.length === 1 ? faultOf('municipalityPath') : null)
            }
            help={edited ? t('usernameStays') : t('usernameHelp')}
            disabled={busy || edited !== null}
            autoFocus={!edited && towns.length === 1}
          />
          <UserField
            label={t('email')}
            type="email"
            value={draft.email}
            onText={type('email')}
            fault={faultOf('email')}
            help={edited ? t('emailChangeHelp') : t('emailHelp')}
            disabled={busy}
          />
          {isOneself && <Alert severity="info">{t('notOneself')}</Alert>}
          <UserField
            select
            label={t('role')}
            value={draft.role}
            onText={(role) => setDraft({ ...draft, role: ROLES.find((one) => one === role) ?? '' })}
            fault={faultOf('role')}
            disabled={busy || isOneself}
          >
            {ROLES.filter((role) => isAdmin || role !== 'ROLE_ADMIN').map((role) => (
              <MenuItem key={role} value={role}>
                {t(`roles.${role}`)}
              </MenuItem>
            ))}
          </UserField>
          {isFixed ? (
            <Alert severity="info">{t('areasFixed')}</Alert>
          ) : (
            <AreaChoice
              town={town}
              chosen={draft.areas}
              onChosen={(areas) => setDraft({ ...draft, areas })}
              fault={faultOf('areas') && (edited ? t('faults.noAreaLeft') : t('faults.noArea'))}
              disabled={busy || isOneself}
            />
          )}
          {isInspector(draft.role) &&
            NAMES.map((field) => (
              <UserField
                key={field}
                label={t(field)}
                value={draft[field]}
                onText={type(field)}
                fault={faultOf(field)}
                required={false}
                disabled={busy}
              />
            ))}
        </>
      )}
    </RecordDialog>
  )
}
