import { isMailAddress } from '../../../src/domain/mail/address'
import { judged, sound, weak, wrong, type Finding } from './finding'

export type Settings = Record<string, string | undefined>

const DEFAULT_REGION = 'us-central1'
const CONFIGURE = 'docs/operate/configure.md says what it has to be; put it into functions/.env.<project id>.'
const INSTALL = 'docs/operate/install.md, step 2, says what it has to be; put it into .env.production.'

/** Addresses of other systems; empty where there is no such system. */
const ADDRESSES = [
  ...['MUNICORE_URL', 'TURNERO_URL', 'TURNERO_PAGE_URL', 'PORTAL_URL', 'REDSYS_URL', 'REDSYS_QUERY_URL'],
  ...['REDSYS_NOTIFY_URL', 'PASSWORD_RANGES_URL'],
]
const OF_BROWSER = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
)

const valueOf = (settings: Settings, name: string): string => (settings[name] ?? '').trim()

/** The examples of the documentation have dots where a town has something of its own. */
const isExample = (text: string): boolean => text.includes('...')

/** What is the matter with an address; null when it is sound or left empty. */
function addressFault(text: string, protocols: readonly string[]): string | null {
  if (text === '') return null
  if (isExample(text)) return `"${text}" is the example still`
  if (!URL.canParse(text)) return `"${text}" is no address`
  return protocols.includes(new URL(text).protocol)
    ? null
    : `it has to begin with ${protocols.join('// or ')}//`
}

function appUrlFault(text: string): string | null {
  if (text === '') return 'it is not set'
  return addressFault(text, ['https:']) ?? (text.endsWith('/') ? 'it may not end with a slash' : null)
}

function mailFault(settings: Settings): string | null {
  const [server, from] = [valueOf(settings, 'SMTP_URL'), valueOf(settings, 'MAIL_FROM')]
  if (server === '') return 'SMTP_URL is not set: no mail is sent'
  const fault = addressFault(server, ['smtp:', 'smtps:'])
  if (fault) return `SMTP_URL: ${fault}`
  return isMailAddress(from) ? null : `MAIL_FROM: "${from}" is no address`
}

/** Whether each setting has a name that is read: of one that is written wrongly the default counts. */
export function lookAtNames(functions: Settings, known: ReadonlySet<string>): Finding {
  const about = 'names of settings'
  const unknown = Object.keys(functions).filter((name) => !known.has(name))
  return unknown.length === 0
    ? sound(about)
    : weak(about, `nothing reads ${unknown.join(', ')}: the default counts`, CONFIGURE)
}

const regionOf = (settings: Settings, name: string): string => valueOf(settings, name) || DEFAULT_REGION

/** Looks at the settings of functions and browser, and whether they fit each other. */
export function lookAtSettings(
  project: string,
  functions: Settings | null,
  browser: Settings | null,
): Finding[] {
  const missing = (file: string, repair: string): Finding[] => [wrong(file, 'it is missing', repair)]
  if (!functions || !browser)
    return [
      ...(functions ? [] : missing(`functions/.env.${project}`, CONFIGURE)),
      ...(browser ? [] : missing('.env.production', INSTALL)),
    ]
  const isUnset = (text: string) => text === '' || isExample(text)
  const unset = OF_BROWSER.filter((name) => isUnset(valueOf(browser, name)))
  const [region, asked] = [
    regionOf(functions, 'FUNCTIONS_REGION'),
    regionOf(browser, 'VITE_FUNCTIONS_REGION'),
  ]
  const [sso, offered] = [valueOf(functions, 'SSO_PROVIDER'), valueOf(browser, 'VITE_SSO_PROVIDER')]
  const named = valueOf(browser, 'VITE_FIREBASE_PROJECT_ID')
  const isChecked = valueOf(functions, 'ENFORCE_APP_CHECK') === 'true'
  const hasCheck = valueOf(browser, 'VITE_APP_CHECK_KEY') !== ''
  return [
    judged('APP_URL', appUrlFault(valueOf(functions, 'APP_URL')), CONFIGURE),
    ...ADDRESSES.map((name) => judged(name, addressFault(valueOf(functions, name), ['https:']), CONFIGURE)),
    judged('SMTP_URL and MAIL_FROM', mailFault(functions), CONFIGURE),
    judged('settings of the app', unset.length > 0 ? `${unset.join(', ')} not set` : null, INSTALL),
    judged(
      'project of the app',
      named === project || named === '' ? null : `the app is built for ${named}, not for ${project}`,
      INSTALL,
    ),
    judged(
      'regions',
      region === asked ? null : `functions run in ${region}, the app looks for them in ${asked}`,
      'Make FUNCTIONS_REGION and VITE_FUNCTIONS_REGION the same, build and deploy.',
    ),
    judged(
      'single sign-on',
      sso === offered ? null : `functions take "${sso}", the app offers "${offered}"`,
      'Make SSO_PROVIDER and VITE_SSO_PROVIDER the same (docs/operate/single-sign-on.md).',
    ),
    judged(
      'App Check',
      isChecked && !hasCheck ? 'functions ask for it and the app has none: nobody comes in' : null,
      'Set VITE_APP_CHECK_KEY, or ENFORCE_APP_CHECK=false (docs/operate/abuse.md).',
    ),
  ]
}
