import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import { installLogic } from '../../../src/domain/answering/logic'
import { installKinds } from '../../../src/domain/question-types'
import { FURTHER_KINDS } from '../../../src/domain/question-types/further'
import * as logic from '../../../src/domain/form-logic/logic'
import '../../../src/domain/form-logic/every-part'
import { plainValue } from '../../../src/domain/stored-value'

// Forms and answers are read with their rules from the start.
installLogic(logic)
installKinds(FURTHER_KINDS)

/**
 * A stored document in the domain's type, or null when there is none or it does not fit.
 * @param name fields that the document's own name gives
 */
export function decode<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot, name: object = {}): T | null {
  const data = snapshot.data()
  if (!data) return null
  const parsed = schema.safeParse(Object.assign({}, plainValue(data), name))
  return parsed.success ? parsed.data : null
}
