import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAP } from '../../domain/answer/place'
import { pointOnMap, type Point } from '../../domain/point'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import type { MapPath, MapSpot } from '../../ui/map/pin-map-props'
import { useLoaded } from '../use-loaded'
import styles from './Place.module.css'

export interface PlaceMapProps {
  point: Point | null
  centre: Point
  onPoint: (point: Point) => void
  /** What else can be chosen on it; must be the same list until its content changes. */
  spots?: readonly MapSpot[]
  onSpot?: (id: string) => void
  path?: MapPath
  /** Tells several maps of a page apart. */
  id?: string
}

const load = () => import('../../ui/map/PinMap').then((module) => module.PinMap)

/** The map with its pin. When the map or its pictures cannot be loaded, it says what the person can do instead. */
export function PlaceMap({ point, centre, onPoint, spots, onSpot, path, id = 'place' }: PlaceMapProps) {
  const keys = `${id}-map-keys`
  const { t } = useTranslation('place')
  const [loaded, retry] = useLoaded(useCallback(load, []))
  const [hasTiles, setTiles] = useState(true)
  if (loaded.status === 'loading') return <WaitingMap />
  if (loaded.status === 'failed') {
    return (
      <Notice tone="warning" actions={<Button onClick={retry}>{t('map.retry')}</Button>}>
        <p>{t('map.failed')}</p>
      </Notice>
    )
  }
  const Map = loaded.value
  return (
    <div className={styles.map}>
      <p id={keys} className={styles.hint}>
        {t('map.keys')}
      </p>
      <Map
        point={point}
        centre={centre}
        zoom={MAP.zoom}
        label={t('map.label')}
        describedBy={keys}
        zoomIn={t('map.zoomIn')}
        zoomOut={t('map.zoomOut')}
        onPoint={(next) => onPoint(pointOnMap(next))}
        onTiles={setTiles}
        spots={spots}
        onSpot={onSpot}
        path={path}
      />
      <div aria-live="polite">
        {hasTiles ? null : (
          <Notice tone="warning">
            <p>{t('map.noTiles')}</p>
          </Notice>
        )}
      </div>
    </div>
  )
}

/** The space of a map that is being loaded. */
export function WaitingMap() {
  const { t } = useTranslation('place')
  return (
    <div className={styles.waiting}>
      <p role="status">{t('map.loading')}</p>
    </div>
  )
}
