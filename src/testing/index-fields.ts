import type { AnswersQuery } from '../domain/answers-list/query'
import type { AuditCondition } from '../domain/audit/filters'

/** The field that every query of a list pins down first. */
const PINNED = ['idPlantilla', 'datosCiudadano.dni']

/**
 * The indexes that serve a query together: what it pins down alone, and with each other field, all in the list's
 * order. Firestore merges indexes of equal order, so any combination of equalities needs no index of its own.
 * @returns for each index its fields before the order
 */
export function indexFields({ where, order }: AnswersQuery): string[][] {
  const fields = [...new Set(where.map(({ field }) => field))].filter((field) => field !== order)
  const pinned = PINNED.find((field) => fields.includes(field)) ?? ''
  const others = fields.filter((field) => field !== pinned)
  return others.length === 0 ? [[pinned]] : others.map((field) => [pinned, field])
}

/** For the audit trail, the fields that indexes have to begin with, one index for each: Firestore puts those of one order together. */
export const auditIndexFields = (conditions: readonly AuditCondition[]): string[] =>
  conditions.filter(({ op }) => op === '==').map(({ field }) => field)
