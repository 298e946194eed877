import {
  Alert,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refundFailure, refundOrder, type RefundFailure } from '../../data/staff/orders'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { centsOf, countOf, unitsOf } from '../../domain/payment/money'
import { cameByCard, moneyOf, refundSource, ticketsOf } from '../../domain/payment/orders-list'
import { type RefundSource, type RefundWay, MAX_REFUND_REASON } from '../../domain/payment/refund'
import { randomText } from '../../lib/random'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { useToast } from '../../ui/staff/toast'
import { amountWords } from './order-words'
import { refusalWord } from './refusal-word'
import { cleanText, isBlank } from '../../domain/text/clean'

const ATTEMPT_LENGTH = 20

interface RefundDialogProps {
  order: ListedOrder
  onClose: () => void
  onDone: () => void
}

/** Money goes back the way that it came. */
const usualWay = (order: ListedOrder, of: RefundSource): RefundWay =>
  cameByCard(order, of) ? 'banco' : 'mano'

/** What is typed of a refund; it begins with all that is left. */
function useTyped(order: ListedOrder, of: RefundSource) {
  const most = { money: moneyOf(order, of), tickets: of === 'pedido' ? ticketsOf(order) : 0 }
  const [typed, setTyped] = useState({
    attempt: randomText(ATTEMPT_LENGTH),
    amount: unitsOf(most.money),
    tickets: String(most.tickets),
    restock: true,
    reason: '',
    way: usualWay(order, of),
  })
  const [amount, tickets] = [centsOf(typed.amount), countOf(typed.tickets, -1)]
  const wrong = {
    amount: amount < 0 || amount > most.money,
    tickets: tickets < 0 || tickets > most.tickets,
    reason: isBlank(typed.reason),
    nothing: amount + tickets === 0,
  }
  const put = (given: Partial<typeof typed>) => setTyped({ ...typed, ...given })
  return { most, typed, put, amount, tickets, wrong }
}

/**
 * Gives money of an order back: how much, how many tickets stop being valid, how it goes back, and why (PAY-11). After a
 * bank that did not answer the same refund is tried again, never another one.
 */
export function RefundDialog({ order, onClose, onDone }: RefundDialogProps) {
  const { t } = useTranslation('orders')
  const toast = useToast()
  const of = refundSource(order) ?? 'pedido'
  const { most, typed, put, amount, tickets, wrong } = useTyped(order, of)
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RefundFailure | null>(null)
  const isWrong = Object.values(wrong).some(Boolean)
  // Nobody knows yet whether this one was done: its fields stay as they were sent.
  const isOpen = failure !== 'silent' && !busy
  const { attempt, restock, reason, way } = typed
  const act = async () => {
    setShown(true)
    if (isWrong) return
    setBusy(true)
    try {
      const { orderId, id } = order
      await refundOrder({
        orderId,
        id,
        attempt,
        amount,
        tickets,
        restock,
        reason: cleanText(reason),
        way,
        of,
      })
      toast.success(t('act.refund.done', { order: order.orderId }))
      onDone()
    } catch (error) {
      setFailure(refundFailure(error))
      setBusy(false)
    }
  }
  const mostMoney = amountWords({ ...order, amount: most.money })
  return (
    <TaskDialog
      title={t('act.refund.title', { order: order.orderId })}
      action={t('act.refund.confirm')}
      busy={busy}
      onSubmit={() => void act()}
      onClose={onClose}
    >
      <Typography>
        {t(of === 'doble' ? 'act.refund.second' : 'act.refund.text', { name: order.fullName })}
      </Typography>
      {most.money > 0 ? (
        <TextField
          label={t('act.refund.amount')}
          value={typed.amount}
          disabled={!isOpen}
          error={isShown && wrong.amount}
          helperText={t('act.refund.upTo', { most: mostMoney })}
          onChange={({ target }) => put({ amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      ) : null}
      {most.tickets > 0 ? (
        <>
          <TextField
            label={t('act.refund.tickets')}
            value={typed.tickets}
            disabled={!isOpen}
            error={isShown && wrong.tickets}
            helperText={t('act.refund.upTo', { most: most.tickets })}
            onChange={({ target }) => put({ tickets: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <FormControlLabel
            control={
              <Checkbox checked={restock} disabled={!isOpen} onChange={(_, is) => put({ restock: is })} />
            }
            label={t('act.refund.restock')}
          />
        </>
      ) : null}
      {most.money > 0 && cameByCard(order, of) ? (
        <FormControl disabled={!isOpen}>
          <FormLabel id="refund-way">{t('refundWay')}</FormLabel>
          <RadioGroup
            aria-labelledby="refund-way"
            value={way}
            onChange={(_, value) => put({ way: value === 'banco' ? 'banco' : 'mano' })}
          >
            <FormControlLabel value="banco" control={<Radio />} label={t('act.refund.byBank')} />
            <FormControlLabel value="mano" control={<Radio />} label={t('act.refund.byHand')} />
          </RadioGroup>
        </FormControl>
      ) : null}
      <TextField
        label={t('refundReason')}
        value={reason}
        disabled={!isOpen}
        error={isShown && wrong.reason}
        helperText={isShown && wrong.reason ? t('act.refund.reasonMissing') : ' '}
        onChange={({ target }) => put({ reason: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_REFUND_REASON } }}
      />
      {isShown && wrong.nothing ? (
        <Alert severity="error" role="alert">
          {t('act.refund.nothing')}
        </Alert>
      ) : null}
      {failure ? (
        <Alert severity={failure === 'silent' ? 'warning' : 'error'} role="alert">
          {t(`refused.${refusalWord(failure)}`)}
        </Alert>
      ) : null}
    </TaskDialog>
  )
}
