import CloseIcon from '@mui/icons-material/Close'
import { Box, Drawer, IconButton, List, ListItem, ListItemButton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { LanguagePicker } from '../../ui/LanguagePicker'
import type { navFor } from './nav'

interface NavDrawerProps {
  open: boolean
  onClose: () => void
  links: ReturnType<typeof navFor>
}

const CURRENT = {
  '&[aria-current=page]': {
    boxShadow: 'inset 4px 0 var(--color-accent)',
    backgroundColor: 'var(--color-primary-soft)',
    fontWeight: 'var(--weight-bold)',
  },
}

/** What the bar has no room for on a phone (NAV-05). */
export function NavDrawer({ open, onClose, links }: NavDrawerProps) {
  const { t } = useTranslation('staff')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(320px, 86vw)' }, 'aria-label': t('shell.nav.label') } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 2 }}>
        <IconButton aria-label={t('shell.closeMenu')} onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      <nav aria-label={t('shell.nav.label')}>
        <List disablePadding>
          {links.map(({ to, label }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={to}
                onClick={onClose}
                sx={{ minHeight: 48, ...CURRENT }}
              >
                {t(label)}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <Box sx={{ p: 4, mt: 'auto', borderTop: 1, borderColor: 'divider' }}>
        <LanguagePicker ground="surface" />
      </Box>
    </Drawer>
  )
}
