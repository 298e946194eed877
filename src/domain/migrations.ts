/**
 * What brings documents from before into the shape of now, in the order in which it is done (OPS-07). A number is given
 * once and never again: it is the place in this list, counted from 1. The work of each stands in `functions/src/migrations`.
 */
export const MIGRATIONS = ['zones', 'lists', 'orders', 'statistics', 'counters'] as const

export type MigrationName = (typeof MIGRATIONS)[number]

/** Numbers as people type them: `4` and `statistics` are the same; null when there is no such one. */
export function migrationNamed(text: string): MigrationName | null {
  return MIGRATIONS.find((name, index) => name === text || String(index + 1) === text) ?? null
}

/** What an installation notes that never had documents from before. */
export const allMigrated = (fecha: Date) => ({
  hechas: Object.fromEntries(MIGRATIONS.map((name) => [name, { fecha, cuentas: {} }])),
})
