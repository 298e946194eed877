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
import { ListHeader } from '../ListHeader'
import { useAnswerCount } from '../use-answers'
import { ViewSwitch } from '../ViewSwitch'
import { AnswersMap, MapSkeleton } from './AnswersMap'
import { useAnswerPlaces } from './use-answer-places'

interface MapResultsProps {
  form: FormHead
  control: AnswerFiltersControl
  exportButton: ReactNode
}

/** The answers that the filters leave, on a map: the newest, and more on demand (ALIST-03). */
export function MapResults({ form, control, exportButton }: MapResultsProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const { filters } = control
  const places = useAnswerPlaces(form, user, filters)
  const total = useAnswerCount(form, user, filters)

  if (places.isError && !places.data)
    return <ListFailed error={places.error} onRetry={() => void places.refetch()} />
  const pages = places.data?.pages ?? []
  const answers = pages.flatMap((page) => page.places)
  const damaged = pages.reduce((sum, page) => sum + page.damaged, 0)
  // A search may find answers further on.
  if (!places.isPending && answers.length === 0 && damaged === 0 && !places.hasNextPage)
    return <NoResults form={form} control={control} />
  const number = (count: number) => formatNumber(count, currentTag())
  const read = answers.length + damaged
  return (
    <>
      {isSearched(filters) && <SearchNotice isPart={false} />}
      {damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: damaged })}
        </Alert>
      )}
      <ListHeader
        count={
          places.hasNextPage
            ? t(total === null ? 'answers.map.newest' : 'answers.map.part', {
                shown: number(read),
                total: number(total ?? 0),
              })
            : !places.isPending && t('answers.count', { count: read })
        }
        filters={filters}
        onOrder={(order) => control.change({ order })}
        actions={
          <>
            <ViewSwitch view="map" onView={control.showView} />
            {exportButton}
          </>
        }
      />
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
}
