import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import { orderRefusal, payAtCounter, refundOrder } from '../../data/staff/orders'
import type { OrderCallRefusal } from '../../domain/calls/order-refusal'
import type { ListedOrder } from '../../domain/calls/list-orders'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { useToast } from '../../ui/staff/toast'
import type { ActionKind } from './action-kind'
import { amountWords } from './order-words'

const DOES = { counter: payAtCounter, refund: refundOrder }

/** Refusals with texts of their own. */
const TOLD = ['soldOut', 'paid', 'edited', 'unpaid'] as const
const wordOf = (refusal: OrderCallRefusal) => TOLD.find((one) => one === refusal) ?? 'other'

interface OrderActionProps {
  kind: ActionKind
  order: ListedOrder
  onClose: () => void
  onDone: () => void
}

/** Asks once before money is taken at the counter, or given back (PAY-13). */
export function OrderAction({ kind, order, onClose, onDone }: OrderActionProps) {
  const { t } = useTranslation(['orders', 'common'])
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await DOES[kind](order)
      toast.success(t(`act.${kind}.done`, { order: order.orderId }))
      onDone()
    } catch (error) {
      const refusal = orderRefusal(error)
      const service = serviceFailureOf(error)
      if (refusal) toast.error(t(`refused.${wordOf(refusal)}`))
      else toast.error(service ? t(`common:failures.${service}`) : t(`act.${kind}.failed`))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t(`act.${kind}.title`, { order: order.orderId })}
      confirmLabel={t(`act.${kind}.confirm`)}
      destructive={kind === 'refund'}
      busy={busy}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {t(`act.${kind}.text`, { amount: amountWords(order), name: order.fullName })}
    </ConfirmDialog>
  )
}
