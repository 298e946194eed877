/** Rows on a page of forms, areas and municipalities (LIST-04, GEO-01). */
export const PAGE_SIZE = 7

/** The slice of one page; a page beyond the end shows the last one. */
export function pageOf<T>(items: readonly T[], page: number, size = PAGE_SIZE): { items: T[]; page: number } {
  const last = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(Math.max(1, page), last)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown }
}
