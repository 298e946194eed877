import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClusterMap } from '../../ui/map/ClusterMap'
import { PinMap } from '../../ui/map/PinMap'
import type { MapPoint } from '../../ui/map/pin-map-props'
import { PointMap } from '../../ui/map/PointMap'
import { Piece, State } from './Piece'

const CENTRE: MapPoint = { lat: -31.42, lng: -64.19 }
const ZOOM = { min: 5, max: 18, whole: 13, near: 16 }
const KEYS_ID = 'gallery-map-keys'
const nothing = () => undefined

const POINTS = Array.from({ length: 8 }, (_, index) => ({
  id: `point-${index}`,
  label: `VDR-000000000${index}`,
  // Five close to each other, three apart.
  lat: CENTRE.lat + (index < 5 ? index * 0.0004 : index * 0.005),
  lng: CENTRE.lng + (index < 5 ? index * 0.0004 : -index * 0.005),
}))
const SPOTS = [
  { id: 'a', label: 'Luminaria 12', isChosen: false, lat: CENTRE.lat + 0.003, lng: CENTRE.lng },
  { id: 'b', label: 'Luminaria 13', isChosen: true, lat: CENTRE.lat - 0.003, lng: CENTRE.lng + 0.003 },
]

/** Maps; without a network they have no streets and work all the same. */
export function MapPieces() {
  const { t } = useTranslation('place')
  const [point, setPoint] = useState<MapPoint | null>(CENTRE)
  const [opened, open] = useState<readonly string[]>([])
  const frame = { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), label: t('map.label') }
  const named = { ...frame, describedBy: KEYS_ID, centre: CENTRE, zoom: ZOOM, onTiles: nothing }
  return (
    <>
      <p id={KEYS_ID}>{t('map.keys')}</p>
      <Piece name="PointMap" wide>
        <State name="one place">
          <PointMap {...CENTRE} {...frame} />
        </State>
      </Piece>
      <Piece name="PinMap" wide>
        <State name="with a pin and something to choose">
          <PinMap {...named} point={point} onPoint={setPoint} spots={SPOTS} onSpot={nothing} />
        </State>
        <State name="without a pin">
          <PinMap {...named} point={null} onPoint={nothing} />
        </State>
      </Piece>
      <Piece name="ClusterMap" wide>
        <State name="groups and pins">
          <ClusterMap {...named} points={POINTS} fitFor="gallery" groupLabel={String} onOpen={open}>
            {opened.join(', ')}
          </ClusterMap>
        </State>
      </Piece>
    </>
  )
}
