import { Alert, Box, LinearProgress, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { refusalWord } from './refusal-word'
import { orderKey } from './use-chosen-orders'
import { useRefundMany, type RowOutcome } from './use-refund-many'
import { cleanText, isBlank } from '../../domain/text/clean'
import { MAX_REFUND_REASON } from '../../domain/payment/refund'

interface RefundManyDialogProps {
  orders: readonly ListedOrder[]
  /** @param isChanged whether anything was given back */
  onClose: (isChanged: boolean) => void
}

/**
 * Gives back all that is left of several orders, one after the other, with what became of each (PAY-11). Those that
 * failed are tried again by the same button, and none is given back twice.
 */
export function RefundManyDialog({ orders, onClose }: RefundManyDialogProps) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState('')
  const [isShown, setShown] = useState(false)
  const work = useRefundMany(orders)
  const isMissing = isBlank(reason)
  const count = orders.length
  return (
    <TaskDialog
      title={t('many.title', { count })}
      action={work.ended ? t('many.again') : t('many.action', { count })}
      busy={work.isBusy}
      hindrance={work.ended && work.left === 0 ? t('many.progress', { done: work.done, total: count }) : null}
      onSubmit={() => {
        setShown(true)
        if (!isMissing) void work.begin(cleanText(reason))
      }}
      onClose={() => onClose(work.done > 0)}
    >
      <Typography>{t('many.text')}</Typography>
      <TextField
        label={t('refundReason')}
        value={reason}
        disabled={work.isBusy || work.ended}
        error={isShown && isMissing}
        helperText={isShown && isMissing ? t('act.refund.reasonMissing') : ' '}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REFUND_REASON } }}
      />
      {work.isBusy ? (
        <LinearProgress
          variant="determinate"
          aria-label={t('many.progress', { done: work.done, total: count })}
          value={(work.done / count) * 100}
        />
      ) : null}
      {work.isBusy || work.ended ? (
        <Alert severity={work.ended && work.left > 0 ? 'warning' : 'info'} role="status">
          {t('many.progress', { done: work.done, total: count })}
        </Alert>
      ) : null}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1, maxHeight: 240, overflowY: 'auto' }}>
        {orders.map((order) => (
          <Box component="li" key={orderKey(order)} sx={{ overflowWrap: 'anywhere' }}>
            {order.orderId} · <bdi>{order.fullName}</bdi>
            <Outcome outcome={work.outcomeOf(order)} />
          </Box>
        ))}
      </Stack>
    </TaskDialog>
  )
}

function Outcome({ outcome }: { outcome: RowOutcome | null }) {
  const { t } = useTranslation('orders')
  if (outcome === null) return null
  const isFailed = outcome !== 'done'
  return (
    <Typography variant="body2" color={isFailed ? 'error' : 'text.secondary'}>
      {isFailed ? t(`refused.${refusalWord(outcome)}`) : t('states.refunded')}
    </Typography>
  )
}
