import { DataError } from '../errors'

/**
 * Code that is loaded when it is needed.
 * @throws DataError `offline` when it cannot be loaded: it comes from the site itself
 */
export const loadOrOffline = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: unknown) => {
    throw new DataError('offline', { cause })
  })
