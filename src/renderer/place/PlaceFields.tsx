import { useCallback, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { mapCentre, type FindPlaces } from '../../domain/answer/place'
import type { Point } from '../../domain/point'
import type { Answering } from '../../engine/answering'
import { loadTexts } from '../../lib/i18n'
import { useLoaded } from '../use-loaded'
import { useForm } from '../context'
import { AddressField } from './AddressField'
import { CoordinatesField } from './CoordinatesField'
import { DevicePosition } from './DevicePosition'
import { MovePoint } from './MovePoint'
import { PlaceMap, WaitingMap, type PlaceMapProps } from './PlaceMap'
import styles from './Place.module.css'

/** The fields of the place with their texts. */
export async function loadPlaceFields(): Promise<ComponentType> {
  await loadTexts('place')
  return PlaceFields
}

/** The search of places by address; null while it is loaded and when it cannot be: the address is then only typed. */
function useGeocoder({ loadGeocoder }: Answering): FindPlaces | null {
  const [loaded] = useLoaded(loadGeocoder)
  return loaded.status === 'done' ? loaded.value : null
}

/** Point and address of the answer, each of which can be given without the other (ANS-10). */
function PlaceFields() {
  const { answering, closed } = useForm()
  const find = useGeocoder(answering)
  const { t } = useTranslation('place')
  const { place, version } = answering
  const now = useSyncExternalStore(place.on, place.state)
  const { latlng, direccion } = now
  const [before] = useState(now)
  /** What was just found by the device or by address, said beside the map. */
  const [said, say] = useState('')
  const found = (point: Point, words: string) => {
    place.pin(point)
    say(words)
  }
  return (
    <div className={styles.place}>
      <p className={styles.hint}>{t('hint')}</p>
      <DevicePosition onFound={(point) => found(point, '')} />
      <AddressField
        find={find}
        value={direccion}
        near={latlng ?? mapCentre(version)}
        onType={place.describe}
        onPick={({ point, direccion: address }) => {
          place.describe(address)
          found(point, t('pinnedAddress'))
        }}
      />
      <MovePoint {...{ before, now, find }} onMove={(point) => found(point, t('pinnedAddress'))} />
      <MapPart
        hasAssets={answering.assets !== null}
        point={latlng}
        centre={mapCentre(version)}
        onPoint={(point) => {
          say('')
          place.pin(point)
        }}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      <CoordinatesField point={latlng} onPoint={place.pin} />
      {closed?.Place ? <closed.Place /> : null}
    </div>
  )
}

async function loadAssetMap(): Promise<ComponentType<PlaceMapProps>> {
  const [{ AssetMap }] = await Promise.all([import('./assets/AssetMap'), loadTexts('assets')])
  return AssetMap
}

/** The map, with the assets that the answer may be about; a plain map when their part cannot be loaded (INC-03). */
function MapPart({ hasAssets, ...map }: PlaceMapProps & { hasAssets: boolean }) {
  const [loaded] = useLoaded(useCallback(async () => (hasAssets ? loadAssetMap() : PlaceMap), [hasAssets]))
  if (loaded.status === 'loading') return <WaitingMap />
  const Map = loaded.status === 'done' ? loaded.value : PlaceMap
  return <Map {...map} />
}
