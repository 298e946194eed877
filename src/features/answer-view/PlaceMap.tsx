import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Location } from '../../domain/form/form'
import map from '../../ui/map/frame.module.css'
import styles from './AnswerView.module.css'

/** Loaded only by answers that have a place. */
const PointMap = lazy(() => import('../../ui/map/PointMap').then((module) => ({ default: module.PointMap })))

/** Where the answer was given, on a map; nothing when no point was set (VIEW-01). */
export function PlaceMap({ location }: { location: Location | null }) {
  const { t } = useTranslation('staff')
  if (!location?.latlng) return null
  const { lat, lng } = location.latlng
  const place = location.direccion || `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  return (
    <section className={styles.section} aria-labelledby="place">
      <h2 id="place">{t('view.place')}</h2>
      <Suspense fallback={<Skeleton variant="rounded" className={map.tall} />}>
        <PointMap
          lat={lat}
          lng={lng}
          label={t('view.map', { place })}
          zoomIn={t('view.zoomIn')}
          zoomOut={t('view.zoomOut')}
        />
      </Suspense>
    </section>
  )
}
