import { Alert, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestErasure } from '../../data/staff/person'
import type { PersonSearch } from '../../domain/privacy/person'
import { randomText } from '../../lib/random'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'
import { failureKey, failureOf, type Failure } from './failure'
import { useErasures } from './use-erasures'

interface EraseDialogProps {
  municipality: string
  search: PersonSearch
  answers: string[]
  /** Whether another administrator has to confirm it. */
  isForTwo: boolean
  onAsked: () => void
  onClose: () => void
}

/** Asks once before a person is erased: what goes, what stays and why, and who decides. */
export function EraseDialog({ municipality, search, answers, isForTwo, onAsked, onClose }: EraseDialogProps) {
  const { t } = useTranslation(['rights', 'common'])
  const { data, refetch } = useErasures(municipality)
  const toast = useToast()
  const [attempt] = useState(() => randomText(20))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const ask = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { state } = await requestErasure({ municipality, search, answers, attempt })
      await refetch()
      toast.success(t(state === 'esperando' ? 'erase.waits' : 'erase.begun'))
      onClose()
      onAsked()
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={t('erase.title', { count: answers.length })}
      confirmLabel={t(isForTwo ? 'erase.request' : 'erase.now')}
      onConfirm={() => void ask()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography>{t(isForTwo ? 'erase.two' : 'erase.one')}</Typography>
        <Stack component="dl" sx={{ m: 0, gap: 2 }}>
          {data?.plan.map(({ name, ending, reason }) => (
            <div key={name}>
              <Typography component="dt" sx={{ color: 'text.primary', fontWeight: 'var(--weight-medium)' }}>
                {name}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {[ending, reason].filter(Boolean).join('. ')}
              </Typography>
            </div>
          ))}
        </Stack>
        {failure && (
          <Alert severity="error" role="alert">
            {t(failureKey(failure))}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
