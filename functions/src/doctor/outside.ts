import { judged, unasked, type Finding } from './finding'
import type { Settings } from './settings'

/** Something that each system refuses by its contract to whoever has no key, and that changes nothing. */
const PROBES = {
  MUNICORE_URL: { path: '/v1/municipios/0/areas?usuario=-', method: 'GET' },
  TURNERO_URL: { path: '/v1/municipios/0/grupos?tipoProcedimiento=-', method: 'GET' },
  PORTAL_URL: { path: '/v1/accesos', method: 'POST' },
} as const

const REFUSED = 401
const TRY_MS = 15_000

async function faultOf(
  base: string,
  { path, method }: { path: string; method: string },
): Promise<string | null> {
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
    return `it does not answer: ${error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'nobody knows why'}`
  }
}

/** Looks whether the outside systems answer as their contracts say. They are asked without a key. */
export function lookOutside(settings: Settings): Promise<Finding[]> {
  return Promise.all(
    Object.entries(PROBES).map(async ([name, probe]) => {
      const base = (settings[name] ?? '').trim()
      const about = `${name} answers`
      if (!URL.canParse(base)) return unasked(about, 'no address is set')
      return judged(
        about,
        await faultOf(base, probe),
        `Ask whoever runs it; its contract stands in e2e/stack/outside, its address in ${name}.`,
      )
    }),
  )
}
