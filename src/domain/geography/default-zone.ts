import { isTimeZone } from '../zone'

/** What is known of where a municipality lies. */
export interface Whereabouts {
  /** Name of its country, in any of its usual languages, or its code of two letters. */
  pais: string
  provincia: string
  /** The centre of its maps; null where nobody entered it. */
  centro: { lat: number; lng: number } | null
}

/** Part of a country whose clock is its own: known by its province or by where it lies. */
interface Part {
  zones: readonly string[]
  /** Beginnings of the names of its provinces, without accents. */
  provinces?: readonly string[]
  lies?: (point: { lat: number; lng: number }) => boolean
}
interface CountryZones {
  names: readonly string[]
  /** Where nothing else is known. */
  zone: string
  /** The first that fits counts. */
  parts?: readonly Part[]
}

const part = (zone: string, ...provinces: string[]): Part => ({ zones: [zone], provinces })
const lying = (zone: string, lies: NonNullable<Part['lies']>, ...provinces: string[]): Part => ({
  ...part(zone, ...provinces),
  lies,
})

const ARGENTINA = (city: string) => `America/Argentina/${city}`

const COUNTRIES: readonly CountryZones[] = [
  {
    names: ['argentina', 'ar'],
    zone: ARGENTINA('Buenos_Aires'),
    parts: [
      part(ARGENTINA('Cordoba'), 'cordoba', 'santa fe', 'entre rios', 'corrientes', 'misiones', 'chaco'),
      part(ARGENTINA('Cordoba'), 'formosa', 'santiago del estero'),
      part(ARGENTINA('Salta'), 'salta', 'la pampa', 'neuquen', 'rio negro'),
      part(ARGENTINA('Catamarca'), 'catamarca', 'chubut'),
      part(ARGENTINA('Tucuman'), 'tucuman'),
      part(ARGENTINA('La_Rioja'), 'la rioja'),
      part(ARGENTINA('San_Juan'), 'san juan'),
      part(ARGENTINA('San_Luis'), 'san luis'),
      part(ARGENTINA('Jujuy'), 'jujuy'),
      part(ARGENTINA('Mendoza'), 'mendoza'),
      part(ARGENTINA('Rio_Gallegos'), 'santa cruz'),
      part(ARGENTINA('Ushuaia'), 'tierra del fuego'),
    ],
  },
  {
    names: ['espana', 'spain', 'espanya', 'espainia', 'es'],
    zone: 'Europe/Madrid',
    parts: [
      lying(
        'Atlantic/Canary',
        ({ lat, lng }) => lat < 30 && lng < -12,
        ...['las palmas', 'santa cruz de tenerife', 'tenerife', 'canarias', 'islas canarias'],
      ),
      part('Africa/Ceuta', 'ceuta', 'melilla'),
    ],
  },
  {
    names: ['chile', 'cl'],
    zone: 'America/Santiago',
    parts: [
      lying('Pacific/Easter', ({ lng }) => lng < -100, 'isla de pascua', 'rapa nui'),
      part('America/Punta_Arenas', 'magallanes', 'ultima esperanza', 'tierra del fuego', 'antartica'),
      // Has a clock of its own since 2025, that of Magallanes, which older platforms know.
      {
        zones: ['America/Coyhaique', 'America/Punta_Arenas'],
        provinces: ['aysen', 'aisen', 'coyhaique', 'capitan prat', 'general carrera'],
      },
    ],
  },
  {
    names: ['mexico', 'mx'],
    zone: 'America/Mexico_City',
    parts: [
      part('America/Cancun', 'quintana roo'),
      part('America/Mazatlan', 'baja california sur', 'sinaloa'),
      lying('America/Bahia_Banderas', ({ lat, lng }) => lat < 21.1 && lat > 20.6 && lng < -105),
      part('America/Mazatlan', 'nayarit'),
      part('America/Tijuana', 'baja california'),
      part('America/Hermosillo', 'sonora'),
      lying('America/Ciudad_Juarez', ({ lat, lng }) => lat > 31 && lng > -107.5 && lng < -105.8),
      lying('America/Ojinaga', ({ lat, lng }) => lat > 29.3 && lng > -104.9 && lng < -103.5),
      part('America/Chihuahua', 'chihuahua'),
      part('America/Monterrey', 'coahuila', 'nuevo leon', 'tamaulipas', 'durango'),
      part('America/Merida', 'yucatan', 'campeche'),
    ],
  },
  {
    names: ['brasil', 'brazil', 'br'],
    zone: 'America/Sao_Paulo',
    parts: [
      lying('America/Noronha', ({ lng }) => lng > -34 && lng < -28, 'fernando de noronha'),
      part('America/Rio_Branco', 'acre'),
      // The far west of the state of Amazonas.
      lying('America/Eirunepe', ({ lat, lng }) => lng < -68.5 && lat < -4),
      part('America/Manaus', 'amazonas'),
      part('America/Boa_Vista', 'roraima'),
      part('America/Porto_Velho', 'rondonia'),
      part('America/Campo_Grande', 'mato grosso do sul'),
      part('America/Cuiaba', 'mato grosso'),
      part('America/Fortaleza', 'maranhao', 'piaui', 'ceara', 'rio grande do norte', 'paraiba'),
      part('America/Recife', 'pernambuco'),
      part('America/Maceio', 'alagoas', 'sergipe'),
      part('America/Bahia', 'bahia'),
      part('America/Araguaina', 'tocantins'),
      // Paraná begins like Pará, and lies far south.
      part('America/Sao_Paulo', 'parana'),
      part('America/Belem', 'para', 'amapa'),
    ],
  },
  {
    names: ['ecuador', 'ec'],
    zone: 'America/Guayaquil',
    parts: [lying('Pacific/Galapagos', ({ lng }) => lng < -85, 'galapagos')],
  },
  {
    names: ['portugal', 'pt'],
    zone: 'Europe/Lisbon',
    parts: [
      lying('Atlantic/Azores', ({ lng }) => lng < -24, 'acores', 'azores', 'regiao autonoma dos acores'),
      lying('Atlantic/Madeira', ({ lat, lng }) => lat < 34 && lng < -15, 'madeira'),
    ],
  },
  { names: ['uruguay', 'uy'], zone: 'America/Montevideo' },
  { names: ['paraguay', 'py'], zone: 'America/Asuncion' },
  { names: ['peru', 'pe'], zone: 'America/Lima' },
  { names: ['bolivia', 'bo'], zone: 'America/La_Paz' },
  { names: ['colombia', 'co'], zone: 'America/Bogota' },
  { names: ['venezuela', 've'], zone: 'America/Caracas' },
  { names: ['panama', 'pa'], zone: 'America/Panama' },
  { names: ['costa rica', 'cr'], zone: 'America/Costa_Rica' },
  { names: ['nicaragua', 'ni'], zone: 'America/Managua' },
  { names: ['honduras', 'hn'], zone: 'America/Tegucigalpa' },
  { names: ['el salvador', 'sv'], zone: 'America/El_Salvador' },
  { names: ['guatemala', 'gt'], zone: 'America/Guatemala' },
  { names: ['cuba', 'cu'], zone: 'America/Havana' },
  { names: ['republica dominicana', 'dominican republic', 'do'], zone: 'America/Santo_Domingo' },
  { names: ['puerto rico', 'pr'], zone: 'America/Puerto_Rico' },
  { names: ['guinea ecuatorial', 'equatorial guinea', 'gq'], zone: 'Africa/Malabo' },
  { names: ['andorra', 'ad'], zone: 'Europe/Andorra' },
  { names: ['francia', 'france', 'franca', 'fr'], zone: 'Europe/Paris' },
  { names: ['italia', 'italy', 'it'], zone: 'Europe/Rome' },
  { names: ['japon', 'japan', 'japao', 'nihon', '日本', 'jp'], zone: 'Asia/Tokyo' },
]

