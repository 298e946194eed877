/// <reference types="vite/client" />

/** Emulator ports before the shift that the browser derives from its own address; null in production builds. */
declare const __EMULATOR_PORTS__: {
  auth: number
  firestore: number
  functions: number
  storage: number
  hosting: number
  dev: number
} | null

interface ImportMetaEnv {
  /** Ports of the local emulators as JSON, in builds that talk to them. */
  readonly VITE_EMULATORS?: string
  /** Map tiles, with {s}, {z}, {x}, {y}; OpenStreetMap's when unset. Their host must stand in the CSP of firebase.json. */
  readonly VITE_TILE_URL?: string
  /**
   * Services that search addresses, as JSON `{ "name": "address" }`, each with {text}, {language} and {box}
   * (west,north,east,south); a list as Nominatim's jsonv2 comes back. Off when unset. A municipality chooses one of them,
   * the first is the usual one. Their hosts must stand in connect-src of firebase.json, or the app does not build.
   */
  readonly VITE_GEOCODERS?: string
  /** The Firebase project of a deployed build (Project settings › Your apps › Config). */
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string
  readonly VITE_FIREBASE_APP_ID?: string
  /** Key of reCAPTCHA Enterprise for App Check; without one there is no App Check. Its hosts must stand in the CSP. */
  readonly VITE_APP_CHECK_KEY?: string
  /** Provider of the single sign-on, `oidc.…`, as `SSO_PROVIDER` of the functions; without one there is no button (AUTH-03). */
  readonly VITE_SSO_PROVIDER?: string
  /** Region of the functions, as `FUNCTIONS_REGION` in their settings; us-central1 when unset. */
  readonly VITE_FUNCTIONS_REGION?: string
}
