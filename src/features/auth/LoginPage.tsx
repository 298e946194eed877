import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { arrivalOf, safeReturn } from './arrival'
import { BlockedPage } from './BlockedPage'
import { FactorCard } from './FactorCard'
import { LoginForm } from './LoginForm'
import { LoginFrame } from './LoginFrame'
import styles from './LoginPage.module.css'
import { ProviderButton } from './ProviderButton'
import { RecoveryDialog } from './RecoveryDialog'
import { useSessionState } from './use-session-state'
import { useSignIn } from './use-sign-in'

/** The sign-in card (AUTH-01); leads on to the wanted page as soon as there is a session (AUTH-09). */
export function LoginPage() {
  const { t } = useTranslation('staff')
  const [search] = useSearchParams()
  const { state: carried } = useLocation()
  const session = useSessionState()
  const [email, setEmail] = useState('')
  const control = useSignIn()
  const [recovering, setRecovering] = useState(false)
  useTitle(t('login.title'))

  if (session.status === 'authenticated') {
    return <Navigate replace to={safeReturn(search.get('volver'), paths.home.href())} />
  }
  // People who came from the provider and have no user get a page of their own, where they can ask for one.
  if (control.failure?.way === 'provider' && control.failure.code === 'noUser') {
    return <Navigate replace to={paths.noUser.href()} />
  }
  const refused = session.status === 'error' ? session.code : null
  return (
    <LoginFrame>
      {refused === 'municipalityDisabled' ? (
        <BlockedPage />
      ) : (
        <Paper className={styles.card} variant="outlined">
          {control.step ? (
            <FactorCard control={control} />
          ) : (
            <>
              <Typography variant="h1">{t('login.title')}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>{t('login.lead')}</Typography>
              {arrivalOf(carried) === 'closed' && (
                <Alert severity="info" sx={{ mb: 5, alignItems: 'flex-start' }}>
                  {t('login.closed')}
                </Alert>
              )}
              <LoginForm refused={refused} control={control} email={email} onEmail={setEmail} />
              <Box sx={{ mt: 4, ml: -4 }}>
                <Button onClick={() => setRecovering(true)}>{t('login.forgot')}</Button>
              </Box>
              <ProviderButton control={control} />
              <RecoveryDialog open={recovering} initialEmail={email} onClose={() => setRecovering(false)} />
            </>
          )}
        </Paper>
      )}
    </LoginFrame>
  )
}
