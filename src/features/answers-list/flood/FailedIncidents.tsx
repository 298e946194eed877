import { Alert, AlertTitle, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { failedIncidents, settleIncidents } from '../../../data/staff/floods'
import { useToast } from '../../../ui/staff/toast'

/** How often it is looked again: events are repeated for an hour, and then it is up to somebody. */
const LOOK_AGAIN_MS = 60_000

/** Incidents that did not follow their answers because the management system failed (INC-01), with a way to ask again. */
export function FailedIncidents({ formId }: { formId: string }) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const failed = useQuery({
    queryKey: ['failed-incidents', formId],
    queryFn: () => failedIncidents(formId),
    refetchInterval: LOOK_AGAIN_MS,
  })
  const count = failed.data ?? 0
  const retry = async () => {
    setBusy(true)
    try {
      for (let left = count; left > 0;) left = await settleIncidents({ formId, action: 'retry' })
      toast.success(t('failedIncidents.done'))
    } catch (error) {
      const service = serviceFailureOf(error)
      toast.error(service ? t(`common:failures.${service}`) : t('failedIncidents.failed'))
    } finally {
      await failed.refetch()
      setBusy(false)
    }
  }
  if (count === 0) return null
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 4, displayPrint: 'none' }}
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void retry()}>
          {t('failedIncidents.retry')}
        </Button>
      }
    >
      <AlertTitle>{t('failedIncidents.title', { count })}</AlertTitle>
      {t('failedIncidents.text')}
    </Alert>
  )
}
