import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { geocoderOrigins, geocodersOf } from '../domain/geography/geocoders.ts'
import { ROOT } from './root.ts'

interface Hosting {
  hosting: { headers: { headers: { key: string; value: string }[] }[] }
}

/** What each Content-Security-Policy of a hosting configuration lets pages connect to. */
function connections(config: string): string[][] {
  const { hosting }: Hosting = JSON.parse(config)
  return hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => /connect-src ([^;]*)/.exec(value)?.[1]?.split(' ') ?? [])
}

/**
 * Why browsers could not ask these geocoders; empty when they can (GEO-04).
 * @param setting as `VITE_GEOCODERS` has it
 * @param config firebase.json
 * @throws Error when the setting cannot be read
 */
export function geocoderFaults(setting: string, config: string): string[] {
  const policies = connections(config)
  return geocoderOrigins(geocodersOf(setting))
    .filter((origin) => !policies.every((allowed) => allowed.includes(origin)))
    .map((origin) => `A geocoder is at ${origin}, which does not stand in each connect-src of firebase.json.`)
}

/** Fails a build whose geocoders its own pages could not ask: nobody would see why. */
export function geocoderPolicyPlugin(): Plugin {
  return {
    name: 'geocoder-policy',
    apply: 'build',
    configResolved({ env }) {
      // The local stack lets pages reach all of this machine.
      const config = env.VITE_EMULATORS ? null : readFileSync(`${ROOT}firebase.json`, 'utf8')
      const setting: string = env.VITE_GEOCODERS ?? ''
      const faults = config === null ? [] : geocoderFaults(setting, config)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}
