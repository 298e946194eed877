import { suffixesIn } from '../../../src/domain/user/breached-password'
import { judged, unasked, type Finding } from './finding'
import type { Settings } from './settings'

/** Something that each system refuses by its contract to whoever has no key, and that changes nothing. */
const PROBES = {
  municore: { path: '/v1/municipios/0/areas?usuario=-', method: 'GET' },
  turnero: { path: '/v1/municipios/0/grupos?tipoProcedimiento=-', method: 'GET' },
  portal: { path: '/v1/accesos', method: 'POST' },
} as const

const SETTING = { municore: 'MUNICORE_URL', turnero: 'TURNERO_URL', portal: 'PORTAL_URL' } as const
type Probed = keyof typeof PROBES
const PROBED: readonly Probed[] = ['municore', 'turnero', 'portal']

const reasonIn = (error: unknown): string =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : 'nobody knows why'

const REFUSED = 401
const TRY_MS = 15_000

/** What is the matter with an outside system at an address, asked without a key; null when it answers by its contract. */
export async function faultOf(system: Probed, base: string): Promise<string | null> {
  const { path, method } = PROBES[system]
  const body = method === 'POST' ? '{}' : null
  try {
    const response = await fetch(`${base.replace(/\/+$/, '')}${path}`, {
      method,
      body,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_MS),
    })
    if (response.status !== REFUSED)
      return `it answers ${response.status} to whoever has no key, and by its contract 401`
    return response.headers.get('content-type')?.includes('json') ? null : 'it does not answer with JSON'
  } catch (error) {
    return `it does not answer: ${reasonIn(error)}`
  }
}

const RANGES = 'PASSWORD_RANGES_URL'

/** What is the matter with a list of breached passwords at an address. */
async function rangesFault(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base.replace(/\/+$/, '')}/00000`, {
      headers: { 'add-padding': 'true', 'user-agent': 'MuniFormularios' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_MS),
    })
    if (!response.ok) return `it answers ${response.status}`
    return suffixesIn(await response.text()) ? null : 'it does not answer with a range of hashes'
  } catch (error) {
    return `it does not answer: ${reasonIn(error)}`
  }
}

async function lookAtRanges(settings: Settings): Promise<Finding[]> {
  const base = (settings[RANGES] ?? '').trim()
  // Off unless the operator wants it: nothing to be told of.
  if (!URL.canParse(base)) return []
  return [
    judged(
      `${RANGES} answers`,
      await rangesFault(base),
      'docs/operate/configure.md says what it has to answer.',
    ),
  ]
}

/** Looks whether the outside systems answer as their contracts say. They are asked without a key. */
export async function lookOutside(settings: Settings): Promise<Finding[]> {
  const systems = PROBED.map(async (system) => {
    const name = SETTING[system]
    const base = (settings[name] ?? '').trim()
    const about = `${name} answers`
    if (!URL.canParse(base)) return unasked(about, 'no address is set')
    return judged(
      about,
      await faultOf(system, base),
      `Ask whoever runs it; its contract stands in e2e/stack/outside, its address in ${name}.`,
    )
  })
  return [...(await Promise.all(systems)), ...(await lookAtRanges(settings))]
}
