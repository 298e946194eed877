import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAP, pointOnMap, type Point } from '../../../domain/answer/place'
import { Button } from '../../../ui/native/Button'
import { Notice } from '../../../ui/native/Notice'
import { useLoaded } from '../use-loaded'
import styles from './Place.module.css'

interface PlaceMapProps {
  point: Point | null
  centre: Point
  onPoint: (point: Point) => void
}

const KEYS = 'place-map-keys'
const load = () => import('../../../ui/map/PinMap').then((module) => module.PinMap)

/** The map with its pin; without the map, or without its pictures, what is left to do is said. */
export function PlaceMap({ point, centre, onPoint }: PlaceMapProps) {
  const { t } = useTranslation('place')
  const [loaded, retry] = useLoaded(useCallback(load, []))
  const [hasTiles, setTiles] = useState(true)
  if (loaded.status === 'loading') {
    return (
      <div className={styles.waiting}>
        <p role="status">{t('map.loading')}</p>
      </div>
    )
  }
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
      <p id={KEYS} className={styles.hint}>
        {t('map.keys')}
      </p>
      <Map
        point={point}
        centre={centre}
        zoom={MAP.zoom}
        label={t('map.label')}
        describedBy={KEYS}
        zoomIn={t('map.zoomIn')}
        zoomOut={t('map.zoomOut')}
        onPoint={(next) => onPoint(pointOnMap(next))}
        onTiles={setTiles}
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
