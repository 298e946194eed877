import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Operation } from '../stand-in'
import { AREAS } from './municipality'

const problem = (status: number, error: string) => ({ status, body: { error } })

interface Incident {
  tipoIncidenciaId: string
  /** The latest moment that it was made or moved for; 0 when that was forgotten. */
  orden: number
}

/** Incidents since the stand-in was started, by municipality and number; they stay until it forgets. */
const incidents = new Map<string, Incident>()
/** What was made for each idempotency key. */
const made = new Map<string, { what: string; id: number }>()

/** A number of nine digits that only this key has, also after the stand-in was started again. */
export const idFor = (key: string): number =>
  100_000_000 + (createHash('sha256').update(key).digest().readUInt32BE() % 900_000_000)

const filed = z.object({ tipoIncidenciaId: z.string(), orden: z.number() })
const newIncident = z.object({ ...filed.shape, areaId: z.string() })

/** The first body counts: whoever repeats it learns what was made of it, and moves it if that is not right any more. */
const createIncident: Operation = ({ parameters, body }) => {
  const { idMuniCore, 'Idempotency-Key': key } = parameters
  const { areaId, tipoIncidenciaId, orden } = newIncident.parse(body)
  const municipality = String(idMuniCore)
  if (!AREAS[municipality]?.some((area) => String(area.areaId) === areaId))
    return problem(404, 'no such area')
  const id = idFor(`${municipality}/${String(key)}`)
  const place = `${municipality}/${id}`
  const before = incidents.get(place)
  const incident = before ?? { tipoIncidenciaId, orden }
  incidents.set(place, incident)
  return { status: before ? 200 : 201, body: { id, tipoIncidenciaId: incident.tipoIncidenciaId } }
}

/** It may have been made before the stand-in was started again, so every number that it could have given is one. */
const isIncident = (municipality: string, id: string): boolean =>
  municipality in AREAS && /^[1-9]\d{8}$/.test(id)

const moveIncident: Operation = ({ parameters, body }) => {
  const [municipality, id] = [String(parameters.idMuniCore), String(parameters.idIncidente)]
  if (!isIncident(municipality, id)) return problem(404, 'no such incident')
  const { tipoIncidenciaId, orden } = filed.parse(body)
  const before = incidents.get(`${municipality}/${id}`)
  const incident = before && before.orden > orden ? before : { tipoIncidenciaId, orden }
  incidents.set(`${municipality}/${id}`, incident)
  return { status: 200, body: { id: Number(id), tipoIncidenciaId: incident.tipoIncidenciaId } }
}

const sendMessage: Operation = ({ parameters, body }) => {
  const [municipality, id] = [String(parameters.idMuniCore), String(parameters.idIncidente)]
  if (!isIncident(municipality, id)) return problem(404, 'no such incident')
  const key = String(parameters['Idempotency-Key'])
  const what = JSON.stringify([municipality, id, body])
  const before = made.get(key)
  if (before && before.what !== what) return problem(409, 'the key was used for something else')
  made.set(key, { what, id: idFor(key) })
  return { status: before ? 200 : 201, body: { id: idFor(key) } }
}

export const incidentOperations = { createIncident, moveIncident, sendMessage }
export function forgetIncidents(): void {
  incidents.clear()
  made.clear()
}