/** Where nobody knows the country: what the administrator sees then is nobody's clock, and asks for a choice. */
const UNKNOWN = 'UTC'

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/^(republica|reino|estado plurinacional|republica bolivariana) (de |del )?/, '')

function isIn({ provinces = [], lies }: Part, { provincia, centro }: Whereabouts): boolean {
  const name = plain(provincia).replace(/^(provincia|region|estado|departamento) (de |del |da |do )?/, '')
  return provinces.some((one) => name.startsWith(one)) || (centro !== null && lies?.(centro) === true)
}

/**
 * The time zone that a municipality has where none was chosen: by its country, and where that has several by the
 * province or the centre of its maps (OPS-08).
 * @returns a name that this platform knows
 */
export function defaultTimeZone(where: Whereabouts): string {
  const name = plain(where.pais)
  const country = COUNTRIES.find(({ names }) => names.some((one) => one === name || plain(one) === name))
  if (!country) return UNKNOWN
  const { zones } = country.parts?.find((one) => isIn(one, where)) ?? { zones: [] }
  return [...zones, country.zone].find(isTimeZone) ?? UNKNOWN
}

/** The zone that was chosen for a municipality, if this platform knows it; else its default. */
export const timeZoneOf = (chosen: unknown, where: Whereabouts): string =>
  typeof chosen === 'string' && isTimeZone(chosen) ? chosen : defaultTimeZone(where)
