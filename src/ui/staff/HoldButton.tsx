import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useRecord } from '../../lib/use-record'
import { RecordDialog } from './RecordDialog'
import { RecordField } from './RecordField'

interface HoldButtonProps {
  isHeld: boolean
  /** What holding it back is called. */
  word: string
  /** Longest reason. */
  mostLetters: number
  onSave: (held: boolean, reason: string) => Promise<unknown>
  /** Why it was not saved, in words. */
  failureWords: (error: unknown) => string
}

/** Asks for the reason, then has something held back from being deleted, or lifts that (OPS-02). */
export function HoldButton(props: HoldButtonProps) {
  const { t } = useTranslation('staff')
  const [isOpen, setOpen] = useState(false)
  const action = props.isHeld ? t('retention.lift') : props.word
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen ? <HoldDialog {...props} action={action} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const reasonSchema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) })

function HoldDialog({
  isHeld,
  action,
  mostLetters,
  onSave,
  failureWords,
  onClose,
}: HoldButtonProps & { action: string; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRecord(reasonSchema, { reason: '' })
  const save = async ({ reason }: { reason: string }) => {
    setFailure(null)
    try {
      await onSave(!isHeld, reason)
      onClose()
    } catch (error) {
      setFailure(failureWords(error))
    }
  }
  return (
    <RecordDialog
      title={isHeld ? t('retention.liftTitle') : t('retention.holdTitle')}
      action={action}
      form={form}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <RecordField
        name="reason"
        label={t('retention.reason')}
        help={isHeld ? t('retention.liftText') : t('retention.holdText')}
        faultWords={() => t('retention.reasonMissing')}
        most={mostLetters}
        required
        autoFocus
        multiline
        minRows={2}
      />
    </RecordDialog>
  )
}
