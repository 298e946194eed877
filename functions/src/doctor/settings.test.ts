import { describe, expect, it } from 'vitest'
import { lookAtSettings, type Settings } from './settings'

const FUNCTIONS: Settings = {
  APP_URL: 'https://formularios.example',
  FUNCTIONS_REGION: 'europe-southwest1',
  MUNICORE_URL: 'https://municore.example/api',
  SMTP_URL: 'smtps://user@mail.example:465',
  MAIL_FROM: 'formularios@town.example',
}
const BROWSER: Settings = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'a',
  VITE_FIREBASE_PROJECT_ID: 'town',
  VITE_FIREBASE_STORAGE_BUCKET: 'b',
  VITE_FIREBASE_APP_ID: 'i',
  VITE_FUNCTIONS_REGION: 'europe-southwest1',
}
const wrongIn = (functions: Settings | null, browser: Settings | null) =>
  lookAtSettings('town', functions, browser)
    .filter(({ how }) => how === 'wrong')
    .map(({ about, what }) => `${about}: ${what}`)

describe('settings', () => {
  it('OPS-06 sound ones are sound', () => {
    expect(wrongIn(FUNCTIONS, BROWSER)).toEqual([])
  })

  it.each([
    [{ APP_URL: '' }, 'APP_URL: it is not set'],
    [{ APP_URL: 'http://formularios.example' }, 'APP_URL: it has to begin with https://'],
    [{ APP_URL: 'https://formularios.example/' }, 'APP_URL: it may not end with a slash'],
    [{ APP_URL: 'https://...' }, 'APP_URL: "https://..." is the example still'],
    [{ MUNICORE_URL: 'municore' }, 'MUNICORE_URL: "municore" is no address'],
    [{ PORTAL_URL: 'http://portal.example' }, 'PORTAL_URL: it has to begin with https://'],
    [{ SMTP_URL: '' }, 'SMTP_URL and MAIL_FROM: SMTP_URL is not set: no mail is sent'],
    [{ SMTP_URL: 'https://x' }, 'SMTP_URL and MAIL_FROM: SMTP_URL: it has to begin with smtp:// or smtps://'],
    [{ MAIL_FROM: 'nobody' }, 'SMTP_URL and MAIL_FROM: MAIL_FROM: "nobody" is no address'],
    [
      { FUNCTIONS_REGION: '' },
      'regions: functions run in us-central1, the app looks for them in europe-southwest1',
    ],
    [{ SSO_PROVIDER: 'oidc.a' }, 'single sign-on: functions take "oidc.a", the app offers ""'],
    [{ ENFORCE_APP_CHECK: 'true' }, 'App Check: functions ask for it and the app has none: nobody comes in'],
  ])('OPS-06 of functions: %j', (given, what) => {
    expect(wrongIn({ ...FUNCTIONS, ...given }, BROWSER)).toEqual([what])
  })

  it.each([
    [{ VITE_FIREBASE_API_KEY: '' }, 'settings of the app: VITE_FIREBASE_API_KEY not set'],
    [{ VITE_FIREBASE_APP_ID: '...' }, 'settings of the app: VITE_FIREBASE_APP_ID not set'],
    [{ VITE_FIREBASE_PROJECT_ID: 'other' }, 'project of the app: the app is built for other, not for town'],
  ])('OPS-06 of the app: %j', (given, what) => {
    expect(wrongIn(FUNCTIONS, { ...BROWSER, ...given })).toEqual([what])
  })

  it('OPS-06 missing files', () => {
    expect(wrongIn(null, BROWSER)).toEqual(['functions/.env.town: it is missing'])
    expect(wrongIn(FUNCTIONS, null)).toEqual(['.env.production: it is missing'])
    expect(wrongIn(null, null)).toEqual([
      'functions/.env.town: it is missing',
      '.env.production: it is missing',
    ])
  })
})
