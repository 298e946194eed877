import { Alert, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useSessionState } from '../../features/auth/use-session-state'
import { paths } from '../../lib/paths'
import { useDates } from '../../lib/use-dates'

/** Tells until when one may come in without a second factor (OPS-01). */
export function FactorGrace() {
  const { t } = useTranslation('factor')
  const write = useDates()
  const session = useSessionState()
  const { pathname } = useLocation()
  const until = session.status === 'authenticated' ? session.factorUntil : null
  // The page that it leads to says so itself.
  if (!until || pathname === paths.sessions.href()) return null
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" component={Link} to={paths.sessions.href()}>
          {t('graceAction')}
        </Button>
      }
    >
      {t('grace', { date: write('dateTime', until) })}
    </Alert>
  )
}
