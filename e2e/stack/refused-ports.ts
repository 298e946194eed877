/**
 * Ports from 1024 on that browsers, and Node's own fetch, never go to (the "bad ports" of the Fetch standard): other
 * protocols live there.
 */
const REFUSED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

/** Whether a page at `port`, or a request to it, is refused by the browser itself. */
export const isRefused = (port: number): boolean => REFUSED.has(port)
