import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemWords, type Problem } from './problem'
import { SlowWords } from '../../SlowWords'

interface CodeFormProps {
  /** Says what the code is for; the usual words when left out. */
  lead?: ReactNode
  /** Whether a recovery code does too. */
  recovers?: boolean
  /** Whether the device may be remembered. */
  remembers?: boolean
  action: string
  /** Gives the code. @returns why it does not count, or null */
  onGive: (code: string, remember: boolean) => Promise<Problem | null>
  /** Uses a passkey in place of a code, where there is one. @returns as `onGive` */
  onPasskey?: ((remember: boolean) => Promise<Problem | null>) | undefined
  /** The button beside it. */
  beside?: ReactNode
}

/** Takes a code of the second factor, or a recovery code in its place (OPS-01). What is wrong with it takes the focus. */
export function CodeForm({
  lead,
  recovers = false,
  remembers = false,
  action,
  onGive,
  onPasskey,
  beside,
}: CodeFormProps) {
  const { t } = useTranslation(['factor', 'common'])
  const [byRecovery, setByRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(false)
  const [busy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const helpId = useId()
  useEffect(() => {
    if (problem) message.current?.focus()
  }, [problem])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A dialog may stand in a page with a form of its own.
    event.stopPropagation()
    if (busy) return
    setProblem(null)
    setMissing(code.trim() === '')
    if (code.trim() === '') return input.current?.focus()
    await work(onGive(code, remember))
  }
  const work = async (giving: Promise<Problem | null>) => {
    setBusy(true)
    const refused = await giving
    setBusy(false)
    if (!refused) return
    setProblem(refused)
    if (refused.reason === 'wrong') setCode('')
  }
  const usePasskey = async () => {
    if (busy || !onPasskey) return
    setProblem(null)
    setMissing(false)
    await work(onPasskey(remember))
  }
  const turn = () => {
    setByRecovery(!byRecovery)
    setCode('')
    setMissing(false)
    setProblem(null)
    input.current?.focus()
  }
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {byRecovery ? t('recoveryLead') : (lead ?? t('codeLead'))}
      </Typography>
      {problem && (
        <Alert severity="error" role="alert" ref={message} tabIndex={-1}>
          {problemWords(t, problem)}
        </Alert>
      )}
      <TextField
        // Another field for another kind of code: what the browser fills in differs.
        key={String(byRecovery)}
        autoFocus
        label={byRecovery ? t('recoveryCode') : t('code')}
        name={byRecovery ? 'recovery-code' : 'one-time-code'}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isMissing}
        helperText={isMissing && t('missing')}
        inputRef={input}
        size="medium"
        fullWidth
        slotProps={{
          htmlInput: {
            autoComplete: byRecovery ? 'off' : 'one-time-code',
            inputMode: byRecovery ? 'text' : 'numeric',
            autoCapitalize: 'characters',
            spellCheck: false,
            maxLength: 40,
          },
        }}
      />
      {remembers && (
        <div>
          <FormControlLabel
            label={t('remember')}
            control={
              <Checkbox
                checked={remember}
                onChange={(_, on) => setRemember(on)}
                slotProps={{ input: { 'aria-describedby': helpId } }}
              />
            }
          />
          <FormHelperText id={helpId}>{t('rememberHelp')}</FormHelperText>
        </div>
      )}
      {busy ? <SlowWords pressed /> : null}
      <Button type="submit" variant="contained" color="secondary" size="large" loading={busy}>
        {action}
      </Button>
      {onPasskey && (
        <Button variant="outlined" size="large" onClick={() => void usePasskey()} disabled={busy}>
          {t('passkeys.use')}
        </Button>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        {recovers && <Button onClick={turn}>{byRecovery ? t('useCode') : t('useRecovery')}</Button>}
        {beside}
      </Stack>
      {byRecovery && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('lost')}
        </Typography>
      )}
    </Stack>
  )
}
