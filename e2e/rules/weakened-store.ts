import { z } from 'zod'
import type { Judging } from '../mutate/probe'
import { HOST, RULES_PROJECT_ID, stackPorts } from '../stack/ports'
import { compileRules, firestoreRules } from './store'

const documents = () =>
  `http://${HOST}:${stackPorts().firestore}/v1/projects/${RULES_PROJECT_ID}/databases/(default)/documents`

const writesSchema = z.object({
  writes: z.array(
    z.object({ update: z.object({ name: z.string() }).optional(), delete: z.string().optional() }),
  ),
})
const foundSchema = z.array(
  z.object({
    found: z.object({ name: z.string(), fields: z.unknown().optional() }).optional(),
    missing: z.string().optional(),
  }),
)

/** Past the rules. */
async function asOwner(method: string, body: unknown, tries = 5): Promise<unknown> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const response = await fetch(`${documents()}:${method}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  // Somebody else still has the document locked.
  if (response.status === 409 && tries > 1) return asOwner(method, body, tries - 1)
  if (!response.ok) throw new Error(`${method} past the rules: ${await response.text()}`)
  return response.json()
}

async function remember(url: string, { body }: RequestInit): Promise<() => Promise<void>> {
  if (!url.includes(':commit')) return () => Promise.resolve()
  const { writes } = writesSchema.parse(JSON.parse(String(body)))
  const names = new Set(writes.flatMap((write) => write.update?.name ?? write.delete ?? []))
  const before = foundSchema.parse(await asOwner('batchGet', { documents: [...names] }))
  const back = before.map(({ found, missing }) =>
    found ? { update: { name: found.name, fields: found.fields } } : { delete: missing },
  )
  return async () => void (await asOwner('commit', { writes: back }))
}

const isOwner = (headers: RequestInit['headers']): boolean =>
  new Headers(headers).get('authorization') === 'Bearer owner'

/** The Firestore emulator, for who weakens its rules. */
export const weakenedStore = (): Judging => ({
  rules: firestoreRules(),
  load: compileRules,
  sideBySide: 16,
  isJudged: (url, { headers }) => url.startsWith(documents()) && !isOwner(headers),
  remember,
})
