import * as z from 'zod/mini'
import { deviceStore } from '../../../lib/device-store'
import { NO_EXTRAS, type DraftExtras } from './pdf-extras'

/** What is the same on every document of a municipality. */
const keptSchema = z.object({ logo: z.nullable(z.instanceof(File)), location: z.string() })

const keyOf = (username: string, municipalityPath: string): string => `pdf:${username}:${municipalityPath}`

/** The logo and the place that this person put on a PDF of the municipality last, on this device (PDF-03). */
export async function cachedExtras(username: string, municipalityPath: string): Promise<DraftExtras> {
  const stored = keptSchema.safeParse(await deviceStore('kept').get(keyOf(username, municipalityPath)))
  return { ...NO_EXTRAS, ...(stored.success && stored.data) }
}

/** Keeps them for the next document, where the device has room. */
export const cacheExtras = (
  username: string,
  municipalityPath: string,
  { logo, location }: DraftExtras,
): Promise<void> =>
  deviceStore('kept')
    .set(keyOf(username, municipalityPath), { logo, location })
    .catch(() => undefined)
