import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePayment, newPayment, removePayment, showFirst } from '../../../../domain/form/edit-payments'
import { MAX_PAYMENTS, type Payment } from '../../../../domain/payment/payments'
import { useEditor, useEditorState } from '../../store/context'
import { TranslationsLink } from '../../translations/TranslationsLink'
import { SettingText } from '../SettingText'
import styles from '../Inspector.module.css'
import { PaymentCard } from './PaymentCard'

/** What can be paid in the form (EDIT-13). */
export function PaymentsPanel() {
  const { t } = useTranslation('editor')
  const { store, newId, readOnly } = useEditor()
  const payments = useEditorState(({ form }) => form.payments)
  const lit = useEditorState(({ highlight }) => highlight?.target === 'payments')
  // After the first refused save every field shows its problem.
  const [insists, setInsists] = useState(lit)
  if (lit && !insists) setInsists(true)
  const edit = (change: (payments: Payment[]) => Payment[], group?: string): void =>
    store.edit((form) => {
      const next = change(form.payments)
      return next === form.payments ? form : { ...form, payments: next }
    }, group)
  return (
    <div className={styles.fields}>
      {payments.length === 0 ? <p className={styles.help}>{t('payments.none')}</p> : null}
      <ol className={styles.cards} aria-label={t('payments.list')}>
        {payments.map((payment, position) => (
          <PaymentCard
            key={payment.id}
            payment={payment}
            number={position + 1}
            insists={insists}
            onChange={(change, field) =>
              edit((all) => changePayment(all, payment.id, change), field && `payment-${payment.id}-${field}`)
            }
            onShowFirst={(shows) => edit((all) => showFirst(all, payment.id, shows))}
            onRemove={() => edit((all) => removePayment(all, payment.id))}
          />
        ))}
      </ol>
      {payments[0] ? (
        <SettingText
          owner={{ kind: 'form' }}
          field="purcharseOrderDetails"
          label={t('payments.details')}
          help={t('payments.detailsHelp')}
          multiline
        />
      ) : null}
      {payments[0] ? <TranslationsLink owner={{ kind: 'payment', id: payments[0].id }} /> : null}
      {readOnly || payments.length >= MAX_PAYMENTS ? null : (
        <Button
          variant="outlined"
          startIcon={<AddIcon aria-hidden />}
          onClick={() => edit((all) => [...all, newPayment(newId)])}
        >
          {t('payments.add')}
        </Button>
      )}
    </div>
  )
}
