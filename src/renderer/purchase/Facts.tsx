import { useTranslation } from 'react-i18next'
import styles from './Purchase.module.css'

interface FactsProps {
  facts: [label: string, value: string][]
  /** What is charged in all. */
  total: string
}

/** Label and value, one pair a line, and the total below; what is empty is left out. */
export function Facts({ facts, total }: FactsProps) {
  const { t } = useTranslation('payment')
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t('summary.total')}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
