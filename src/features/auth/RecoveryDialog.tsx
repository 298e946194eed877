import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useRef, useState, type FormEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import { sendPasswordReset } from '../../data/staff/password-reset'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'
import { DialogWait } from '../../ui/staff/DialogWait'
import { emailProblem, type EmailProblem } from './email'

interface RecoveryDialogProps {
  open: boolean
  /** What was typed at the sign-in form. */
  initialEmail: string
  onClose: () => void
}

/** Failures that have words of their own. */
const TOLD = ['limited', 'offline'] as const

const PROBLEM = {
  emailMissing: 'login.errors.emailMissing',
  emailInvalid: 'login.errors.emailInvalid',
} as const

/** Asks for the address of an account and sends it a link. The response is the same for every address (AUTH-02). */
export function RecoveryDialog({ open, initialEmail, onClose }: RecoveryDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="recovery-title"
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <Recovery initialEmail={initialEmail} onClose={onClose} input={input} />
    </Dialog>
  )
}

interface RecoveryProps extends Omit<RecoveryDialogProps, 'open'> {
  input: Ref<HTMLInputElement>
}

function Recovery({ initialEmail, onClose, input }: RecoveryProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [email, setEmail] = useState(initialEmail)
  const [problem, setProblem] = useState<EmailProblem | null>(null)
  const [step, setStep] = useState<
    'asking' | 'sending' | 'sent' | 'failed' | 'limited' | 'offline' | ServiceFailure
  >('asking')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found !== null || step === 'sending') return
    setStep('sending')
    await sendPasswordReset(email.trim()).then(
      () => setStep('sent'),
      (error: unknown) =>
        setStep(serviceFailureOf(error) ?? TOLD.find((code) => code === errorCodeOf(error)) ?? 'failed'),
    )
  }

  if (step === 'sent') {
    return (
      <>
        <DialogTitle id="recovery-title">{t('login.recovery.sentTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText role="status">
            {t('login.recovery.sent', { email: email.trim() })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose} autoFocus>
            {t('common:actions.close')}
          </Button>
        </DialogActions>
      </>
    )
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle id="recovery-title">{t('login.recovery.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <DialogContentText>{t('login.recovery.text')}</DialogContentText>
        {(step === 'failed' || step === 'limited') && (
          <Alert severity="error">{t(`login.recovery.${step}`)}</Alert>
        )}
        {step === 'offline' && <Alert severity="error">{t('login.errors.offline')}</Alert>}
        {isServiceFailure(step) && <Alert severity="error">{t(`common:failures.${step}`)}</Alert>}
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          inputRef={input}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem !== null}
          helperText={problem && t(PROBLEM[problem])}
          size="medium"
          fullWidth
          required
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
      </DialogContent>
      <DialogWait busy={step === 'sending'} />
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={step === 'sending'}
          startIcon={
            step === 'sending' ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined
          }
        >
          {t('login.recovery.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
