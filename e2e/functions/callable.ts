import { z } from 'zod'
import { FUNCTIONS_REGION, HOST, PROJECT_ID } from '../stack/ports'

/** What came back from a callable. */
export interface Answer {
  status: string
  result: unknown
  refusal: unknown
  /** What the error says besides its status. */
  details: unknown
}

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z
    .object({ status: z.string(), details: z.looseObject({ refusal: z.unknown().optional() }).optional() })
    .optional(),
})

/** Where the calls of tests come from, unless they say otherwise. */
const ADDRESS = '198.51.100.7'
/** The same as Google's front end says it, and with what. */
const from = (address: string) => ({
  'x-forwarded-for': `203.0.113.9, ${address}`,
  'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/131.0',
})
/** The same as the audit trail keeps it. */
export const ORIGIN = { red: '198.51.100.0/24', dispositivo: 'Firefox · Linux' }

const { fetch } = globalThis

/** Calls a function, named or by its contract, that is served on that port, as a browser with that ID token does. */
export async function callAt(
  port: number,
  of: string | { name: string },
  token: string | null,
  data: unknown,
  address = ADDRESS,
): Promise<Answer> {
  const name = typeof of === 'string' ? of : of.name
  const response = await fetch(`http://${HOST}:${port}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...from(address),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  })
  const { result, error } = answerSchema.parse(await response.json())
  const { details } = error ?? {}
  return { status: error?.status ?? 'OK', result, refusal: details?.refusal, details }
}
