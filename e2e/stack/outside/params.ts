import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { paths } from '../../../src/lib/paths'
import { portalEntry } from './portal/entry'
import { MERCHANTS } from './redsys/merchants'
import {
  FUNCTIONS_REGION,
  HOST,
  hostingUrl,
  portOffset,
  PROJECT_ID,
  ROOT,
  SSO_PROVIDER,
  stackPorts,
} from '../ports'

/** Where the functions emulator looks for secrets; made here, kept by nobody else and never committed. */
const SECRETS = `${ROOT}functions/.secret.local`
const KEYS = [
  'MUNICORE_KEY',
  'TURNERO_KEY',
  'PORTAL_KEY',
  'SMTP_PASSWORD',
  'RETURNS_KEY',
  'TICKET_KEY',
  'FACTOR_KEY',
  'REDSYS_KEYS',
]

/** Enough for a stand-in, short enough to watch one stall. */
const TIMEOUT_MS = 1500

/** A key of 24 bytes for each merchant, as the provider gives them. */
const merchantKeys = (): string =>
  JSON.stringify(
    Object.fromEntries(Object.values(MERCHANTS).map((code) => [code, randomBytes(24).toString('base64')])),
  )
const madeUp = (name: string): string =>
  name === 'REDSYS_KEYS' ? `'${merchantKeys()}'` : randomBytes(18).toString('hex')

/** The keys that open the stand-ins: made up at the first start of this checkout, the same for all its stacks. */
export function outsideKeys(): Record<string, string> {
  const known = existsSync(SECRETS) ? parseEnv(readFileSync(SECRETS, 'utf8')) : {}
  const missing = KEYS.filter((name) => !known[name])
  if (missing.length === 0) return Object.fromEntries(KEYS.map((name) => [name, known[name] ?? '']))
  const made = missing.map((name) => `${name}=${madeUp(name)}\n`).join('')
  writeFileSync(SECRETS, made, { flag: 'a' })
  return outsideKeys()
}

/** Whoever tries the product out, and every test, comes from one address and often from one browser. */
const ROOMY_LIMITS = Object.fromEntries(
  [
    'STRANGER_ANSWERS_PER_HOUR',
    'STRANGER_FILES_PER_HOUR',
    'STRANGER_MEGABYTES_PER_ADDRESS',
    'STRANGER_MEGABYTES_PER_FORM',
    'STRANGER_MEGABYTES_PER_DAY',
    'FILE_PERMITS_PER_ADDRESS',
    'STRANGER_PDFS_PER_HOUR',
    'STRANGER_PDFS_PER_ADDRESS',
    'DOCUMENTS_AT_ONCE',
    'STRANGER_BOOKINGS_PER_HOUR',
    'LOOKUPS_PER_HOUR',
    'RECHECKS_PER_HOUR',
    'PASSES_PER_ACCOUNT',
    'PASSES_PER_ADDRESS',
    'PASSES_PER_FORM',
    'LAST_PLACES_PER_ADDRESS',
    'ORDERS_PER_ACCOUNT',
    'ORDERS_PER_ADDRESS',
    'HELD_SEATS_PER_PERSON',
    'HELD_SEATS_PER_ADDRESS',
    'FREE_TICKETS_PER_PERSON',
    'FREE_TICKETS_PER_ADDRESS',
    'RECEIPT_MAILS_PER_RECIPIENT',
    'RECEIPT_MAILS_PER_ADDRESS',
    'CITIZENS_PER_HOUR',
    'PORTAL_ENTRIES_PER_HOUR',
  ].map((name) => [name, '100000']),
)

/** Settings of the functions that are no secret: the stand-ins of this stack, and where its app is. */
export function outsideSettings(offset: number = portOffset()): Record<string, string> {
  const { municore, turnero, portal, redsys, smtp, functions, passwords } = stackPorts(offset)
  return {
    MUNICORE_URL: `http://${HOST}:${municore}`,
    TURNERO_URL: `http://${HOST}:${turnero}`,
    TURNERO_PAGE_URL: `http://${HOST}:${turnero}/reservar`,
    PORTAL_URL: `http://${HOST}:${portal}`,
    REDSYS_URL: `http://${HOST}:${redsys}/sis/realizarPago`,
    REDSYS_QUERY_URL: `http://${HOST}:${redsys}`,
    REDSYS_NOTIFY_URL: `http://${HOST}:${functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/redsysNotification`,
    PASSWORD_RANGES_URL: `http://${HOST}:${passwords}/range`,
    OUTSIDE_TIMEOUT_MS: String(TIMEOUT_MS),
    SMTP_URL: `smtp://formularios@${HOST}:${smtp}`,
    SMTP_TIMEOUT_MS: String(TIMEOUT_MS),
    MAIL_FROM: 'formularios@villa-alta.example',
    MAIL_MOST_RECIPIENTS: '20',
    MAIL_MOST_PER_DAY: '100',
    SELF_REGISTRATION: 'off',
    APP_URL: hostingUrl(offset),
    FUNCTIONS_REGION,
    SSO_PROVIDER,
    // No emulator has one.
    REMOTE_CONFIG_URL: '',
    ...ROOMY_LIMITS,
  }
}

/** Citizens who enter from the portal, and where; the first has answers, the last is another municipality's. */
const ENTRANCES: [name: string, id: number, page: string][] = [
  ['Lucía Fernández, her answers', 40101, paths.ownAnswers.href()],
  ['Martín D’Angelo, a form', 40102, paths.citizenAnswer.href('permiso-eventos')],
  ['Núria Puig i Soler of Montclar, her answers', 40301, paths.ownAnswers.href()],
]

/**
 * The stand-ins in lines to print under the municipality.
 * @param address where the app is served
 */
export function describeOutside(address: string, offset: number = portOffset()): string[] {
  const { MUNICORE_URL, TURNERO_URL, PORTAL_URL, REDSYS_QUERY_URL } = outsideSettings(offset)
  return [
    '',
    'Stand-ins',
    `  MuniCore: ${MUNICORE_URL}/__sent`,
    `  Turnero: ${TURNERO_URL}/__sent`,
    `  Citizen portal: ${PORTAL_URL}/__sent`,
    `  Redsys: ${REDSYS_QUERY_URL}/__sent`,
    `  Geocoder: http://${HOST}:${stackPorts(offset).geocoder}/__sent`,
    `  Breached passwords: http://${HOST}:${stackPorts(offset).passwords}/__sent`,
    `  Mails: http://${HOST}:${stackPorts(offset).mails}`,
    '',
    'Citizens, each time with a new token of the portal',
    ...ENTRANCES.map(
      ([name, id, page]) => `  ${name}: ${portalEntry(PORTAL_URL ?? '', id, `${address}${page}`)}`,
    ),
  ]
}

/** Writes the settings where the functions emulator of one stack takes them from, apart from those of other stacks. */
export function writeOutsideSettings(folder: string, offset: number): void {
  const lines = Object.entries(outsideSettings(offset)).map(([name, value]) => `${name}=${value}\n`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/.env.local`, lines.join(''))
  outsideKeys()
}
