import CheckedIcon from '@mui/icons-material/Check'
import BinIcon from '@mui/icons-material/DeleteOutlined'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import PersonIcon from '@mui/icons-material/PersonSearchOutlined'
import SunIcon from '@mui/icons-material/LightModeOutlined'
import OutboxIcon from '@mui/icons-material/OutboxOutlined'
import { Avatar, Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { roleOf } from '../../domain/user/user'
import { leave } from '../../data/staff/leave'
import { paths } from '../../lib/paths'
import { fullName } from '../../domain/user/full-name'
import { initials } from '../../lib/person'
import { ROLE_NAME } from '../../lib/role-names'
import { useSession } from '../../lib/session'
import { setSunlight, useSunlight } from '../../lib/sunlight'

/** Shows who is signed in, the other sessions, and the button to sign out (NAV-01, USER-05). */
export function AccountMenu() {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const isSunlit = useSunlight()
  const role = roleOf(user)
  return (
    <>
      <IconButton
        aria-label={t('shell.account', { name: fullName(user) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <Avatar aria-hidden sx={AVATAR}>
          {initials(user)}
        </Avatar>
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1, minWidth: 240, maxWidth: 320 } } }}
      >
        <Box component="li" role="none" sx={{ px: 4, py: 2 }}>
          <Typography sx={{ fontWeight: 'var(--weight-bold)' }}>{fullName(user)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
          {role && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(ROLE_NAME[role])}
            </Typography>
          )}
        </Box>
        <Divider component="li" role="none" />
        {ability.can('create', 'answer') && (
          <MenuItem component={Link} to={paths.device.href()} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <OutboxIcon fontSize="small" aria-hidden />
            </ListItemIcon>
            {t('shell.device')}
          </MenuItem>
        )}
        {(ability.can('delete', 'answer') || ability.can('delete', 'form')) && (
          <MenuItem component={Link} to={paths.bin.href()} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <BinIcon fontSize="small" aria-hidden />
            </ListItemIcon>
            {t('shell.bin')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.sessions.href()} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <DevicesIcon fontSize="small" aria-hidden />
          </ListItemIcon>
          {t('shell.sessions')}
        </MenuItem>
        {ability.can('manage', 'municipalityUser') && (
          <MenuItem component={Link} to={paths.people.href()} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <PersonIcon fontSize="small" aria-hidden />
            </ListItemIcon>
            {t('shell.people')}
          </MenuItem>
        )}
        <MenuItem role="menuitemcheckbox" aria-checked={isSunlit} onClick={() => setSunlight(!isSunlit)}>
          <ListItemIcon>
            {isSunlit ? (
              <CheckedIcon fontSize="small" aria-hidden />
            ) : (
              <SunIcon fontSize="small" aria-hidden />
            )}
          </ListItemIcon>
          {t('shell.sunlight')}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" aria-hidden />
          </ListItemIcon>
          {t('shell.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}

const AVATAR = {
  width: 36,
  height: 36,
  color: 'var(--color-on-accent)',
  backgroundColor: 'var(--color-accent)',
  fontSize: 'var(--text-14)',
  fontWeight: 'var(--weight-bold)',
}
