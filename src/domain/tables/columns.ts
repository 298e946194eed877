/** Columns of tables, which are called the same in any case. */

/** Whether two names or cells say the same, in any case. */
export const alike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Where a column stands among others, in any case; below 0 where it does not. */
export const columnAt = (columns: readonly string[], name: string): number =>
  columns.findIndex((column) => alike(column, name))

/** Columns that others do not have. */
export const columnsLost = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((name) => columnAt(after, name) < 0)
