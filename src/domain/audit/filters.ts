import type { AuditKind } from './entry'

/** What narrows the audit trail; '' and null narrow nothing. */
export interface AuditFilters {
  /** Username of who did it. */
  person: string
  kind: AuditKind | null
  /** Id of the form. */
  form: string
  /** Id of the answer. */
  answer: string
  /** Path of the municipality: all that an elevated supervisor may read. */
  municipality: string
  from: Date | null
  /** The last moment that counts. */
  to: Date | null
}

type EqualField = 'por' | 'tipo' | 'idPlantilla' | 'respuesta' | 'municipalityPath'

/** One condition of a query of the trail. */
export type AuditCondition =
  | { field: EqualField; op: '=='; value: string }
  | { field: 'fecha'; op: '>=' | '<='; value: Date }

const equal = (field: EqualField, value: string): AuditCondition[] =>
  value === '' ? [] : [{ field, op: '==', value }]
const bound = (op: '>=' | '<=', value: Date | null): AuditCondition[] =>
  value === null ? [] : [{ field: 'fecha', op, value }]

/** The conditions of a query of the trail, which is sorted by `fecha`, newest first. */
export const auditConditions = (filters: AuditFilters): AuditCondition[] => [
  ...equal('por', filters.person),
  ...equal('tipo', filters.kind ?? ''),
  ...equal('idPlantilla', filters.form),
  ...equal('respuesta', filters.answer),
  ...equal('municipalityPath', filters.municipality),
  ...bound('>=', filters.from),
  ...bound('<=', filters.to),
]
