import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAP } from '../../domain/answer/place'
import { coordinatesOf } from '../../domain/point'
import { useNear } from '../../lib/use-near'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import frame from '../../ui/map/frame.module.css'
import { ChartDownloads } from '../../ui/staff/chart/ChartDownloads'
import { ChartTable } from '../../ui/staff/chart/ChartTable'
import { ChartViews } from '../../ui/staff/chart/ChartViews'
import { Section } from '../../ui/staff/Section'
import { compared, fileNameOf, number, type Shown } from './shown'

/** Loaded only where somebody looks at a map. */
const ClusterMap = lazy(() =>
  import('../../ui/map/ClusterMap').then((module) => ({ default: module.ClusterMap })),
)

const KEYS = 'statistics-map-keys'
/** Zooms of the map of statistics (§1.9). */
const ZOOM = { min: MAP.zoom.min, max: MAP.zoom.max, whole: MAP.zoom.near }

/** Where the answers were given, grouped where they are close (STAT-02); its table has each place. */
export function PlacesMap({ shown }: { shown: Shown }) {
  const { t } = useTranslation(['statistics', 'staff'])
  const [view, setView] = useState<'map' | 'table'>('map')
  const [opened, setOpened] = useState<readonly string[]>([])
  const [hasTiles, setTiles] = useState(true)
  const drawing = useRef<HTMLDivElement>(null)
  const isNear = useNear(drawing)
  const { form, summary } = shown
  const { places } = summary
  const placed = places.reduce((sum, { answers }) => sum + answers, summary.otherPlaces)
  const points = useMemo(
    () =>
      places.map(({ lat, lng, answers }) => ({
        id: `${lat} ${lng}`,
        lat,
        lng,
        count: answers,
        label: t('form.answersHere', { count: answers, number: number(answers) }),
      })),
    [places, t],
  )
  if (placed === 0) return null
  const rows = [...places]
    .sort((one, other) => other.answers - one.answers)
    .map(({ answers, ...point }) => ({ name: coordinatesOf(point), count: answers }))
  const others = summary.otherPlaces > 0 ? [{ name: t('form.otherPlaces'), count: summary.otherPlaces }] : []
  const title = t('form.places')
  const data = compared(t, { before: null }, [...rows, ...others], {
    head: t('form.place'),
    unit: t('answers'),
    whole: placed,
  })
  const here = points.filter(({ id }) => opened.includes(id))
  const table = <ChartTable title={title} data={data} />
  const waiting = <Skeleton variant="rounded" aria-busy={isNear} className={frame.tall} />
  return (
    <Section
      title={title}
      // As wide as paper, a map would show another part of the town than it does here.
      onPaper={view === 'table'}
      number={t('form.withPlace', { count: placed, number: number(placed) })}
      actions={
        <>
          <ChartViews title={title} pictures={['map']} view={view} onView={setView} />
          <ChartDownloads title={title} data={data} fileName={fileNameOf(shown, 'lugares')} drawing={null} />
        </>
      }
    >
      <div ref={drawing}>
        {view === 'table' ? (
          table
        ) : (
          <ErrorBoundary fallback={table}>
            <Typography
              id={KEYS}
              variant="body2"
              sx={{ color: 'text.secondary', mb: 2, displayPrint: 'none' }}
            >
              {t('form.mapKeys')}
            </Typography>
            {isNear ? (
              <Suspense fallback={waiting}>
                <ClusterMap
                  points={points}
                  fitFor={`${shown.span.from} ${shown.span.to}`}
                  centre={form.ubicacion?.latlng ?? MAP.centre}
                  zoom={ZOOM}
                  label={t('staff:answers.map.label')}
                  describedBy={KEYS}
                  zoomIn={t('staff:view.zoomIn')}
                  zoomOut={t('staff:view.zoomOut')}
                  groupLabel={(count) => t('staff:answers.map.group', { count, number: number(count) })}
                  onOpen={setOpened}
                  onTiles={setTiles}
                >
                  <Typography>
                    {t('form.answersHere', {
                      count: here.reduce((sum, { count }) => sum + count, 0),
                      number: number(here.reduce((sum, { count }) => sum + count, 0)),
                    })}
                  </Typography>
                </ClusterMap>
              </Suspense>
            ) : (
              waiting
            )}
            <Box aria-live="polite">
              {!hasTiles && (
                <Alert severity="warning" sx={{ mt: 2 }}>
                  {t('staff:answers.map.noTiles')}
                </Alert>
              )}
            </Box>
          </ErrorBoundary>
        )}
      </div>
    </Section>
  )
}
