import { z } from 'zod'
import type { Operation } from '../stand-in'
import { ASSETS, type StandInAsset } from './assets'

const problem = (status: number, error: string) => ({ status, body: { error } })

const shown = ({ lat, lng, ...asset }: StandInAsset) => ({
  ...asset,
  geometria: { geolocalizacion: [{ latitud: lat, longitud: lng }] },
})

const KILOMETRES_OF_A_DEGREE = 111.32
/** Flat, which is right enough within a municipality. */
function kilometres(asset: StandInAsset, lat: number, lng: number): number {
  const width = Math.cos((lat * Math.PI) / 180)
  return KILOMETRES_OF_A_DEGREE * Math.hypot(asset.lat - lat, (asset.lng - lng) * width)
}

const around = z.object({
  latitud: z.number(),
  longitud: z.number(),
  radio: z.number(),
  limite: z.number(),
})

const listIdentifiers: Operation = ({ parameters }) => {
  const assets = ASSETS[String(parameters.idMuniCore)]
  if (!assets) return problem(404, 'no such municipality')
  const { latitud, longitud, radio, limite } = around.parse(parameters)
  const near = assets
    .map((asset) => ({ asset, away: kilometres(asset, latitud, longitud) }))
    .filter(({ away }) => away <= radio)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, limite)
  return { status: 200, body: { status: 'ok', result: near.map(({ asset }) => shown(asset)) } }
}

const getIdentifier: Operation = ({ parameters: { idMuniCore, idIdentificador } }) => {
  const assets = ASSETS[String(idMuniCore)]
  if (!assets) return problem(404, 'no such municipality')
  const asset = assets.find((one) => String(one.idIdentificador) === idIdentificador)
  return { status: 200, body: asset ? { status: 'ok', result: shown(asset) } : { status: 'notFound' } }
}

export const identifierOperations = { listIdentifiers, getIdentifier }
