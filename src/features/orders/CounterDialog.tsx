import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import { orderRefusal, payAtCounter } from '../../data/staff/orders'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'
import { amountWords } from './order-words'
import { refusalWord } from './refusal-word'

interface CounterDialogProps {
  order: ListedOrder
  onClose: () => void
  onDone: () => void
}

/** Asks once before money is taken at the counter (PAY-13). */
export function CounterDialog({ order, onClose, onDone }: CounterDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const toast = useToast(`counter:${order.orderId}`)
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await payAtCounter(order)
      toast.success(t('act.counter.done', { order: order.orderId }))
      onDone()
    } catch (error) {
      const refusal = orderRefusal(error)
      const service = serviceFailureOf(error)
      if (refusal) toast.error(t(`refused.${refusalWord(refusal)}`))
      else toast.error(service ? t(`common:failures.${service}`) : t('act.counter.failed'))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('act.counter.title', { order: order.orderId })}
      confirmLabel={t('act.counter.confirm')}
      busy={busy}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {t('act.counter.text', { amount: amountWords(order), name: order.fullName })}
    </ConfirmDialog>
  )
}
