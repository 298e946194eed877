import { Alert, AlertTitle, Button, Paper, Skeleton, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isServiceFailure } from '../../domain/failures/service-failure'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { AccessForm } from './AccessForm'
import { LoginFrame } from './LoginFrame'
import styles from './LoginPage.module.css'
import { useOwnRequest } from './use-own-request'

/**
 * /login/sin-usuario: for people who came from the town hall's provider and have no user (AUTH-03). It says whom to
 * ask, and has a form that asks them (USER-06).
 */
export function NoUserPage() {
  const { t } = useTranslation(['staff', 'access'])
  useTitle(t('login.errors.noUser'))
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus comes back from the provider's page, and goes to the heading that says why.
  useEffect(() => heading.current?.focus(), [])
  return (
    <LoginFrame>
      <Paper className={styles.card} variant="outlined">
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('login.errors.noUser')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2, mb: 6 }}>
          {t('login.errors.askSupervisor')}
        </Typography>
        <OwnRequest />
      </Paper>
    </LoginFrame>
  )
}

/** The state of the person's request, what can be done about it, and the way to sign in as somebody else. */
function OwnRequest() {
  const request = useOwnRequest()
  const { t } = useTranslation('staff')
  // Who is not signed in can do nothing else.
  const isAll = request.standing.status === 'nobody'
  return (
    <>
      <Standing {...request} />
      <Button
        component={Link}
        to={paths.login.href()}
        {...(isAll
          ? { variant: 'contained', color: 'secondary', fullWidth: true, sx: { mt: 6 } }
          : { sx: { mt: 4, ml: -4 } })}
      >
        {t('login.otherAccount')}
      </Button>
    </>
  )
}

function Standing({ standing, failure, ask, retry }: ReturnType<typeof useOwnRequest>) {
  const { t } = useTranslation(['access', 'staff', 'common'])
  switch (standing.status) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )
    case 'nobody':
      return <Typography>{t('nobody')}</Typography>
    case 'unknown':
      return (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {t('staff:forms.retry')}
            </Button>
          }
        >
          {isServiceFailure(standing.failure)
            ? t(`common:failures.${standing.failure}`)
            : t(`readFailures.${standing.failure}`)}
        </Alert>
      )
    case 'known':
      return standing.own.state === 'open' ? (
        <Alert severity="success" role="status">
          <AlertTitle>{t('waiting')}</AlertTitle>
          {t('waitingHelp', { email: standing.own.email })}
        </Alert>
      ) : (
        <>
          {standing.own.state === 'refused' && (
            <Alert severity="warning" sx={{ mb: 5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <AlertTitle>{t('refused')}</AlertTitle>
              {standing.own.answer}
            </Alert>
          )}
          <AccessForm own={standing.own} failure={failure} onAsk={ask} />
        </>
      )
  }
}
