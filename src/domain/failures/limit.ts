import * as z from 'zod/mini'

/** Limits that keep an answer from being saved: per account, network, form, and for its last places. */
const SAVE_LIMITS = ['account', 'address', 'form', 'places'] as const
export type SaveLimit = (typeof SAVE_LIMITS)[number]

/**
 * What was asked for too often within an hour (SEC-03): besides saving, documents and states by code, citizens, requests
 * for a user, and appointments; `atOnce` is what may be had in a moment, when others of the same network have theirs.
 */
const LIMITS = [...SAVE_LIMITS, 'lookups', 'citizens', 'requests', 'bookings', 'atOnce'] as const
export type Limit = (typeof LIMITS)[number]

export const isSaveLimit = (limit: Limit): limit is SaveLimit => SAVE_LIMITS.some((one) => one === limit)

const limitSchema = z.object({ limit: z.enum(LIMITS) })

/** The limit in the details of a callable's error, or null when the error is about something else. */
export function limitOf(details: unknown): Limit | null {
  const parsed = limitSchema.safeParse(details)
  return parsed.success ? parsed.data.limit : null
}

/** Whether something was refused because it was asked for too often: it may be had within the hour. */
export const isLimited = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'limited'
