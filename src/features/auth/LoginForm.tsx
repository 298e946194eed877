import { Button, CircularProgress, Stack, TextField } from '@mui/material'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInErrorCode } from '../../data/staff/session'
import { emailProblem, type EmailProblem } from './email'
import { PasswordField } from './PasswordField'
import { Refusal } from './Refusal'
import type { SignInControl } from './use-sign-in'
import { SlowWords } from '../../ui/SlowWords'

interface LoginFormProps {
  /** Why the session that was there could not be used. */
  refused: SignInErrorCode | null
  control: SignInControl
  email: string
  onEmail: (email: string) => void
}

const PROBLEM = {
  emailMissing: 'login.errors.emailMissing',
  emailInvalid: 'login.errors.emailInvalid',
} as const

/** Failures after which nobody knows whether the password is right: it stays for the next try (ANS-14). */
const UNJUDGED: SignInErrorCode[] = ['offline', 'slow', 'down']

/** E-mail and password. A failure is shown here and takes the focus; the e-mail stays (AUTH-01). */
export function LoginForm({ refused, control, email, onEmail }: LoginFormProps) {
  const { t } = useTranslation('staff')
  const busy = control.busy === 'password'
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<{ email?: EmailProblem | undefined; password?: boolean }>({})
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const shown = control.failure?.code ?? (control.busy ? null : refused)

  useEffect(() => {
    if (shown !== null) message.current?.focus()
  }, [shown])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (control.busy) return
    const email_ = emailProblem(email)
    setProblems({ email: email_ ?? undefined, password: password === '' })
    if (email_ !== null) return emailInput.current?.focus()
    if (password === '') return passwordInput.current?.focus()
    const failure = await control.byPassword(email, password)
    if (failure !== null && !UNJUDGED.includes(failure)) setPassword('')
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 5 }}>
      {shown !== null && <Refusal code={shown} ref={message} />}
      <TextField
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={problems.email !== undefined}
        helperText={problems.email && t(PROBLEM[problems.email])}
        inputRef={emailInput}
        size="medium"
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        error={problems.password ? t('login.errors.passwordMissing') : undefined}
        inputRef={passwordInput}
      />
      {busy ? <SlowWords pressed /> : null}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        aria-disabled={control.busy !== null}
        startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      >
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
    </Stack>
  )
}
