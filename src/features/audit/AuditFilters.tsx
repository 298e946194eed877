import { Box, Chip, MenuItem, Stack, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { AUDIT_KINDS } from '../../domain/audit/entry'
import { SearchPicker } from '../../ui/staff/SearchPicker'
import { useFormsToPick, usePeopleToPick } from './use-picks'
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

/** What narrows the trail: person, form, kind and period; and an answer that somebody came from (SEC-06). */
export function AuditFilters({ control, formTitle, answerCode, onPhone }: AuditFiltersProps) {
  const { t } = useTranslation('audit')
  const { filters, days, put } = control
  const forms = useFormsToPick()
  const people = usePeopleToPick(filters.municipality)
  const chosenForm = filters.form === '' ? null : { id: filters.form, label: formTitle || filters.form }
  const chosenPerson = filters.person === '' ? null : { id: filters.person, label: filters.person }
  return (
    <Box role="search" aria-label={t('filters')} sx={{ mb: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: '2fr 2fr 2fr 160px 160px' },
          '& > *': { minWidth: 0 },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <SearchPicker
            label={t('byPerson')}
            value={chosenPerson}
            // Who works here no more did things too.
            free
            {...people}
            onChoose={(person) => put({ usuario: person })}
          />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <SearchPicker
            label={t('form')}
            value={chosenForm}
            none={forms.isFailed ? t('formsNotRead') : t('noForm')}
            {...forms}
            onChoose={(form) => put({ formulario: form })}
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
