import { z } from 'zod'
import { HOST } from '../ports'
import type { Mode } from './modes'

const sentSchema = z.object({
  sent: z.array(
    z.object({
      operation: z.string().nullable(),
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.string()),
      body: z.unknown(),
      authorized: z.boolean(),
      idempotencyKey: z.string().nullable(),
      fault: z.string().nullable(),
    }),
  ),
})

async function control(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${HOST}:${port}/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const said: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`)
  return said
}

/** A running stand-in, to be told how to behave and asked what it was sent. */
export const standInAt = (port: number) => ({
  sent: async () => sentSchema.parse(await control(port, 'GET', '__sent')).sent,
  behave: (mode: Mode['mode'], given: Partial<Omit<Mode, 'mode'>> = {}) =>
    control(port, 'POST', '__mode', { mode, ...given }),
  reset: () => control(port, 'DELETE', '__reset'),
})
