import { Box, MenuItem, Stack, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { ORDER_WORDS } from '../../domain/payment/orders-list'
import { SearchField } from '../../ui/staff/SearchField'
import type { OrderFilterControl } from './use-orders'

interface OrderFiltersBarProps {
  control: OrderFilterControl
  years: number[]
  /** Whether a year must always be chosen. */
  oneYear?: boolean
}

/** Filters of orders: a word, their state, the year for the treasury. */
export function OrderFiltersBar({ control, years, oneYear = false }: OrderFiltersBarProps) {
  const { t } = useTranslation('orders')
  const { filters, put } = control
  return (
    <Stack role="search" direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, mb: 4, flexWrap: 'wrap' }}>
      <Box sx={{ minWidth: { sm: 340 } }}>
        <SearchField
          fullWidth
          label={t('search')}
          value={filters.text}
          onChange={(buscar) => put({ buscar })}
        />
      </Box>
      <TextField
        select
        label={t('state')}
        value={filters.state ?? ''}
        onChange={({ target }) => put({ estado: target.value })}
        sx={{ minWidth: 200 }}
      >
        <MenuItem value="">{t('allStates')}</MenuItem>
        {ORDER_WORDS.map((word) => (
          <MenuItem key={word} value={word}>
            {t(`states.${word}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('year')}
        value={filters.year !== null && years.includes(filters.year) ? String(filters.year) : ''}
        onChange={({ target }) => put({ anio: target.value })}
        sx={{ minWidth: 140 }}
      >
        {oneYear ? null : <MenuItem value="">{t('allYears')}</MenuItem>}
        {years.map((year) => (
          <MenuItem key={year} value={String(year)}>
            {year}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}
