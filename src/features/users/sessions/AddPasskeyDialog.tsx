import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { factorProblemOf } from '../../../data/staff/factor-problem'
import { addPasskey } from '../../../data/staff/passkeys'
import { deviceOf } from '../../../domain/user/device'
import { MAX_PASSKEY_NAME, passkeyName } from '../../../domain/user/passkey'
import { SlowWords } from '../../../ui/SlowWords'
import { FactorDialog } from '../../../ui/staff/factor/FactorDialog'
import { problemWords, type Problem } from '../../../ui/staff/factor/problem'
import { useToast } from '../../../ui/staff/toast'

interface AddPasskeyDialogProps {
  onClose: () => void
  onAdded: () => void
}

/** Asks what a passkey is called, and then the browser for one (OPS-01). */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation(['factor', 'common'])
  const toast = useToast('ownFactor')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => deviceOf(navigator.userAgent))
  const [busy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const name = passkeyName(typed)
    setProblem(null)
    setMissing(name === null)
    if (name === null) return input.current?.focus()
    setBusy(true)
    try {
      await addPasskey(name)
      toast.success(t('passkeys.added', { name }))
      onClose()
      onAdded()
    } catch (error) {
      setProblem(factorProblemOf(error))
      setBusy(false)
      // Its response may be what got lost: the list says whether it is there.
      onAdded()
    }
  }
  return (
    <FactorDialog title={t('passkeys.add')} onClose={onClose}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('passkeys.lead')}</Typography>
        {problem && (
          <Alert severity="error" role="alert">
            {problemWords(t, problem)}
          </Alert>
        )}
        <TextField
          autoFocus
          fullWidth
          size="medium"
          label={t('passkeys.name')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isMissing}
          helperText={
            isMissing ? t('passkeys.nameMissing', { most: MAX_PASSKEY_NAME }) : t('passkeys.nameHelp')
          }
          inputRef={input}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        {busy ? <SlowWords pressed /> : null}
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('again.cancel')}</Button>
          <Button type="submit" variant="contained" color="secondary" loading={busy}>
            {t('continue')}
          </Button>
        </Stack>
      </Stack>
    </FactorDialog>
  )
}
