import type { AuditKind } from './entry'

/** What narrows the audit trail; '' and null narrow nothing. */
export interface AuditFilters {
  /** Username of who did it. */
  person: string
  kind: AuditKind | null
  /** Id of the form. */
  form: string
  from: Date | null
  /** The last moment that counts. */
  to: Date | null
}

/** One condition of a query of the trail. */
export type AuditCondition =
  | { field: 'por' | 'tipo' | 'idPlantilla'; op: '=='; value: string }
  | { field: 'fecha'; op: '>=' | '<='; value: Date }

const equal = (field: 'por' | 'tipo' | 'idPlantilla', value: string): AuditCondition[] =>
  value === '' ? [] : [{ field, op: '==', value }]
const bound = (op: '>=' | '<=', value: Date | null): AuditCondition[] =>
  value === null ? [] : [{ field: 'fecha', op, value }]

/** The conditions of a query of the trail, which is sorted by `fecha`, newest first. */
export const auditConditions = ({ person, kind, form, from, to }: AuditFilters): AuditCondition[] => [
  ...equal('por', person),
  ...equal('tipo', kind ?? ''),
  ...equal('idPlantilla', form),
  ...bound('>=', from),
  ...bound('<=', to),
]
