import { useTranslation } from 'react-i18next'
import { ANSWERS_ORDERS, NO_FILTERS, type AnswersOrder } from '../../../domain/answers-list/filters'
import { FilterMenu } from './FilterMenu'
import { ORDER_WORDS } from './order-words'

interface OrderFilterProps {
  order: AnswersOrder
  /** Whether something may be due: the form’s states have terms. */
  withDue: boolean
  onOrder: (order: AnswersOrder) => void
}

/** What the list is sorted by, the newest first (ALIST-01), or what is due first (REACH-08). */
export function OrderFilter({ order, withDue, onOrder }: OrderFilterProps) {
  const { t } = useTranslation('staff')
  return (
    <FilterMenu
      label={t('answers.filters.order')}
      value={order === NO_FILTERS.order ? '' : t(ORDER_WORDS[order])}
      onRemove={() => onOrder(NO_FILTERS.order)}
      options={ANSWERS_ORDERS.filter((one) => withDue || one === order || one !== 'vence').map((one) => ({
        id: one,
        label: t(ORDER_WORDS[one]),
        isChosen: one === order,
        choose: () => onOrder(one),
      }))}
    />
  )
}
