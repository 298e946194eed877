import * as z from 'zod/mini'
import { countrySchema, municipalitySchema, type Municipality } from '../../../src/domain/geography/geography'
import { flag } from '../../../src/domain/schema'
import { actsFor } from '../../../src/domain/access/places'
import { areaPath, isMunicipalityPath, rootOf } from '../../../src/domain/store-paths'
import { database } from './admin'
import { decode } from './decode'
import { forbidden } from './errors'
import type { StaffCaller } from './staff-caller'

/** A municipality as outside systems need to know it. */
export interface Town extends Municipality {
  /** Which of its two installations the management system keeps this municipality on. */
  usarAWS: boolean
}

const townSchema = z.intersection(municipalitySchema, z.looseObject({ usarAWS: flag() }))

/**
 * A municipality for which a member of staff may act: the own one, any for the administrator (ROLE-02); no blocked one
 * (AUTH-11). Two reads.
 * @throws HttpsError `permission-denied`, also when there is no such municipality
 */
export const townFor = ({ user }: StaffCaller, municipalityPath: string): Promise<Town> =>
  workingTown(municipalityPath, actsFor(user, municipalityPath))

/**
 * A municipality whose forms a member of staff may answer: as {@link townFor}, and those where they have an area.
 * @throws as {@link townFor}
 */
export function townOfForms({ user }: StaffCaller, municipalityPath: string): Promise<Town> {
  const hasAnArea = user.areas.some((area) => area.startsWith(areaPath(municipalityPath, '')))
  return workingTown(municipalityPath, hasAnArea || actsFor(user, municipalityPath))
}

/** The municipality of an answer that is there already, blocked or not; null when it cannot be read. One read. */
export async function townOfAnswer(municipalityPath: string): Promise<Town | null> {
  if (!isMunicipalityPath(municipalityPath)) return null
  const snapshot = await database().doc(municipalityPath).get()
  return decode(townSchema, snapshot, { id: snapshot.id })
}

async function workingTown(municipalityPath: string, isMine: boolean): Promise<Town> {
  if (!isMunicipalityPath(municipalityPath) || !isMine) throw forbidden()
  const [townDoc, countryDoc] = await database().getAll(
    database().doc(municipalityPath),
    database().doc(rootOf(municipalityPath)),
  )
  const town = townDoc && decode(townSchema, townDoc, { id: townDoc.id })
  const country = countryDoc && decode(countrySchema, countryDoc, { id: countryDoc.id })
  if (!town || town.inhabilitado || country?.inhabilitado === true) throw forbidden()
  return town
}
