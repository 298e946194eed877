import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Location } from '../../domain/form/form'

/** Loaded only by answers that have a place. */
const PointMap = lazy(() => import('../../ui/map/PointMap').then((module) => ({ default: module.PointMap })))

/** Where the answer was given, on a map; nothing when no point was set (VIEW-01). */
export function PlaceMap({ location }: { location: Location | null }) {
  const { t } = useTranslation('staff')
  if (!location?.latlng) return null
  const { lat, lng } = location.latlng
  const place = location.direccion || `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
      <PointMap
        lat={lat}
        lng={lng}
        label={t('view.map', { place })}
        zoomIn={t('view.zoomIn')}
        zoomOut={t('view.zoomOut')}
      />
    </Suspense>
  )
}
