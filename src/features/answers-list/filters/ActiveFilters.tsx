import { foreignTag, localized } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { dayWords } from '../../../lib/span-words'
import { Button, Stack } from '@mui/material'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AnswerFilters, Period } from '../../../domain/answers-list/filters'
import { stateRef } from '../../../domain/form/state-ref'
import type { State } from '../../../domain/form/state'
import { ChoiceChips } from './ChoiceChips'
import { FilterChip } from './FilterChip'
import { useAuthorName } from './use-authors'

interface ActiveFiltersProps {
  formId: string
  filters: AnswerFilters
  states: State[]
  /** Who sees only own answers is not filtered by who answered. */
  withAuthor: boolean
  onChange: (changes: Partial<AnswerFilters>) => void
  onClear: () => void
}
type Words = TFunction<'staff'>

function periodWords(t: Words, period: Period): string {
  if ('day' in period) return dayWords(period.day)
  const { from, to } = period
  const dates = { from: from && dayWords(from), to: to && dayWords(to) }
  if (from === null) return t('answers.filters.until', dates)
  if (to === null) return t('answers.filters.since', dates)
  return t('answers.filters.between', dates)
}

/** Each filter that is set, as a chip that removes it; all of them with one button. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { formId, filters, states, withAuthor, onChange, onClear } = props
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const state = states.find((one) => stateRef(one) === filters.state)
  const stateName = state ? localized(state, 'nombre', language) : (filters.state ?? '')
  const author = useAuthorName(formId, filters.author)
  const dates = t(filters.order === 'lastUpdate' ? 'answers.updated' : 'answers.date')
  const active: [label: string, value: string, without: Partial<AnswerFilters>][] = []
  if (filters.code !== '') active.push([t('answers.code'), filters.code, { code: '' }])
  if (withAuthor && filters.author !== '') active.push([t('answers.author'), author, { author: '' }])
  if (filters.citizenDni !== '')
    active.push([t('answers.filters.dni'), filters.citizenDni, { citizenDni: '' }])
  if (filters.state !== null) active.push([t('answers.state'), stateName, { state: null }])
  if (filters.period !== null) active.push([dates, periodWords(t, filters.period), { period: null }])
  if (filters.search !== '') active.unshift([t('answers.search.label'), filters.search, { search: '' }])
  if (active.length === 0 && filters.choices.length === 0) return null
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center' }}>
      {active.map(([label, value, without]) => (
        <FilterChip
          key={label}
          {...{ label, value }}
          valueTag={'state' in without && state ? foreignTag(state, 'nombre', language) : undefined}
          onRemove={() => onChange(without)}
        />
      ))}
      {filters.choices.length > 0 && (
        <ChoiceChips
          formId={formId}
          choices={filters.choices}
          onChange={(choices) => onChange({ choices })}
        />
      )}
      <Button size="small" onClick={onClear}>
        {t('forms.clearFilters')}
      </Button>
    </Stack>
  )
}
