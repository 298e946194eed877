import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { policyFor, withPolicies, type Settings } from './policy'
import { ROOT } from './root'

const OWN: Settings = {
  VITE_FIREBASE_PROJECT_ID: 'villa',
  VITE_FIREBASE_AUTH_DOMAIN: 'villa.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'villa.firebasestorage.app',
  VITE_FUNCTIONS_REGION: 'europe-southwest1',
}
const sources = (directive: string, settings: Settings = OWN): string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(policyFor(settings, "'none'"))?.[1]?.split(' ') ?? []

describe('the Content-Security-Policy', () => {
  it('SEC-03 names the project’s own hosts, bucket and documents, and no other project’s', () => {
    expect(sources('connect-src')).toEqual([
      "'self'",
      'blob:',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com/v1/projects/villa/',
      'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
      'https://firebasestorage.googleapis.com/v0/b/villa.firebasestorage.app/',
      'https://europe-southwest1-villa.cloudfunctions.net',
    ])
    expect(sources('frame-src')).toEqual(["'self'", 'https://villa.firebaseapp.com'])
    expect(sources('img-src')).toContain(
      'https://firebasestorage.googleapis.com/v0/b/villa.firebasestorage.app/',
    )
    expect(policyFor(OWN, "'none'")).not.toMatch(
      /\*\.(googleapis|cloudfunctions|firebaseapp|firebasestorage)/,
    )
  })
  it('SEC-04 SEC-03 lets in what single sign-on and App Check load only where they are set up', () => {
    expect(sources('script-src')).toEqual(["'self'"])
    const both = { ...OWN, VITE_SSO_PROVIDER: 'oidc.villa', VITE_APP_CHECK_KEY: 'k' }
    expect(sources('script-src', both)).toContain('https://apis.google.com')
    expect(sources('script-src', both)).toContain('https://www.google.com/recaptcha/')
    expect(sources('connect-src', both)).toContain(
      'https://content-firebaseappcheck.googleapis.com/v1/projects/villa/',
    )
  })
  it('GEO-04 lets pages reach each geocoder, and tiles of another source', () => {
    const given = {
      ...OWN,
      VITE_GEOCODERS: '{"Propio":"https://geo.test/search?q={text}"}',
      VITE_TILE_URL: 'https://{s}.mapa.test/{z}/{x}/{y}.png',
    }
    expect(sources('connect-src', given)).toContain('https://geo.test')
    expect(sources('img-src', given).at(-1)).toBe('https://*.mapa.test')
    expect(() => policyFor({ ...OWN, VITE_GEOCODERS: 'https://geo.test/?q={text}' }, "'none'")).toThrow()
  })
  it('SEC-03 firebase.json has the policies of the local project, and `npm run policy` those of another', () => {
    const config = readFileSync(`${ROOT}firebase.json`, 'utf8')
    expect(withPolicies(config, {})).toBe(config)
    const own = withPolicies(config, OWN)
    expect(own.match(/https:\/\/villa\.firebaseapp\.com/g)).toHaveLength(2)
    expect(own).not.toContain('demo-muniformularios')
    expect(withPolicies(own, {})).toBe(config)
  })
})
