import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isFiltered,
  isSearched,
  NO_FILTERS,
  type AnswerFilters,
  type AnswersOrder,
  type Period,
} from '../../../domain/answers-list/filters'
import type { State } from '../../../domain/form/state'
import { AssigneeFilter } from '../assign/AssigneeFilter'
import { AuthorFilter } from './AuthorFilter'
import { FilterPopover } from './FilterPopover'
import { MoreFilters } from './MoreFilters'
import { OrderFilter } from './OrderFilter'
import { ORDER_WORDS } from './order-words'
import { PeriodFilter } from './PeriodFilter'
import { SearchBox } from './SearchBox'
import { StateFilter } from './StateFilter'
import type { TFunction } from 'i18next'
import { dayWords } from '../../../lib/span-words'

/** The days of a period in words; '' for any. */
function periodWords(t: TFunction<'staff'>, period: Period | null): string {
  if (period === null) return ''
  if ('isPast' in period) return t('answers.filters.period.late')
  if ('day' in period) return dayWords(period.day)
  const { from, to } = period
  const dates = { from: from && dayWords(from), to: to && dayWords(to) }
  if (from === null) return t('answers.filters.until', dates)
  if (to === null) return t('answers.filters.since', dates)
  return t('answers.filters.between', dates)
}

interface FilterBarProps {
  formId: string
  filters: AnswerFilters
  /** The form's states; without any there is nothing to choose. */
  states: readonly State[]
  /** Who sees only own answers is not asked who answered. */
  withAuthor: boolean
  /** Who gives answers to others asks whose turn they are. */
  withAssignee: boolean
  /** Answers to this form are about somebody. */
  withCitizen: boolean
  /** What else can be done with the filters, at the end. */
  end?: ReactNode
  onChange: (changes: Partial<AnswerFilters>) => void
  onClear: () => void
}

/** One search field and the filters as chips, each with what it is set to (ALIST-02). */
export function FilterBar(props: FilterBarProps) {
  const { formId, filters, states, withAuthor, withAssignee, withCitizen, end, onChange, onClear } = props
  const { t } = useTranslation('staff')
  const { order, period } = filters
  const dates = t(ORDER_WORDS[order])
  const withDue = states.some(({ plazo }) => plazo !== undefined)
  // What a function finds has one order (decision 053); another one from before can be left.
  const withOrder = !isSearched(filters) || order !== NO_FILTERS.order
  const sortBy = (next: AnswersOrder) => {
    // Days until which answers are due are no days on which they were given.
    const isOtherKind = (next === 'vence') !== (order === 'vence')
    onChange({ order: next, ...(isOtherKind && { period: null }) })
  }
  return (
    <Box
      role="search"
      aria-label={t('answers.filters.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 2,
        '@media print': { display: 'none' },
      }}
    >
      <SearchBox value={filters.search} onSearch={(search) => onChange({ search })} />
      <Box
        sx={{
          display: { xs: 'flex', sm: 'contents' },
          alignItems: 'center',
          gap: 2,
          width: '100%',
          // On a phone one row that is moved to the side, with room for the ring of the focus.
          overflowX: 'auto',
          p: '5px',
          m: '-5px',
        }}
      >
        {states.length > 0 && (
          <StateFilter states={states} chosen={filters.state} onChoose={(state) => onChange({ state })} />
        )}
        <FilterPopover
          label={dates}
          value={periodWords(t, period)}
          onRemove={() => onChange({ period: null })}
        >
          {() => (
            <PeriodFilter
              label={dates}
              isDue={order === 'vence'}
              period={period}
              onChange={(next) => onChange({ period: next })}
            />
          )}
        </FilterPopover>
        {withAuthor && (
          <AuthorFilter formId={formId} value={filters.author} onApply={(author) => onChange({ author })} />
        )}
        {withAssignee && (
          <AssigneeFilter
            formId={formId}
            value={filters.assignee}
            onApply={(assignee) => onChange({ assignee })}
          />
        )}
        <MoreFilters formId={formId} filters={filters} withCitizen={withCitizen} onChange={onChange} />
        {withOrder && <OrderFilter order={order} withDue={withDue} onOrder={sortBy} />}
        {isFiltered(filters) && (
          <Button size="small" onClick={onClear}>
            {t('forms.clearFilters')}
          </Button>
        )}
        {end}
      </Box>
    </Box>
  )
}
