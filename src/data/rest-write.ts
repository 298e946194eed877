import * as z from 'zod/mini'
import { asAccount } from './as-account'
import type { AppName } from './project'
import { askStore, documentName } from './rest'
import type { RestValue } from './rest-values'

/** Writing over Firestore's REST interface: the SDK for it weighs more than all else that a stranger loads to send. */

/** What the server makes of a field when it writes. */
type Transform = { fieldPath: string } & ({ setToServerValue: 'REQUEST_TIME' } | { increment: RestValue })

/** One document of a commit. */
export interface Write {
  update: { name: string; fields: Record<string, RestValue> }
  /** Fields that are written beside what is there; without it the document is written anew. */
  updateMask?: { fieldPaths: string[] }
  updateTransforms?: Transform[]
}

const numberValue = (value: number): RestValue =>
  Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }

/** A value of ours as the interface writes it; what it cannot say becomes null. */
export function restValue(value: unknown): RestValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return numberValue(value)
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } }
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: restFields(value) } }
  return { nullValue: null }
}

/** The fields of a document, without those that are undefined. */
export const restFields = (document: object): Record<string, RestValue> =>
  Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, restValue(value)]],
    ),
  )

/** Paths of documents, as references. */
export const restReferences = (paths: readonly string[]): RestValue => ({
  arrayValue: { values: paths.map((path) => ({ referenceValue: documentName(path) })) },
})

const committedSchema = z.object({ commitTime: z.string() })

/**
 * Makes all of the writes or none.
 * @throws DataError `forbidden`, `conflict` (another commit was on one of the documents), `offline`, `down`, `timeout`,
 * `unknown`; the writes may have been made where no response came
 */
export async function commitWrites(app: AppName, writes: readonly Write[]): Promise<void> {
  await asAccount(app, (asker) => askStore('commit', asker, { writes }, committedSchema))
}
