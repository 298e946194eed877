import type * as Provider from './single-sign-on'

/**
 * What asks the town hall's provider who somebody is (AUTH-03), with a copy of the SDK of sign-in (decision 057): a
 * build without a provider has none of it.
 */
export const loadProvider = (): Promise<typeof Provider> =>
  import.meta.env.VITE_SSO_PROVIDER
    ? import('./single-sign-on')
    : Promise.reject(new Error('This build has no provider.'))
