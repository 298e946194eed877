import type { Role } from '../../../src/domain/user/roles'
import { municipalityPathOf } from '../../../src/domain/store-paths'
import { areaOf, LAGUNA_HONDA, MONTCLAR, VILLA_ALTA, type SeedMunicipality } from './geography'

/** One password for every demonstration account. */
export const PASSWORD = 'villa-alta-2026'

export interface Member {
  username: string
  email: string
  firstName: string
  lastName: string
  /** Licence number; only inspectors have one. */
  inspectorID: string
  role: Role
  areas: string[]
  municipalityPath: string
  /** What can be tried with this account. */
  description: string
}

interface Definition {
  username: string
  /** Before the @ of the e-mail, when it is not the username. */
  mailbox?: string
  name: [first: string, last: string]
  role: Role
  areas: string[]
  licence?: string
  description: string
}

function member(municipality: SeedMunicipality, host: string, definition: Definition): Member {
  const { username, mailbox = username, name, role, areas, licence = '', description } = definition
  const paths = areas.map((id) => areaOf(municipality, id).path)
  return {
    username,
    email: `${mailbox}@${host}`,
    firstName: name[0],
    lastName: name[1],
    inspectorID: licence,
    role,
    areas: paths,
    municipalityPath: paths[0] ? municipalityPathOf(paths[0]) : municipality.path,
    description,
  }
}

const villaAlta = (definition: Definition) => member(VILLA_ALTA, 'villaalta.example', definition)
const montclar = (definition: Definition) => member(MONTCLAR, 'montclar.example', definition)
const everywhere = VILLA_ALTA.areas.map(({ id }) => id)

/** One account for each role of §1.6, all in Villa Alta. */
const ONE_PER_ROLE = [
  villaAlta({
    username: 'admin',
    name: ['Lucía', 'Ferreyra'],
    role: 'ROLE_ADMIN',
    areas: ['atencion'],
    description: 'reaches every municipality',
  }),
  villaAlta({
    username: 'elevado',
    name: ['Hernán', 'Quiroga'],
    role: 'ROLE_SUPERVISOR_ELEVADO',
    areas: everywhere,
    description: 'all of Villa Alta, manages its users',
  }),
  villaAlta({
    username: 'corrector.duplicador',
    name: ['Silvina', 'Ledesma'],
    role: 'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
    areas: ['obras', 'inspeccion'],
    description: 'corrects answers and duplicates forms',
  }),
  villaAlta({
    username: 'corrector',
    name: ['Pablo', 'Bustos'],
    role: 'ROLE_SUPERVISOR_CORRECTOR',
    areas: ['cultura'],
    description: 'corrects answers of Cultura y Deporte',
  }),
  villaAlta({
    username: 'duplicador',
    name: ['Graciela', 'Peralta'],
    role: 'ROLE_SUPERVISOR_DUPLICADOR',
    areas: ['atencion', 'cultura'],
    description: 'duplicates forms',
  }),
  villaAlta({
    username: 'supervisor',
    name: ['Marta', 'Oviedo'],
    role: 'ROLE_SUPERVISOR',
    areas: ['inspeccion', 'verdes', 'alumbrado'],
    description: 'works the answers of Inspección, Espacios Verdes and Alumbrado',
  }),
  villaAlta({
    username: 'censista',
    name: ['Romina', 'Acosta'],
    role: 'ROLE_CENSISTA_PRIVADO',
    areas: ['social'],
    description: 'own answers and their statistics only',
  }),
  villaAlta({
    username: 'generador',
    name: ['Nicolás', 'Tapia'],
    role: 'ROLE_GENERADOR',
    areas: ['inspeccion', 'atencion', 'cultura'],
    description: 'builds forms, sees no answers',
  }),
  villaAlta({
    username: 'inspector.elevado.corrector',
    name: ['Cecilia', 'Moyano'],
    role: 'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
    areas: ['obras'],
    licence: 'IMO-0412',
    description: 'inspects works, corrects own answers',
  }),
  villaAlta({
    username: 'inspector.elevado',
    name: ['Ramiro', 'Heredia'],
    role: 'ROLE_INSPECTOR_ELEVADO',
    areas: ['verdes', 'inspeccion'],
    licence: 'IEV-0237',
    description: 'surveys trees and inspects shops, own answers',
  }),
  villaAlta({
    username: 'inspector',
    name: ['Diego', 'Maldonado'],
    role: 'ROLE_INSPECTOR',
    areas: ['inspeccion'],
    licence: 'ING-0158',
    description: 'inspects shops from the street, own answers',
  }),
  villaAlta({
    username: 'actas',
    name: ['Valeria', 'Sosa'],
    role: 'ROLE_INSPECTOR_ACTAS',
    areas: ['inspeccion'],
    licence: 'ING-0171',
    description: 'draws up records; no actions menu on answers',
  }),
]

const MORE = [
  villaAlta({
    username: 'inspector.dos',
    name: ['Julieta', 'Ponce'],
    role: 'ROLE_INSPECTOR',
    areas: ['inspeccion'],
    licence: 'ING-0166',
    description: 'second inspector of the same area',
  }),
  villaAlta({
    username: 'inspector.alumbrado',
    name: ['Franco', 'Villagra'],
    role: 'ROLE_INSPECTOR',
    areas: ['alumbrado'],
    licence: 'IAL-0095',
    description: 'inspector of another area',
  }),
  montclar({
    username: 'supervisor.montclar',
    mailbox: 'supervisor',
    name: ['Montserrat', 'Puig'],
    role: 'ROLE_SUPERVISOR',
    areas: ['comercio', 'participacion'],
    description: 'supervisor of another municipality',
  }),
  montclar({
    username: 'inspector.montclar',
    mailbox: 'inspector',
    name: ['Jordi', 'Serra'],
    role: 'ROLE_INSPECTOR',
    areas: ['comercio'],
    licence: 'MCV-31',
    description: 'inspector of another municipality',
  }),
  villaAlta({
    username: 'sinareas',
    name: ['Tomás', 'Luna'],
    role: 'ROLE_SUPERVISOR',
    areas: [],
    description: 'has no areas: is not let in',
  }),
  member(LAGUNA_HONDA, 'lagunahonda.example', {
    username: 'supervisor.lagunahonda',
    mailbox: 'supervisor',
    name: ['Elsa', 'Giménez'],
    role: 'ROLE_SUPERVISOR',
    areas: ['general', 'vialidad'],
    description: 'municipality is disabled: is shown the blocked page',
  }),
]

export const STAFF: readonly Member[] = [...ONE_PER_ROLE, ...MORE]

/** A member by username. */
export function staffMember(username: string): Member {
  const found = STAFF.find((candidate) => candidate.username === username)
  if (!found) throw new Error(`Nobody is called ${username}.`)
  return found
}

/** The account of a member in the sign-in service. */
export const accountOf = (username: string): string => `staff-${username}`
