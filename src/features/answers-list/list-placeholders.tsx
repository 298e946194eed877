import { Box, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataError, NeedsIndexError, serviceFailureOf } from '../../data/errors'
import { isFiltered, isSearched } from '../../domain/answers-list/filters'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { FormHead } from '../../domain/form/form-head'
import { paths } from '../../lib/paths'
import { offersAnswering } from '../../lib/ability'
import { useSession } from '../../lib/session'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { SearchNotice } from './filters/SearchNotice'
import type { AnswerFiltersControl } from './filters/use-answer-filters'

/** Why the answers cannot be shown, list or map: refused, without network, or for now. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('staff')
  const code = error instanceof DataError ? error.code : 'unknown'
  if (code === 'forbidden') return <EmptyState reason="forbidden" title={t('answers.notYourArea')} />
  if (error instanceof NeedsIndexError)
    return <LoadFailed title={t('answers.needsIndex')} onRetry={onRetry} />
  if (code === 'offline') {
    return (
      <LoadFailed title={t('answers.offline')} onRetry={onRetry}>
        {t('answers.offlineHelp')}
      </LoadFailed>
    )
  }
  return <LoadFailed why={serviceFailureOf(error)} onRetry={onRetry} />
}

interface NoResultsProps {
  form: FormHead
  control: Pick<AnswerFiltersControl, 'filters' | 'clear'>
}

/** No answers: because of the filters, or because there are none yet. */
export function NoResults({ form, control }: NoResultsProps) {
  const { filters, clear } = control
  // What has no term is left out by that order.
  if (!isFiltered(filters) && filters.order !== 'vence') return <NoAnswers form={form} />
  const isByWordsOnly = isSearched(filters) && !isFiltered({ ...filters, search: '' })
  return (
    <>
      <NoMatch words={isByWordsOnly ? filters.search : ''} onClear={clear} />
      {/* What is not found may be there: in the middle of a word, or in a question that is no column. */}
      {isSearched(filters) && (
        <Box sx={{ mt: 4 }}>
          <SearchNotice isPart={false} />
        </Box>
      )}
    </>
  )
}

interface NoMatchProps {
  /** What nothing begins with; '' where filters leave nothing. */
  words: string
  onClear: () => void
}

function NoMatch({ words, onClear }: NoMatchProps) {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <EmptyState
      reason="noMatch"
      title={t('answers.none')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('forms.clearFilters')}
        </Button>
      }
    >
      {words === '' ? t('answers.noMatchHelp') : t('answers.search.none', { words })}
    </EmptyState>
  )
}

function NoAnswers({ form }: { form: FormHead }) {
  const { t } = useTranslation(['staff', 'common'])
  const { user, ability } = useSession()
  return (
    <EmptyState
      reason="empty"
      title={t('answers.none')}
      action={
        offersAnswering(ability, form) && (
          <Button variant="outlined" component={Link} to={paths.answer.href(form.id)}>
            {t('forms.answer')}
          </Button>
        )
      }
    >
      {t(seesAllAnswers(user) ? 'answers.noneHelp' : 'answers.noneOwnHelp')}
    </EmptyState>
  )
}
