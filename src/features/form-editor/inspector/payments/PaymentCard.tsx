import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { fromDateField, toDateField } from '../../../../domain/form/edit-payments'
import { countOf } from '../../../../domain/payment/money'
import { paymentProblems } from '../../../../domain/payment/payment-problems'
import { CURRENCIES, type Payment } from '../../../../domain/payment/payments'
import { useEditor } from '../../store/context'
import inspector from '../Inspector.module.css'
import { NumberSetting } from '../options/NumberSetting'
import type { ChangePayment } from './change-payment'
import { PaymentSections } from './PaymentSections'
import { SettingSwitch } from '../SettingSwitch'
import { PlainSetting } from './PlainSetting'
import styles from './Payments.module.css'

interface PaymentCardProps {
  payment: Payment
  number: number
  /** Whether every field shows its problem, also before it was left. */
  insists: boolean
  onChange: ChangePayment
  /** Shows its prices where the form begins, or no longer. */
  onShowFirst: (shows: boolean) => void
  onRemove: () => void
}

const parseMax = (text: string): number => countOf(text, 0)
const formatMax = (count: number): string => (count > 0 ? String(count) : '')

/** One payment: its name, place, dates, currency and fares. */
export function PaymentCard({ payment, number, insists, onChange, onShowFirst, onRemove }: PaymentCardProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const problems = paymentProblems(payment)
  const error = (field: (typeof problems)[number]): string | undefined =>
    problems.includes(field) ? t(`payments.error.${field}`) : undefined
  return (
    <li className={inspector.card} aria-label={t('payments.one', { number })}>
      <div className={styles.top}>
        <h5 className={styles.number}>{t('payments.one', { number })}</h5>
        {readOnly ? null : (
          <IconButton aria-label={t('payments.remove', { number })} onClick={onRemove}>
            <DeleteIcon aria-hidden />
          </IconButton>
        )}
      </div>
      <PlainSetting
        label={t('payments.name')}
        value={payment.name}
        problem={error('name')}
        insists={insists}
        onChange={(name) => onChange((one) => ({ ...one, name }), 'name')}
      />
      <PlainSetting
        label={t('payments.address')}
        value={payment.address}
        onChange={(address) => onChange((one) => ({ ...one, address }), 'address')}
      />
      <TextField
        fullWidth
        type="datetime-local"
        label={t('payments.date')}
        value={toDateField(payment.dateFormatted)}
        onChange={({ target }) => {
          const dateFormatted = fromDateField(target.value)
          onChange((one) => ({ ...one, dateFormatted }), 'date')
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly } }}
      />
      <TextField
        select
        fullWidth
        label={t('payments.currency')}
        value={payment.currencyType.diminutive}
        disabled={readOnly}
        onChange={({ target }) => {
          const currencyType = CURRENCIES.find(({ diminutive }) => diminutive === target.value)
          if (currencyType) onChange((one) => ({ ...one, currencyType }))
        }}
      >
        <MenuItem value="EUR">{t('payments.currencies.EUR')}</MenuItem>
        <MenuItem value="ARS">{t('payments.currencies.ARS')}</MenuItem>
      </TextField>
      <PaymentSections
        payment={payment}
        number={number}
        insists={insists}
        problem={error('sections')}
        onChange={onChange}
      />
      <NumberSetting
        label={t('payments.quantyTicketsMaxPerTransaction')}
        value={payment.quantyTicketsMaxPerTransaction}
        parse={parseMax}
        format={formatMax}
        problem={error('quantyTicketsMaxPerTransaction')}
        insists={insists}
        onChange={(quantyTicketsMaxPerTransaction) =>
          onChange((one) => ({ ...one, quantyTicketsMaxPerTransaction }), 'max')
        }
      />
      <SettingSwitch
        label={t('payments.preview')}
        help={t('payments.previewHelp')}
        checked={payment.preview}
        disabled={readOnly}
        onChange={onShowFirst}
      />
    </li>
  )
}
