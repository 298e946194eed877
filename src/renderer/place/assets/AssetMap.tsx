import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Asset } from '../../../domain/incident/asset'
import { useForm } from '../../context'
import { PlaceMap, type PlaceMapProps } from '../PlaceMap'
import { AssetList } from './AssetList'
import { useAssetsNear } from './use-assets-near'

/** The map with the municipality's assets around the pin, and the same assets as a list: one of them can be chosen (INC-03). */
export function AssetMap(map: PlaceMapProps) {
  const { answering } = useForm()
  const { place, version, assets } = answering
  const { latlng, identificador = null } = useSyncExternalStore(place.on, place.state)
  const [near, again] = useAssetsNear(assets, version.formId, latlng, identificador !== null)
  const [isGone, setGone] = useState(false)
  const chosenId = identificador?.idIdentificador ?? null

  /** Chooses the asset as listed, at once, and then asks the management system how it is now. */
  async function choose(asset: Asset | null): Promise<void> {
    setGone(false)
    place.choose(asset)
    if (!asset || !assets) return
    const now = await assets.byId(version.formId, asset.idIdentificador).catch(() => asset)
    if (place.state().identificador?.idIdentificador !== asset.idIdentificador) return
    if (now && isSame(now, asset)) return
    place.choose(now)
    if (now) return
    setGone(true)
    again()
  }

  const spots = useMemo(
    () =>
      near.assets.map(({ idIdentificador, descripcion, lat, lng }) => ({
        id: idIdentificador,
        label: descripcion,
        lat,
        lng,
        isChosen: idIdentificador === chosenId,
      })),
    [near.assets, chosenId],
  )
  const chooseById = (id: string | null) =>
    void choose(near.assets.find(({ idIdentificador }) => idIdentificador === id) ?? null)

  return (
    <>
      <PlaceMap {...map} spots={spots} onSpot={chooseById} />
      <AssetList
        near={near}
        hasPin={latlng !== null}
        chosen={identificador}
        isGone={isGone}
        onChoose={chooseById}
        onRetry={again}
      />
    </>
  )
}

const isSame = (one: Asset, other: Asset): boolean =>
  one.lat === other.lat &&
  one.lng === other.lng &&
  one.direccion === other.direccion &&
  one.descripcion === other.descripcion
