import * as z from 'zod/mini'
import { countrySchema, municipalitySchema, type Municipality } from '../../../src/domain/geography/geography'
import { actsFor } from '../../../src/domain/access/places'
import { areaPath, isMunicipalityPath, rootOf } from '../../../src/domain/store-paths'
import { database } from './admin'
import { decode } from './decode'
import { forbidden } from './errors'
import type { StaffCaller } from './staff-caller'

/** A municipality as outside systems need to know it. */
export interface MunicipalityOutside extends Municipality {
  /** Which of its two installations the management system keeps this municipality on. */
  usarAWS: boolean
}

const municipalityOutsideSchema: z.ZodMiniType<MunicipalityOutside> = z.pipe(
  municipalitySchema,
  z.transform((municipality) => ({ ...municipality, usarAWS: municipality.usarAWS === true })),
)

/**
 * A municipality for which a member of staff may act: the own one, any for the administrator (ROLE-02); no blocked one
 * (AUTH-11). Two reads.
 * @throws HttpsError `permission-denied`, also when there is no such municipality
 */
export const municipalityFor = (
  { user }: StaffCaller,
  municipalityPath: string,
): Promise<MunicipalityOutside> => workingMunicipality(municipalityPath, actsFor(user, municipalityPath))

/**
 * A municipality whose forms a member of staff may answer: as {@link municipalityFor}, and those where they have an area.
 * @throws as {@link municipalityFor}
 */
export function municipalityOfForms(
  { user }: StaffCaller,
  municipalityPath: string,
): Promise<MunicipalityOutside> {
  const hasAnArea = user.areas.some((area) => area.startsWith(areaPath(municipalityPath, '')))
  return workingMunicipality(municipalityPath, hasAnArea || actsFor(user, municipalityPath))
}

/** The municipality of an answer that is there already, blocked or not; null when it cannot be read. One read. */
export async function municipalityOfAnswer(municipalityPath: string): Promise<MunicipalityOutside | null> {
  if (!isMunicipalityPath(municipalityPath)) return null
  const snapshot = await database().doc(municipalityPath).get()
  return decode(municipalityOutsideSchema, snapshot, { id: snapshot.id })
}

async function workingMunicipality(municipalityPath: string, isMine: boolean): Promise<MunicipalityOutside> {
  if (!isMunicipalityPath(municipalityPath) || !isMine) throw forbidden()
  const [municipalityDoc, countryDoc] = await database().getAll(
    database().doc(municipalityPath),
    database().doc(rootOf(municipalityPath)),
  )
  const municipality =
    municipalityDoc && decode(municipalityOutsideSchema, municipalityDoc, { id: municipalityDoc.id })
  const country = countryDoc && decode(countrySchema, countryDoc, { id: countryDoc.id })
  if (!municipality || municipality.inhabilitado || country?.inhabilitado === true) throw forbidden()
  return municipality
}
