import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_BUYER_ID, MAX_BUYER_NAME, MAX_BUYER_PHONE, type BuyerField } from '../../domain/payment/buyer'
import { checkoutKey } from '../../engine/purchase'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import styles from './Purchase.module.css'
import { useProblem } from './use-problem'
import { usePurchase } from './use-purchase'

/** The field takes a little more than the limit, so that a message can say what is wrong. */
const SLACK = 10
const MAX_TYPED = 254

interface Asked {
  field: BuyerField
  type?: HTMLInputTypeAttribute
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  most: number
}

const FIELDS: readonly Asked[] = [
  { field: 'clientFullName', autoComplete: 'name', most: MAX_BUYER_NAME },
  { field: 'clientID', autoComplete: 'off', most: MAX_BUYER_ID + SLACK },
  { field: 'clientEmail', type: 'email', autoComplete: 'email', most: MAX_TYPED },
  {
    field: 'clientPhoneNumber',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    most: MAX_BUYER_PHONE + SLACK,
  },
]

/** Who buys (§2.5 "Payment"). */
export const BuyerStep = () => (
  <div className={styles.fields}>
    {FIELDS.map((asked) => (
      <BuyerInput key={asked.field} {...asked} />
    ))}
  </div>
)

function BuyerInput({ field, most, type = 'text', ...how }: Asked) {
  const { t } = useTranslation('payment')
  const { purchase, state } = usePurchase()
  const error = useProblem(field)
  const id = checkoutKey(field)
  const hint = field === 'clientID' || field === 'clientEmail' ? t(`buyer.${field}Hint`) : undefined
  return (
    <Field id={id} label={t(`buyer.${field}`)} hint={hint} error={error}>
      <input
        id={id}
        type={type}
        {...how}
        dir="auto"
        className={control.control}
        maxLength={most}
        value={state.buyer[field]}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: Boolean(hint), error: Boolean(error) })}
        onChange={({ target }) => purchase.write(field, target.value)}
        onBlur={() => purchase.leave(field)}
      />
    </Field>
  )
}
