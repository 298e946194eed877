import { useTranslation } from 'react-i18next'
import { NO_FILTERS, type AnswersOrder } from '../../../domain/answers-list/filters'
import { FilterMenu } from './FilterMenu'

const WORDS = { fechaCreacion: 'answers.date', lastUpdate: 'answers.updated' } as const
const ORDERS = ['fechaCreacion', 'lastUpdate'] as const

interface OrderFilterProps {
  order: AnswersOrder
  onOrder: (order: AnswersOrder) => void
}

/** What the list is sorted by, the newest first (ALIST-01). */
export function OrderFilter({ order, onOrder }: OrderFilterProps) {
  const { t } = useTranslation('staff')
  return (
    <FilterMenu
      label={t('answers.filters.order')}
      value={order === NO_FILTERS.order ? '' : t(WORDS[order])}
      onRemove={() => onOrder(NO_FILTERS.order)}
      options={ORDERS.map((one) => ({
        id: one,
        label: t(WORDS[one]),
        isChosen: one === order,
        choose: () => onOrder(one),
      }))}
    />
  )
}
