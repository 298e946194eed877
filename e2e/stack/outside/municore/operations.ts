import { z } from 'zod'
import type { Operation, System } from '../stand-in'
import { citizenOperations, forgetCitizens } from './citizens'
import { identifierOperations } from './identifiers'
import { forgetIncidents, idFor, incidentOperations } from './incidents'
import { AREAS, USERS } from './municipality'

const problem = (status: number, error: string) => ({ status, body: { error } })

const areaOf = (idMuniCore: unknown, areaId: string) =>
  AREAS[String(idMuniCore)]?.find((area) => String(area.areaId) === areaId)

const listAreas: Operation = ({ parameters }) => {
  const areas = AREAS[String(parameters.idMuniCore)]
  return areas ? { status: 200, body: { areas } } : problem(404, 'no such municipality')
}

const findUser: Operation = ({ parameters: { idMuniCore, usuario } }) => {
  const users = USERS[String(idMuniCore)]
  if (!users) return problem(404, 'no such municipality')
  return { status: 200, body: { result: users.includes(String(usuario)) } }
}

/** What was made for each idempotency key. */
const made = new Map<string, { what: string; id: number }>()

const newType = z.object({ areaId: z.string() })

const createIncidentType: Operation = ({ parameters, body }) => {
  const { idMuniCore, 'Idempotency-Key': key } = parameters
  if (!areaOf(idMuniCore, newType.parse(body).areaId)) return problem(404, 'no such area')
  const what = JSON.stringify([idMuniCore, body])
  const before = made.get(String(key))
  if (before && before.what !== what) return problem(409, 'the key was used for something else')
  const id = before?.id ?? idFor(String(key))
  made.set(String(key), { what, id })
  return { status: before ? 200 : 201, body: { result: 'ok', id } }
}

/** The stand-in for the management system. */
export const MUNICORE_SYSTEM: System = {
  name: 'municore',
  contract: new URL('municore.openapi.json', import.meta.url),
  operations: {
    listAreas,
    findUser,
    createIncidentType,
    ...citizenOperations,
    ...incidentOperations,
    ...identifierOperations,
  },
  forget: () => {
    made.clear()
    forgetCitizens()
    forgetIncidents()
  },
}
