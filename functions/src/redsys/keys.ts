import * as z from 'zod/mini'
import { REDSYS_KEYS } from '../platform/params'

const KEY_BYTES = 24
const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === KEY_BYTES
const keysSchema = z.record(z.string(), z.string().check(z.refine(isKey)))

function keysIn(secret: string): Record<string, string> {
  try {
    return keysSchema.parse(JSON.parse(secret))
  } catch {
    // What the secret says stays out of the log.
    return {}
  }
}

/** The secret as it was read last: every notification asks for it. */
let read: { secret: string; keys: Record<string, string> } = { secret: '', keys: {} }

/** The key that signs for a merchant; null when the secret has none. */
export function merchantKey(merchantCode: string): string | null {
  const secret = REDSYS_KEYS.value()
  if (secret !== read.secret) read = { secret, keys: keysIn(secret) }
  return merchantCode !== '' && Object.hasOwn(read.keys, merchantCode)
    ? (read.keys[merchantCode] ?? null)
    : null
}
