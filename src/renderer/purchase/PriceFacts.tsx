import { useTranslation } from 'react-i18next'
import { Facts, type Fact } from '../../ui/native/Facts'
import styles from './Purchase.module.css'

interface PriceFactsProps {
  facts: readonly Fact[]
  /** What is charged in all. */
  total: string
}

/** What is bought, a line each, and the total below. */
export function PriceFacts({ facts, total }: PriceFactsProps) {
  const { t } = useTranslation('payment')
  return (
    <Facts look="rows" facts={facts}>
      <div className={styles.total}>
        <dt>{t('summary.total')}</dt>
        <dd>{total}</dd>
      </div>
    </Facts>
  )
}
