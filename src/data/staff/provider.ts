import type * as Provider from './single-sign-on'

/**
 * What asks the town hall's provider who somebody is (AUTH-03). It makes the SDK of sign-in, which strangers load too, some
 * 3 kB larger: a build without a provider has none of it.
 */
export const loadProvider = (): Promise<typeof Provider> =>
  import.meta.env.VITE_SSO_PROVIDER
    ? import('./single-sign-on')
    : Promise.reject(new Error('This build has no provider.'))
