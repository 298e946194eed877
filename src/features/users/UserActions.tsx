import MoreIcon from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem, Stack } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { serviceFailureKey } from '../../data/failure-key'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { paths } from '../../lib/paths'
import { useToast } from '../../ui/staff/toast'
import type { ShownUser, UserListActions } from './shown-user'

interface UserActionsProps extends UserListActions {
  shown: ShownUser
  /** The look of the edit button. */
  variant: 'text' | 'outlined'
}

/**
 * The actions on a user, as far as the reader may: explain access (USER-07), edit, end and take back, show sessions
 * (USER-02, USER-05), note that they are away (REACH-08), reset the second factor (OPS-01), and invite again a user who never signed in.
 */
export function UserActions({
  shown,
  variant,
  onEdit,
  onEnd,
  onAbsence,
  onReset,
  onExplain,
}: UserActionsProps) {
  const { t } = useTranslation(['users', 'factor', 'staff', 'common'])
  const { user, isMine, canEnd, hasSessions } = shown
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const ended = user.baja === true
  const awaited = canEnd && !ended && user.ultimoAcceso === null
  const toast = useToast()
  const invite = async () => {
    const { email } = user
    try {
      await sendPasswordReset(email, { forOther: true })
      toast.success(t('invited', { email }))
    } catch (error) {
      const unheard = serviceFailureKey(error)
      toast.error(unheard ? t(unheard) : t('notInvited', { email }))
    }
  }
  const name = user.username
  const choose = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {isMine && !ended && (
        <Button
          size="small"
          variant={variant}
          aria-label={t('editOf', { name })}
          onClick={() => onEdit(user)}
        >
          {t('edit')}
        </Button>
      )}
      {(isMine || canEnd || hasSessions) && (
        <IconButton
          size="small"
          aria-label={t('moreOf', { name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon aria-hidden />
        </IconButton>
      )}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {awaited && <MenuItem onClick={choose(() => void invite())}>{t('inviteAgain')}</MenuItem>}
        <MenuItem onClick={choose(() => onExplain(user))}>{t('access.title')}</MenuItem>
        {hasSessions && (
          <MenuItem component={Link} to={paths.sessions.href(name)}>
            {t('sessions.title')}
          </MenuItem>
        )}
        {isMine && !ended && (
          <MenuItem onClick={choose(() => onAbsence(user))}>{t('staff:absence.action')}</MenuItem>
        )}
        {canEnd && user.segundoFactor && (
          <MenuItem onClick={choose(() => onReset(user))}>{t('factor:reset.action')}</MenuItem>
        )}
        {canEnd && (
          <MenuItem
            onClick={choose(() => onEnd(user))}
            sx={ended ? undefined : { color: 'var(--color-danger)' }}
          >
            {ended ? t('takeBack') : t('end')}
          </MenuItem>
        )}
      </Menu>
    </Stack>
  )
}
