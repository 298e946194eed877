/**
 * The name under which the browser wakes the service worker once there is a network, and under which that wakes open
 * pages.
 */
export const WAKE = 'outbox'
