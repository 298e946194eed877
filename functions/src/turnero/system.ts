import type { OutsideSettings } from '../platform/outside'
import { TURNERO_KEY, TURNERO_URL } from '../platform/params'

/** The appointment system. */
export const TURNERO: OutsideSettings = { system: 'turnero', address: TURNERO_URL, key: TURNERO_KEY }
