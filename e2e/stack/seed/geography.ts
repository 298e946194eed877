import { NO_BRANDING, type Branding } from '../../../src/domain/geography/branding'
import { defaultTimeZone } from '../../../src/domain/geography/default-zone'
import { municipalityPathOf } from '../../../src/domain/store-paths'

export interface SeedArea {
  path: string
  id: string
  nombre: string
}
export interface SeedMunicipality {
  path: string
  id: string
  nombre: string
  idMuniCore: string
  key: string
  inhabilitado: boolean
  areas: SeedArea[]
  /** The middle of the municipality, around which its addresses lie. */
  centre: { lat: number; lng: number }
  streets: readonly string[]
  /** How it shows itself, but for its logo. */
  brand: Branding
}

interface Definition extends Omit<SeedMunicipality, 'path' | 'id' | 'areas' | 'brand'> {
  areas: Record<string, string>
  brand?: Branding
}

function municipality(path: string, definition: Definition): SeedMunicipality {
  const areas = Object.entries(definition.areas).map(([id, nombre]) => ({
    path: `${path}/areas_municipales/${id}`,
    id,
    nombre,
  }))
  return { brand: NO_BRANDING, ...definition, path, id: path.split('/').at(-1) ?? '', areas }
}

export const COUNTRIES = [
  { path: 'paises/argentina', nombre: 'Argentina', idMuniCore: '1', flagIcon: '🇦🇷', inhabilitado: false },
  { path: 'paises/espana', nombre: 'España', idMuniCore: '2', flagIcon: '🇪🇸', inhabilitado: false },
]
export const PROVINCES = [
  { path: 'paises/argentina/provincias/cordoba', nombre: 'Córdoba' },
  { path: 'paises/espana/provincias/barcelona', nombre: 'Barcelona' },
]

export const VILLA_ALTA = municipality('paises/argentina/provincias/cordoba/municipios/villa-alta', {
  nombre: 'Villa Alta',
  idMuniCore: '101',
  key: 'VA',
  inhabilitado: false,
  areas: {
    inspeccion: 'Inspección General',
    obras: 'Obras Privadas',
    verdes: 'Espacios Verdes',
    alumbrado: 'Alumbrado Público',
    cultura: 'Cultura y Deporte',
    social: 'Desarrollo Social',
    atencion: 'Atención Ciudadana',
  },
  centre: { lat: -31.4213, lng: -64.1832 },
  streets: [
    'Av. San Martín',
    'Belgrano',
    'Rivadavia',
    '9 de Julio',
    'Sarmiento',
    'Bv. Illia',
    'Los Álamos',
    'Pje. Las Acacias',
    'Deán Funes',
    'Av. del Trabajo',
    'Tucumán',
    'La Rioja',
  ],
  brand: {
    logo: '',
    color: '#1f4e79',
    contacto:
      'Municipalidad de Villa Alta, Av. San Martín 450. Tel. 0351 555-0100, atencion@villaalta.example',
    avisoDatos:
      'La Municipalidad usa estos datos solo para este trámite y los guarda mientras dure. Puede pedir verlos, corregirlos o borrarlos.',
  },
})

export const LAGUNA_HONDA = municipality('paises/argentina/provincias/cordoba/municipios/laguna-honda', {
  nombre: 'Laguna Honda',
  idMuniCore: '102',
  key: 'LH',
  inhabilitado: true,
  areas: { general: 'Secretaría General', vialidad: 'Vialidad' },
  centre: { lat: -31.9701, lng: -63.0021 },
  streets: ['Mitre', 'Urquiza', 'Av. de los Inmigrantes', 'Colón', 'General Paz'],
})

export const MONTCLAR = municipality('paises/espana/provincias/barcelona/municipios/montclar', {
  nombre: 'Montclar del Vallès',
  idMuniCore: '201',
  key: 'MCV',
  inhabilitado: false,
  areas: { comercio: 'Comercio y Consumo', participacion: 'Participación Ciudadana', urbanismo: 'Urbanismo' },
  centre: { lat: 41.6082, lng: 2.2877 },
  streets: ['Carrer Major', 'Plaça de la Vila', 'Rambla Nova', 'Carrer de Sant Jordi', 'Passeig del Riu'],
})

export const MUNICIPALITIES = [VILLA_ALTA, LAGUNA_HONDA, MONTCLAR]

/** The time zone that functions tell with the forms of a municipality: that of its place (OPS-08). */
export function zoneOf({ path, centre }: Pick<SeedMunicipality, 'path' | 'centre'>): string {
  const nameOf = (places: readonly { path: string; nombre: string }[]) =>
    places.find((place) => path.startsWith(`${place.path}/`))?.nombre ?? ''
  return defaultTimeZone({ pais: nameOf(COUNTRIES), provincia: nameOf(PROVINCES), centro: centre })
}

/** An area of a municipality by its short name. */
export function areaOf({ areas, nombre }: SeedMunicipality, id: string): SeedArea {
  const area = areas.find((candidate) => candidate.id === id)
  if (!area) throw new Error(`${nombre} has no area ${id}.`)
  return area
}

/** The municipality that an area lies in. */
export function municipalityOf(areaPath: string): SeedMunicipality {
  const path = municipalityPathOf(areaPath)
  const found = MUNICIPALITIES.find((candidate) => candidate.path === path)
  if (!found) throw new Error(`No municipality has the area ${areaPath}.`)
  return found
}
