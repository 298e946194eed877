import type { FirebaseOptions } from 'firebase/app'
import { emulatorPorts } from './emulators'

/**
 * Strangers and staff have accounts of their own even in one browser: filling a public form must not sign a supervisor
 * out. `citizen` is for people who came from the citizen portal, as long as the tab is open. `sign-in` has a password
 * sign-in until a session is opened for it. `single-sign-on` has one by the town hall's provider, also of people who
 * have no user and ask for one.
 */
export type AppName = 'public' | 'citizen' | 'staff' | 'sign-in' | 'single-sign-on'

const LOCAL: FirebaseOptions = {
  apiKey: 'local',
  projectId: 'demo-muniformularios',
  authDomain: 'demo-muniformularios.firebaseapp.com',
  storageBucket: 'demo-muniformularios.appspot.com',
  appId: 'local',
}

/** Where the functions run: the same as `FUNCTIONS_REGION` of the functions themselves. */
export const FUNCTIONS_REGION = import.meta.env.VITE_FUNCTIONS_REGION || 'us-central1'

/** The Firebase project that the app talks to: the emulators' own, or the one it was built for. */
export function projectOptions(): FirebaseOptions {
  if (emulatorPorts()) return LOCAL
  const { env } = import.meta
  return {
    apiKey: env.VITE_FIREBASE_API_KEY ?? '',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: env.VITE_FIREBASE_PROJECT_ID ?? '',
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
    appId: env.VITE_FIREBASE_APP_ID ?? '',
  }
}
