import { Box, Chip, MenuItem, Stack, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { AUDIT_KINDS } from '../../domain/audit/entry'
import { SearchField } from '../../ui/staff/SearchField'
import type { AuditFilterControl } from './use-audit-filters'

interface AuditFiltersProps {
  control: AuditFilterControl
  /** Title of the form that the list is filtered by; '' when no entry has it. */
  formTitle: string
  /** Code of the answer that the list is filtered by; '' when no entry has it. */
  answerCode: string
  onPhone: boolean
}

const DAYS = [
  ['desde', 'from'],
  ['hasta', 'to'],
] as const

/** What narrows the trail: person, kind, period, and a form that was chosen in one of the entries (SEC-06). */
export function AuditFilters({ control, formTitle, answerCode, onPhone }: AuditFiltersProps) {
  const { t } = useTranslation('audit')
  const { filters, days, put } = control
  return (
    <Box role="search" aria-label={t('filters')} sx={{ mb: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 2fr) minmax(220px, 2fr) 1fr 1fr' },
          '& > *': { minWidth: 0 },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <SearchField
            fullWidth
            label={t('byPerson')}
            value={filters.person}
            onChange={(typed) => put({ usuario: typed.trim() })}
          />
        </Box>
        <TextField
          select
          fullWidth={onPhone}
          label={t('what')}
          value={filters.kind ?? ''}
          onChange={({ target }) => put({ hecho: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          <MenuItem value="">{t('everything')}</MenuItem>
          {AUDIT_KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {DAYS.map(([name, end]) => (
          <TextField
            key={name}
            type="date"
            label={t(end)}
            value={days[end]}
            onChange={({ target }) => put({ [name]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '&:not(:empty)': { mt: 3 } }}>
        {filters.form !== '' && (
          <Chip
            label={t('onlyForm', { title: formTitle || filters.form })}
            onDelete={() => put({ formulario: '' })}
            sx={{ maxWidth: '100%' }}
          />
        )}
        {filters.answer !== '' && (
          <Chip
            label={t('onlyAnswer', { code: answerCode || filters.answer })}
            onDelete={() => put({ respuesta: '' })}
            sx={{ maxWidth: '100%' }}
          />
        )}
      </Stack>
    </Box>
  )
}
