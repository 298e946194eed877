/**
 * Loads what a stranger needs only for sending, while there is a network: after hours without one the server may have
 * a newer build, whose files have other names. Nobody is signed in by it.
 */
export const loadPublicSending = (): Promise<unknown> =>
  Promise.all([import('./anonymous'), import('../create-answer'), import('../arrived'), import('../upload')])
