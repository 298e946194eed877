import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './ConfirmDialog'
import { useToast } from './toast'

interface HoldButtonProps {
  isHeld: boolean
  /** What holding it back is called. */
  word: string
  /** Longest reason. */
  mostLetters: number
  onSave: (held: boolean, reason: string) => Promise<unknown>
}

/** Asks for the reason, then has something held back from being deleted, or lifts that (OPS-02). */
export function HoldButton({ isHeld, word: hold, mostLetters, onSave }: HoldButtonProps) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const [reason, setReason] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const word = isHeld ? t('retention.lift') : hold
  const save = async () => {
    if (!reason?.trim()) return
    setBusy(true)
    try {
      await onSave(!isHeld, reason)
      setReason(null)
    } catch {
      toast.error(t('retention.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setReason('')}>
        {word}
      </Button>
      <ConfirmDialog
        open={reason !== null}
        title={isHeld ? t('retention.liftTitle') : t('retention.holdTitle')}
        confirmLabel={word}
        hasField
        busy={isBusy}
        onConfirm={() => void save()}
        onClose={() => setReason(null)}
      >
        <p>{isHeld ? t('retention.liftText') : t('retention.holdText')}</p>
        <TextField
          fullWidth
          required
          autoFocus
          multiline
          label={t('retention.reason')}
          value={reason ?? ''}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: mostLetters } }}
        />
      </ConfirmDialog>
    </>
  )
}
