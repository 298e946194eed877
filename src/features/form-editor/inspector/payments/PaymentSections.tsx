import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Button, IconButton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import {
  addPaymentSection,
  changePaymentSection,
  newPaymentSection,
  removePaymentSection,
} from '../../../../domain/form/edit-payments'
import { centsOf, countOf, unitsOf } from '../../../../domain/payment/money'
import { paymentSectionProblems } from '../../../../domain/payment/payment-problems'
import type { Payment, PaymentSection } from '../../../../domain/payment/payments'
import { useEditor } from '../../store/context'
import { NumberSetting } from '../options/NumberSetting'
import type { ChangePayment } from './change-payment'
import styles from './Payments.module.css'
import { PlainSetting } from './PlainSetting'

interface PaymentSectionsProps {
  payment: Payment
  /** The payment's own number. */
  number: number
  insists: boolean
  /** The problem of the list as a whole. */
  problem: string | undefined
  onChange: ChangePayment
}

const parseLeft = (text: string): number => countOf(text, -1)
const formatLeft = (count: number): string => (count >= 0 ? String(count) : '')

/** The fares of a payment, each with its price and how many are left (EDIT-13). */
export function PaymentSections({ payment, number, insists, problem, onChange }: PaymentSectionsProps) {
  const { t } = useTranslation('editor')
  const { newId, readOnly } = useEditor()
  return (
    <div className={styles.sections}>
      <h6 className={styles.heading}>{t('payments.sections')}</h6>
      {problem && insists ? <Alert severity="error">{problem}</Alert> : null}
      <ul className={styles.list}>
        {payment.sections.map((section, position) => (
          <li
            key={section.id}
            className={styles.section}
            aria-label={t('payments.section', { number: position + 1 })}
          >
            <Fare section={section} sign={payment.currencyType.sign} insists={insists} onChange={onChange} />
            {readOnly ? null : (
              <IconButton
                className={styles.removeSection}
                aria-label={t('payments.removeSection', { number: position + 1, payment: number })}
                onClick={() => onChange((one) => removePaymentSection(one, section.id))}
              >
                <DeleteIcon aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {readOnly ? null : (
        <Button
          startIcon={<AddIcon aria-hidden />}
          aria-label={t('payments.addSectionTo', { number })}
          onClick={() => onChange((one) => addPaymentSection(one, newPaymentSection(newId)))}
        >
          {t('payments.addSection')}
        </Button>
      )}
    </div>
  )
}

interface FareProps {
  section: PaymentSection
  sign: string
  insists: boolean
  onChange: ChangePayment
}

function Fare({ section, sign, insists, onChange }: FareProps) {
  const { t } = useTranslation('editor')
  const problems = paymentSectionProblems(section)
  const error = (field: (typeof problems)[number]): string | undefined =>
    problems.includes(field) ? t(`payments.error.${field}`) : undefined
  const change = (field: (typeof problems)[number], value: string | number): void =>
    onChange((one) => changePaymentSection(one, section.id, { [field]: value }), `${section.id}-${field}`)
  return (
    <>
      <div className={styles.fareName}>
        <PlainSetting
          label={t('payments.sectionName')}
          value={section.sectionName}
          problem={error('sectionName')}
          insists={insists}
          onChange={(name) => change('sectionName', name)}
        />
      </div>
      <NumberSetting
        label={t('payments.sectionPrice', { sign })}
        value={section.sectionPrice}
        parse={centsOf}
        format={unitsOf}
        problem={error('sectionPrice')}
        insists={insists}
        decimals
        onChange={(cents) => change('sectionPrice', cents)}
      />
      <NumberSetting
        label={t('payments.sectionQuantyLeft')}
        value={section.sectionQuantyLeft}
        parse={parseLeft}
        format={formatLeft}
        problem={error('sectionQuantyLeft')}
        insists={insists}
        onChange={(left) => change('sectionQuantyLeft', left)}
      />
    </>
  )
}
