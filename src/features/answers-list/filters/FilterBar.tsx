import FilterListIcon from '@mui/icons-material/FilterList'
import { Box, Button, Collapse, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormText } from '../../../lib/FormText'
import type { AnswerFilters } from '../../../domain/answers-list/filters'
import { stateRef } from '../../../domain/form/state-ref'
import type { State } from '../../../domain/form/state'
import { AddChoice } from './AddChoice'
import { AuthorFilter } from './AuthorFilter'
import { FilterText } from '../../../ui/staff/FilterText'
import { PeriodFilter } from './PeriodFilter'

/** The value that stands for every state (§1.9). */
const ALL = '-1'

interface FilterBarProps {
  formId: string
  filters: AnswerFilters
  /** The form's states; without any there is nothing to choose. */
  states: State[]
  /** Who sees only own answers is not asked who answered. */
  withAuthor: boolean
  /** Answers to this form are about somebody. */
  withCitizen: boolean
  /** The filters wait behind a button. */
  folded: boolean
  onChange: (changes: Partial<AnswerFilters>) => void
}

/** Finds answers by code, people, state and date (ALIST-02). */
export function FilterBar({ folded, ...bar }: FilterBarProps) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState(false)
  const search = (
    <Box
      role="search"
      aria-label={t('answers.search.label')}
      sx={{ mb: 3, display: 'grid', maxWidth: 592, '@media print': { display: 'none' } }}
    >
      <FilterText
        label={t('answers.search.label')}
        help={t('answers.search.help')}
        value={bar.filters.search}
        onApply={(typed) => bar.onChange({ search: typed })}
      />
    </Box>
  )
  if (!folded) {
    return (
      <>
        {search}
        <Fields {...bar} />
      </>
    )
  }
  return (
    <Box sx={{ mb: 3 }}>
      {search}
      <Button
        variant="outlined"
        fullWidth
        startIcon={<FilterListIcon aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'answers.filters.close' : 'answers.filters.open')}
      </Button>
      <Collapse in={open} unmountOnExit sx={{ mt: open ? 3 : 0 }}>
        <Fields {...bar} />
      </Collapse>
    </Box>
  )
}

function Fields(props: Omit<FilterBarProps, 'folded'>) {
  const { formId, filters, states, withAuthor, withCitizen, onChange } = props
  const { t } = useTranslation('staff')
  return (
    <Box
      role="search"
      aria-label={t('answers.filters.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
        gap: 3,
        mb: 4,
        '@media print': { display: 'none' },
      }}
    >
      <FilterText label={t('answers.code')} value={filters.code} onApply={(code) => onChange({ code })} />
      {withAuthor && (
        <AuthorFilter formId={formId} value={filters.author} onApply={(author) => onChange({ author })} />
      )}
      {withCitizen && (
        <FilterText
          label={t('answers.filters.dni')}
          value={filters.citizenDni}
          onApply={(citizenDni) => onChange({ citizenDni })}
        />
      )}
      {states.length > 0 && (
        <TextField
          select
          label={t('answers.state')}
          value={states.find((one) => stateRef(one) === filters.state) ? filters.state : ALL}
          onChange={({ target }) => onChange({ state: target.value === ALL ? null : target.value })}
        >
          <MenuItem value={ALL}>{t('answers.filters.allStates')}</MenuItem>
          {states.map((state) => (
            <MenuItem key={state.id} value={stateRef(state)}>
              <FormText of={state} field="nombre" />
            </MenuItem>
          ))}
        </TextField>
      )}
      <PeriodFilter
        label={t(filters.order === 'lastUpdate' ? 'answers.updated' : 'answers.date')}
        period={filters.period}
        onChange={(period) => onChange({ period })}
      />
      <AddChoice formId={formId} choices={filters.choices} onChange={(choices) => onChange({ choices })} />
    </Box>
  )
}
