import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { isSameRule, type RetentionRule } from '../../../src/domain/retention'
import { datedSchema, dueMoment, isDue } from '../../../src/domain/privacy/retention-due'
import { isHolding } from '../../../src/domain/privacy/retention-note'
import type { Move } from '../../../src/domain/statistics/aggregates/contribution'
import { plainValue } from '../../../src/domain/stored-value'
import { countingRule, municipalityRef, noteFrom, noteRef, retainedForm } from './ground'

/** An answer as it was deleted, and when it left its states. */
interface Deleted {
  answer: DocumentData
  moves: readonly Move[]
}

/** Whether the time of an answer in the bin is over by a rule that holds since that moment. */
export function isOverBy(rule: RetentionRule, since: Date, { answer, moves }: Deleted, now: Date): boolean {
  const dated = datedSchema.safeParse(plainValue(answer))
  const due = dated.success ? dueMoment(dated.data, rule, moves) : null
  return isDue(due, { since, isHeld: false, until: null }, now)
}

/**
 * Whether the time of an answer in the bin is over by the rule of its form: the night would have erased it where it stood,
 * so nobody brings it back (OPS-02). Two reads.
 */
export async function isTimeOver(
  tx: Transaction,
  form: DocumentSnapshot,
  deleted: Deleted,
  now: Date,
): Promise<boolean> {
  const retained = retainedForm(form)
  const [municipality, noted] = await tx.getAll(municipalityRef(retained.municipalityPath), noteRef(form.id))
  const rule = countingRule(retained, municipality)
  const { bloqueo, regla, vigente } = noteFrom(noted)
  if (rule === null || vigente === null || !isSameRule(regla, rule) || isHolding(bloqueo)) return false
  return isOverBy(rule, vigente, deleted, now)
}
