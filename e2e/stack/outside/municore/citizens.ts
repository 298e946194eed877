import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Operation } from '../stand-in'
import { AREAS, CITIZENS, type StandInCitizen } from './municipality'

const problem = (status: number, error: string) => ({ status, body: { error } })
const isMunicipality = (idMuniCore: unknown) => String(idMuniCore) in AREAS

/** Who was created since the stand-in was started, by municipality; they stay until it forgets. */
const created = new Map<string, StandInCitizen[]>()
/** What was made for each idempotency key. */
const made = new Map<string, { what: string; citizen: StandInCitizen }>()

const citizensOf = (idMuniCore: unknown): StandInCitizen[] => [
  ...(CITIZENS[String(idMuniCore)] ?? []),
  ...(created.get(String(idMuniCore)) ?? []),
]
function found(citizen: StandInCitizen | undefined) {
  if (!citizen) return { status: 200, body: { status: 'notFound' } }
  const { hash: _hash, ...result } = citizen
  return { status: 200, body: { status: 'ok', result } }
}

const findCitizen: Operation = ({ parameters: { idMuniCore, dni } }) =>
  isMunicipality(idMuniCore)
    ? found(citizensOf(idMuniCore).find((citizen) => citizen.dni === dni))
    : problem(404, 'no such municipality')

const findCitizenByHash: Operation = ({ parameters: { idMuniCore, hash } }) =>
  isMunicipality(idMuniCore)
    ? found(citizensOf(idMuniCore).find((citizen) => citizen.hash === hash))
    : problem(404, 'no such municipality')

const newCitizen = z.object({
  nombre: z.string(),
  apellido: z.string(),
  dni: z.string(),
  email: z.string(),
  telefono: z.string(),
  calle: z.string(),
})

/** An id and a hash that only this key has, also after the stand-in was started again. */
const digestOf = (key: string) => createHash('sha256').update(key).digest()

const createCitizen: Operation = ({ parameters, body }) => {
  const { idMuniCore, 'Idempotency-Key': key } = parameters
  if (!isMunicipality(idMuniCore)) return problem(404, 'no such municipality')
  const given = newCitizen.parse(body)
  const what = JSON.stringify([idMuniCore, body])
  const before = made.get(String(key))
  if (before && before.what !== what) return problem(409, 'the key was used for something else')
  if (!before && citizensOf(idMuniCore).some(({ dni }) => dni === given.dni)) {
    return { status: 200, body: { status: 'exists', message: 'El ciudadano ya existe' } }
  }
  const digest = digestOf(String(key))
  const citizen = before?.citizen ?? {
    id: 500_000 + (digest.readUInt32BE() % 400_000),
    hash: digest.toString('hex').slice(0, 32),
    ...given,
  }
  if (!before) {
    made.set(String(key), { what, citizen })
    created.set(String(idMuniCore), [...(created.get(String(idMuniCore)) ?? []), citizen])
  }
  const result = { idCitizen: citizen.id, otrosDatos: { dni: citizen.dni } }
  return { status: before ? 200 : 201, body: { status: 'ok', message: 'Ciudadano creado', result } }
}

export const citizenOperations = { findCitizen, findCitizenByHash, createCitizen }
export function forgetCitizens(): void {
  created.clear()
  made.clear()
}
