import { geocoderOrigins, geocodersOf } from '../domain/geography/geocoders.ts'

/** Settings of `.env.production`, and of the environment, by their names. */
export type Settings = Record<string, string | undefined>

/** The project of the local stack and of a checkout that nobody deploys. */
const DEMO: Settings = {
  VITE_FIREBASE_PROJECT_ID: 'demo-muniformularios',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-muniformularios.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-muniformularios.appspot.com',
}
const TILES = 'https://*.tile.openstreetmap.org'
const PAYMENT_PAGES = 'https://sis.redsys.es https://sis-t.redsys.es:25443'

/** The host of a map's tiles; `{s}` stands for several of them. */
const tileHost = (url: string): string =>
  new URL(url.replace('{s}.', 'any.')).origin.replace('//any.', '//*.')

const firestoreOf = (project: string): string[] => [
  `https://firestore.googleapis.com/v1/projects/${project}/`,
  // Listening names its project in what it sends.
  'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
]

const regionOf = (settings: Settings): string => settings.VITE_FUNCTIONS_REGION || 'us-central1'

/**
 * What pages may load and reach: the project's own hosts and paths, and what the settings name, so that nothing that
 * gets into a page can carry data to a project of its own (SEC-03).
 * @param ancestors who may show a page in a frame
 */
export function policyFor(given: Settings, ancestors: "'none'" | "'self'"): string {
  const settings = given.VITE_FIREBASE_PROJECT_ID ? given : { ...given, ...DEMO }
  const project = settings.VITE_FIREBASE_PROJECT_ID ?? ''
  const region = regionOf(settings)
  const files = `https://firebasestorage.googleapis.com/v0/b/${settings.VITE_FIREBASE_STORAGE_BUCKET ?? ''}/`
  const isProven = Boolean(settings.VITE_APP_CHECK_KEY)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(settings.VITE_SSO_PROVIDER ? ['https://apis.google.com'] : []),
      ...(isProven ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      files,
      settings.VITE_TILE_URL ? tileHost(settings.VITE_TILE_URL) : TILES,
    ],
    'media-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      'blob:',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...firestoreOf(project),
      files,
      `https://${region}-${project}.cloudfunctions.net`,
      ...(isProven
        ? [
            `https://content-firebaseappcheck.googleapis.com/v1/projects/${project}/`,
            'https://www.google.com/recaptcha/',
          ]
        : []),
      ...geocoderOrigins(geocodersOf(settings.VITE_GEOCODERS ?? '')),
    ],
    'frame-src': [
      "'self'",
      `https://${settings.VITE_FIREBASE_AUTH_DOMAIN ?? ''}`,
      ...(isProven ? ['https://www.google.com/recaptcha/'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", settings.PAYMENT_PAGES || PAYMENT_PAGES],
    'frame-ancestors': [ancestors],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const POLICY = /("key": "Content-Security-Policy",\s*"value": ")([^"]*)(")/g

/** Where a function is that Hosting leads to. */
const REGION = /("functionId": "\w+",\s*"region": ")[^"]*(")/g

/**
 * firebase.json with the policies that the settings give, and the region of the functions that Hosting leads to; the
 * preview alone may stand in a frame of the product.
 */
export const withPolicies = (config: string, settings: Settings): string =>
  config
    .replace(POLICY, (_all, before: string, policy: string, after: string) => {
      const ancestors = policy.includes("frame-ancestors 'self'") ? "'self'" : "'none'"
      return `${before}${policyFor(settings, ancestors)}${after}`
    })
    .replace(REGION, `$1${regionOf(settings)}$2`)
