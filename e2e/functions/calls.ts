import { z } from 'zod'
import { FUNCTIONS_REGION, HOST, PROJECT_ID, stackPorts } from '../stack/ports'

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

/** Calls a function as a browser with that ID token does. */
export async function call(name: string, token: string | null, data: unknown): Promise<Answer> {
  const response = await fetch(
    `http://${HOST}:${stackPorts().functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ data }),
    },
  )
  const { result, error } = answerSchema.parse(await response.json())
  const { details } = error ?? {}
  return { status: error?.status ?? 'OK', result, refusal: details?.refusal, details }
}
