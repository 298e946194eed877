import { applicationDefault } from 'firebase-admin/app'
import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import { REMOTE_CONFIG_URL } from '../platform/params'

/** Least time between two questions (AUTH-08). */
const LEAST_MS = 40_000
const TIMEOUT_MS = 5_000

type Values = Record<string, unknown>

const templateSchema = z.looseObject({
  parameters: z._default(
    z.record(
      z.string(),
      z.looseObject({ defaultValue: z.optional(z.looseObject({ value: z.optional(z.string()) })) }),
    ),
    {},
  ),
})

let last: { address: string; asked: number; values: Values } | null = null

/** What each parameter says to everybody; conditions are about browsers, and this is for the server. */
function valuesOf(template: z.infer<typeof templateSchema>): Values {
  return Object.fromEntries(
    Object.entries(template.parameters).map(([name, { defaultValue }]) => [name, defaultValue?.value]),
  )
}

/** A project that does not use Remote Config, or does not let functions read it, has none. */
const HAS_NONE = [401, 403, 404]

async function ask(address: string): Promise<Values> {
  const isCloud = address.startsWith('https://')
  const token = isCloud ? (await applicationDefault().getAccessToken()).access_token : ''
  const response = await fetch(`${address}/v1/projects/${process.env.GCLOUD_PROJECT ?? ''}/remoteConfig`, {
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (HAS_NONE.includes(response.status)) return {}
  if (!response.ok) throw new Error(`Remote Config answers ${response.status}`)
  return valuesOf(templateSchema.parse(await response.json()))
}

/**
 * What Remote Config says, asked again after {@link LEAST_MS} at the earliest (AUTH-08). While it does not answer, what it
 * said last counts on; nothing where the project has none, as on the emulators.
 * @param now whether to ask at once: it was just changed
 */
export async function remoteConfig(now = false): Promise<Values> {
  const address = REMOTE_CONFIG_URL.value().replace(/\/$/, '')
  if (address === '') return {}
  const known = last?.address === address ? last : null
  if (known && !now && Date.now() - known.asked < LEAST_MS) return known.values
  const values = await ask(address).catch((error: unknown) => {
    logger.warn('Remote Config cannot be read', { error })
    return known?.values ?? {}
  })
  last = { address, asked: Date.now(), values }
  return values
}
