import type { FirebaseApp } from 'firebase/app'
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check'
import { firebaseApp } from './app'
import { emulatorPorts } from './emulators'
import type { AppProof } from './proof'
import { ACCOUNT_LIMIT_MS, inTime } from './with-timeout'

const HOUR_MS = 3_600_000

/** A token for the emulators, which do not check who signed it. */
function localToken(appId: string, expires: number): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: appId, app_id: appId, exp: Math.floor(expires / 1000) })}.`
}

const localProvider = (appId: string) =>
  new CustomProvider({
    getToken() {
      const expireTimeMillis = Date.now() + HOUR_MS
      return Promise.resolve({ token: localToken(appId, expireTimeMillis), expireTimeMillis })
    },
  })

/**
 * App Check with reCAPTCHA Enterprise, which shows people no puzzle; with the emulators, a provider whose tokens prove
 * nothing.
 * @param key of the site, from the Google Cloud console
 */
export function appProof(key: string): AppProof {
  const checks = new Map<FirebaseApp, AppCheck>()
  return {
    begin(app) {
      const isLocal = emulatorPorts() !== null
      const provider = isLocal ? localProvider(app.options.appId ?? '') : new ReCaptchaEnterpriseProvider(key)
      checks.set(app, initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true }))
    },
    async token(name) {
      const check = checks.get(firebaseApp(name))
      if (!check) return ''
      // A network that keeps the script back lets it wait for ever.
      return inTime(getToken(check), ACCOUNT_LIMIT_MS).then(
        ({ token }) => token,
        () => '',
      )
    },
  }
}
