import { Alert, Button, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { serviceFailureOf } from '../../data/errors'
import {
  BreachedPasswordError,
  choosePassword,
  LinkOverError,
  WeakPasswordError,
  whosePassword,
} from '../../data/staff/password-reset'
import { paths } from '../../lib/paths'
import { useTitle } from '../../lib/title'
import { useLoaded } from '../../renderer/use-loaded'
import { LoginFrame } from './LoginFrame'
import styles from './LoginPage.module.css'
import { PasswordField } from './PasswordField'
import { SlowWords } from '../../ui/SlowWords'

/** As functions/sign-in-settings.json asks for: shorter ones are guessed. */
const MIN_PASSWORD = 12

/** What is wrong with the password itself, or null. */
const refusalOf = (error: unknown): 'weak' | 'breached' | null =>
  error instanceof BreachedPasswordError ? 'breached' : error instanceof WeakPasswordError ? 'weak' : null

/** The code of the mail's link; '' when there is none. */
function codeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** /clave: somebody of the staff chooses a password with the link of a mail (AUTH-02, USER-02). */
export function NewPasswordPage() {
  const { t } = useTranslation('staff')
  useTitle(t('login.newPassword.title'))
  const code = codeIn(useLocation().hash)
  const [loaded, retry] = useLoaded(useCallback(() => whosePassword(code), [code]))
  const [isDone, setDone] = useState(false)
  const [isOver, setOver] = useState(false)
  const failed = loaded.status === 'failed' ? loaded.error : null
  return (
    <LoginFrame>
      <Paper className={styles.card} variant="outlined">
        <Typography variant="h1">{t('login.newPassword.title')}</Typography>
        {loaded.status === 'loading' && <Skeleton height={56} sx={{ mt: 4 }} />}
        {failed !== null && !(failed instanceof LinkOverError) && <NotRead error={failed} onRetry={retry} />}
        {(isOver || failed instanceof LinkOverError) && <Over />}
        {loaded.status === 'done' && !isDone && !isOver && (
          <Choosing
            email={loaded.value}
            code={code}
            onDone={() => setDone(true)}
            onOver={() => setOver(true)}
          />
        )}
        {isDone && (
          <Stack sx={{ gap: 4, mt: 4 }}>
            <Alert severity="success" role="status">
              {t('login.newPassword.done')}
            </Alert>
            <Button variant="contained" component={Link} to={paths.login.href()}>
              {t('login.newPassword.toLogin')}
            </Button>
          </Stack>
        )}
      </Paper>
    </LoginFrame>
  )
}

/** The link does not count any more; another one can be asked for. */
function Over() {
  const { t } = useTranslation('staff')
  return (
    <Stack sx={{ gap: 4, mt: 4 }}>
      <Alert severity="warning" role="alert">
        {t('login.newPassword.over')}
      </Alert>
      <Button variant="contained" component={Link} to={paths.login.href()}>
        {t('login.newPassword.again')}
      </Button>
    </Stack>
  )
}

function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['staff', 'common'])
  const service = serviceFailureOf(error)
  return (
    <Stack sx={{ gap: 4, mt: 4 }}>
      <Alert severity="error" role="alert">
        {service ? t(`common:failures.${service}`) : t('login.newPassword.failed')}
      </Alert>
      <Button variant="outlined" onClick={onRetry}>
        {t('forms.retry')}
      </Button>
    </Stack>
  )
}

interface ChoosingProps {
  email: string
  code: string
  onDone: () => void
  /** The link was used meanwhile. */
  onOver: () => void
}

function Choosing({ email, code, onDone, onOver }: ChoosingProps) {
  const { t } = useTranslation(['staff', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const isShort = Array.from(password).length < MIN_PASSWORD
    setProblem(isShort ? t('login.newPassword.short', { least: MIN_PASSWORD }) : undefined)
    if (isShort) return input.current?.focus()
    setBusy(true)
    try {
      await choosePassword(code, password)
      onDone()
    } catch (error) {
      setBusy(false)
      if (error instanceof LinkOverError) return onOver()
      const refused = refusalOf(error)
      if (refused) {
        setProblem(t(`login.newPassword.${refused}`))
        return input.current?.focus()
      }
      const service = serviceFailureOf(error)
      setFailure(service ? t(`common:failures.${service}`) : t('login.newPassword.failed'))
    }
  }
  return (
    <Stack component="form" noValidate sx={{ gap: 5, mt: 4 }} onSubmit={(event) => void submit(event)}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('login.newPassword.for', { email })}</Typography>
      {failure !== null && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        error={problem}
        hint={t('login.newPassword.hint', { least: MIN_PASSWORD })}
        inputRef={input}
      />
      {busy ? <SlowWords pressed /> : null}
      <Button type="submit" variant="contained" loading={busy}>
        {t('login.newPassword.save')}
      </Button>
    </Stack>
  )
}
