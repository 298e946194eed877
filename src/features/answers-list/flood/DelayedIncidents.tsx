import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { delayedIncidents, settleIncidents, type SettleIncidentsRequest } from '../../../data/staff/floods'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { useToast } from '../../../ui/staff/toast'

type Action = SettleIncidentsRequest['action']

/** Decides about all that wait, part by part; what is left after a failure waits on. */
function useSettling(formId: string) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const delayed = useQuery({
    queryKey: ['delayed-incidents', formId],
    queryFn: () => delayedIncidents(formId),
  })
  const [left, setLeft] = useState<number | null>(null)
  const count = delayed.data ?? 0

  async function settle(action: Action): Promise<void> {
    setLeft(count)
    try {
      for (let waiting = count; waiting > 0; setLeft(waiting)) {
        waiting = await settleIncidents({ formId, action })
      }
      toast.success(t(action === 'release' ? 'delayedIncidents.released' : 'delayedIncidents.discarded'))
    } catch (error) {
      toast.error(t(serviceFailureKey(error) ?? 'delayedIncidents.failed'))
    } finally {
      await delayed.refetch()
      setLeft(null)
    }
  }
  return { count, left, settle }
}

/** Incidents that were not made because too many answers came within an hour: made or discarded by staff. */
export function DelayedIncidents({ formId }: { formId: string }) {
  const { t } = useTranslation('staff')
  const { count, left, settle } = useSettling(formId)
  const [isAsking, setAsking] = useState(false)
  if (count === 0) return null
  const isBusy = left !== null
  const shown = left ?? count
  const discard = () => {
    setAsking(false)
    void settle('discard')
  }
  return (
    <Alert severity="warning" role="status" sx={{ mb: 4, displayPrint: 'none' }}>
      <AlertTitle>{t('delayedIncidents.title', { count: shown })}</AlertTitle>
      {t('delayedIncidents.text')}
      <Stack direction="row" useFlexGap sx={{ gap: 2, mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          disabled={isBusy}
          onClick={() => void settle('release')}
        >
          {t('delayedIncidents.release')}
        </Button>
        <Button color="inherit" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
          {t('delayedIncidents.discard')}
        </Button>
        {isBusy && <span aria-live="polite">{t('delayedIncidents.left', { count: shown })}</span>}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('delayedIncidents.discardTitle', { count })}
        confirmLabel={t('delayedIncidents.discard')}
        destructive
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {t('delayedIncidents.discardText')}
      </ConfirmDialog>
    </Alert>
  )
}
