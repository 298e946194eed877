import { Alert, Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearched } from '../../../domain/answers-list/filters'
import { PLACES_AT_ONCE } from '../../../domain/answers-list/map'
import type { FormHead } from '../../../domain/form/form-head'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'
import { SearchNotice } from '../filters/SearchNotice'
import type { AnswerFiltersControl } from '../filters/use-answer-filters'
import { ListFailed, NoResults } from '../list-placeholders'
import { ListFrame } from '../ListFrame'
import { useAnswerCount } from '../use-answers'
import { ViewSwitch } from '../ViewSwitch'
import { AnswersMap, MapSkeleton } from './AnswersMap'
import { useAnswerPlaces } from './use-answer-places'

interface MapResultsProps {
  form: FormHead
  control: AnswerFiltersControl
  exportButton: ReactNode
  /** What is to be said above the map. */
  notice: ReactNode
}

/** The answers that the filters leave, on a map: the newest, and more on demand (ALIST-03). */
export function MapResults({ form, control, exportButton, notice }: MapResultsProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const { filters } = control
  const places = useAnswerPlaces(form, user, filters)
  const total = useAnswerCount(form, user, filters)

  const pages = places.data?.pages ?? []
  const answers = pages.flatMap((page) => page.places)
  const damaged = pages.reduce((sum, page) => sum + page.damaged, 0)
  const hasFailed = places.isError && !places.data
  // A search may find answers further on.
  const isEmpty = !places.isPending && answers.length === 0 && damaged === 0 && !places.hasNextPage
  const number = (count: number) => formatNumber(count, currentTag())
  const read = answers.length + damaged
  const words = places.hasNextPage
    ? t(total === null ? 'answers.map.newest' : 'answers.map.part', {
        shown: number(read),
        total: number(total ?? 0),
      })
    : !places.isPending && t('answers.count', { count: read })
  const map = (
    <>
      {isSearched(filters) && <SearchNotice isPart={false} />}
      {damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: damaged })}
        </Alert>
      )}
      {places.isPending ? (
        <MapSkeleton />
      ) : (
        <AnswersMap form={form} answers={answers} order={filters.order} fitFor={JSON.stringify(filters)} />
      )}
      {places.hasNextPage && (
        <Stack sx={{ alignItems: 'center', gap: 3, mt: 4 }}>
          {places.isFetchNextPageError && <Alert severity="error">{t('answers.map.moreFailed')}</Alert>}
          <Button
            variant="outlined"
            disabled={places.isFetchingNextPage}
            onClick={() => void places.fetchNextPage()}
          >
            {t('answers.map.more', { count: PLACES_AT_ONCE })}
          </Button>
        </Stack>
      )}
    </>
  )
  return (
    <ListFrame
      form={form}
      control={control}
      count={!hasFailed && !isEmpty && words}
      actions={
        <>
          <ViewSwitch view="map" onView={control.showView} />
          {exportButton}
        </>
      }
    >
      {notice}
      {hasFailed ? (
        <ListFailed error={places.error} onRetry={() => void places.refetch()} />
      ) : isEmpty ? (
        <NoResults form={form} control={control} />
      ) : (
        map
      )}
    </ListFrame>
  )
}
