import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isSearched,
  NO_FILTERS,
  type AnswerFilters,
  type AnswersOrder,
} from '../../domain/answers-list/filters'

interface ListHeaderProps {
  /** How many there are, in words; false while it is not known. */
  count: string | false
  countRef?: Ref<HTMLParagraphElement>
  filters: AnswerFilters
  onOrder: (order: AnswersOrder) => void
  /** What can be done with all of them. */
  actions: ReactNode
}

/** How many there are, in words, and what they are sorted by (ALIST-01). */
export function ListHeader({ count, countRef, filters, onOrder, actions }: ListHeaderProps) {
  const { t } = useTranslation('staff')
  const { order } = filters
  // What a function finds has one order (decision 053); another one from before can be left.
  const withOrder = !isSearched(filters) || order !== NO_FILTERS.order
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, mb: 2, minHeight: 40 }}
    >
      <Typography ref={countRef} tabIndex={-1} aria-live="polite" sx={{ color: 'text.secondary' }}>
        {count}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 4, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        {withOrder && (
          <FormControlLabel
            sx={{ mr: 0, '@media print': { display: 'none' } }}
            control={
              <Checkbox
                size="small"
                checked={order === 'lastUpdate'}
                onChange={(_, on) => onOrder(on ? 'lastUpdate' : 'fechaCreacion')}
              />
            }
            label={t('answers.byUpdate')}
          />
        )}
        {actions}
      </Stack>
    </Stack>
  )
}
