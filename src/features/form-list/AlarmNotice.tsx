import { Alert, Box, Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { alarmsFor } from '../../data/staff/floods'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'

/** Forms that get too many answers of strangers, each with the way to its answers (SEC-03); nothing without any. */
export function AlarmNotice() {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const { data: alarms = [] } = useQuery({
    queryKey: ['alarms', user.username, user.areas],
    queryFn: () => alarmsFor(user),
  })
  if (alarms.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={{ mb: 4 }}>
      {t('alarm.list')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {alarms.map(({ id, titulo }) => (
          <li key={id}>
            <Link component={RouterLink} to={paths.answers.href(id)} color="inherit" dir="auto">
              {titulo}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
