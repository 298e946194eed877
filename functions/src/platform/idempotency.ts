import { createHash } from 'node:crypto'

/**
 * The key under which an outside system knows a repeated request again: the same for the same parts in the same order.
 */
export const idempotencyKey = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
