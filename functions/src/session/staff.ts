import { roleOf, userSchema, type User } from '../../../src/domain/user/user'
import {
  demandOf,
  NO_FACTOR_POLICY,
  strictest,
  type FactorDemand,
  type FactorPolicy,
} from '../../../src/domain/user/second-factor'
import { countrySchema, municipalitySchema, type Municipality } from '../../../src/domain/geography/geography'
import { isMunicipalityPath, municipalityPathOf, rootOf, USERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** The member of staff with that address; null when there is none. Of two with the same address it is neither. */
export async function staffByEmail(email: string): Promise<User | 'several' | null> {
  const { docs } = await database().collection(USERS).where('email', '==', email).limit(2).get()
  const [only, second] = docs
  if (second) return 'several'
  if (!only) return null
  return decode(userSchema, only, { username: only.id })
}

type Placed = Pick<User, 'areas' | 'municipalityPath'>

/** The recorded municipality and that of the first area: mostly the same one. */
const municipalitiesOf = ({ municipalityPath, areas }: Placed): string[] =>
  [...new Set([municipalityPath, ...areas.slice(0, 1).map(municipalityPathOf)])].filter((path) => path !== '')

const policyOf = (municipality: Municipality): FactorPolicy => municipality.segundoFactor ?? NO_FACTOR_POLICY

/** How the municipalities of somebody stand. */
export interface MunicipalityStatus {
  /** One of them, or its country, is blocked (AUTH-11). */
  blocked: boolean
  policies: FactorPolicy[]
}

/** How the municipalities of these areas stand; null when one is not there. Both recorded and first area count. */
export async function municipalityStatusOf(user: Placed): Promise<MunicipalityStatus | null> {
  const found = await Promise.all(municipalitiesOf(user).map(readMunicipality))
  const all = found.filter((one) => one !== null)
  if (all.length < found.length) return null
  return { blocked: all.some(({ blocked }) => blocked), policies: all.map(({ policy }) => policy) }
}

async function readMunicipality(path: string): Promise<{ blocked: boolean; policy: FactorPolicy } | null> {
  if (!isMunicipalityPath(path)) return null
  const [placed, country] = await database().getAll(database().doc(path), database().doc(rootOf(path)))
  const municipality = placed && decode(municipalitySchema, placed, { id: placed.id })
  if (!municipality) return null
  const blocked =
    municipality.inhabilitado ||
    (country && decode(countrySchema, country, { id: country.id })?.inhabilitado) === true
  return { blocked, policy: policyOf(municipality) }
}

/** What the municipalities of somebody ask of the role (OPS-01): a read for each, mostly one. */
export async function factorDemandOf(user: Placed & Pick<User, 'roles'>): Promise<FactorDemand> {
  const paths = municipalitiesOf(user).filter(isMunicipalityPath)
  const found = paths.length > 0 ? await database().getAll(...paths.map((path) => database().doc(path))) : []
  const known = found.flatMap((placed) => decode(municipalitySchema, placed, { id: placed.id }) ?? [])
  return strictest(known.map((municipality) => demandOf(policyOf(municipality), roleOf(user))))
}
