import BellIcon from '@mui/icons-material/NotificationsOutlined'
import { Badge, IconButton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { unseenQuery } from '../../data/staff/notices'
import { NOTICES_PATH } from '../../lib/notices-path'
import { useSession } from '../../lib/session'

/** How much became one's turn since one last looked, and the way there (REACH-07); a failure shows no number. */
export function NoticeBell() {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const mayRead = ability.can('read', 'answer')
  const { data: count = 0 } = useQuery({ ...unseenQuery(user), enabled: mayRead })
  if (!mayRead) return null
  return (
    <IconButton
      color="inherit"
      component={Link}
      to={NOTICES_PATH}
      aria-label={count > 0 ? t('shell.noticesUnseen', { count }) : t('shell.notices')}
      sx={{ p: 2 }}
    >
      <Badge badgeContent={count} color="warning" max={98}>
        <BellIcon aria-hidden />
      </Badge>
    </IconButton>
  )
}
