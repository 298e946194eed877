import { useTranslation } from 'react-i18next'
import { offerOf } from '../../domain/payment/checkout'
import { localized } from '../../domain/language'
import { Button } from '../../ui/native/Button'
import { useForm } from '../context'
import styles from './Purchase.module.css'
import { usePurchase } from './use-purchase'
import { useTotal } from './use-total'

interface DoneStepsProps {
  /** The steps before the one that is open, by their names. */
  names: readonly ('order' | 'buyer' | 'summary')[]
  onChange: (step: number) => void
}

/** What was said in the steps before, a line each, and the way back to it (PAY-01). */
export function DoneSteps({ names, onChange }: DoneStepsProps) {
  const { t } = useTranslation('payment')
  const { answering, language } = useForm()
  const { state } = usePurchase()
  const total = useTotal()
  const offer = offerOf(answering.version.payments, state)
  const said = {
    order: offer
      ? [`${state.quanty} × ${localized(offer.section, 'sectionName', language)}`, total ?? t('order.free')]
      : [],
    buyer: [state.buyer.clientFullName, state.buyer.clientEmail],
    summary: [],
  }
  return names.map((name, step) => (
    <div key={name} className={styles.done}>
      <p>
        <span className={styles.muted}>{t(`step.${name}`)}</span>
        <span dir="auto" className={styles.said}>
          {said[name].join(' · ')}
        </span>
      </p>
      <Button
        look="quiet"
        aria-label={t('step.changeNamed', { step: t(`step.${name}`) })}
        onClick={() => onChange(step)}
      >
        {t('step.change')}
      </Button>
    </div>
  ))
}
