/** Under this name the browser wakes the service worker once there is a network, and that one wakes open pages. */
export const WAKE = 'outbox'
