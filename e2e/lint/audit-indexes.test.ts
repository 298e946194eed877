import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { AuditFilters } from '../../src/domain/audit/filters'
import { auditConditions } from '../../src/domain/audit/filters'
import { auditIndexFields } from '../../src/testing/index-fields'
import { ROOT } from '../stack/ports'

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.string().optional() })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
})
const { indexes, fieldOverrides } = indexesSchema.parse(
  JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8')),
)

const EVERY: AuditFilters[] = ['', 'sara'].flatMap((person) =>
  ([null, 'pdf'] as const).flatMap((kind) =>
    ['', 'comercios'].flatMap((form) =>
      ['', 'r-1'].flatMap((answer) =>
        ['', 'm'].flatMap((municipality) =>
          [null, new Date(0)].map((moment) => ({
            ...{ person, kind, form, answer, municipality },
            ...{ from: moment, to: moment },
          })),
        ),
      ),
    ),
  ),
)

/** What happened to an answer, newest first (CORR-09). */
const OF_ONE_ANSWER = 'respuesta ASCENDING, tipo ASCENDING, fecha DESCENDING'

it('SEC-06 indexes serve every combination of filters of the audit trail, and none is unused', () => {
  const needed = new Set(EVERY.flatMap((filters) => auditIndexFields(auditConditions(filters))))
  const deployed = indexes
    .filter(({ collectionGroup }) => collectionGroup === 'auditoria')
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', '))
  const byFilter = [...needed].map((field) => `${field} ASCENDING, fecha DESCENDING`)
  expect(deployed.sort()).toEqual([...byFilter, OF_ONE_ANSWER].sort())
})

it('SEC-06 entries of the audit trail expire by their own field', () => {
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'auditoria', fieldPath: 'caduca', ttl: true })
})
