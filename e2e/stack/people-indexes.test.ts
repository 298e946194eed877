import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ROOT } from './ports'

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.string().optional() })),
    }),
  ),
})

/** The emulator answers without them; the cloud does not. */
it.each([
  ['USER-05 the open sessions of a person', 'sesiones_web', ['usuario', 'active', '-usada']],
  ['USER-05 the sessions that are over', 'sesiones_web', ['active', 'vence']],
  ['USER-05 who was ended, by address', 'usuarios', ['baja', 'email']],
  ['USER-05 who was ended in a municipality, by address', 'usuarios', ['municipalityPath', 'baja', 'email']],
])('%s are listed by an index', (_what, collection, wanted) => {
  const { indexes } = indexesSchema.parse(JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8')))
  const fields = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .map((index) =>
      index.fields.map(({ fieldPath, order }) => (order === 'DESCENDING' ? `-${fieldPath}` : fieldPath)),
    )
  expect(fields).toContainEqual(wanted)
})
